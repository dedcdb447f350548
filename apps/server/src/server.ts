import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { matchMaker, Server } from '@colyseus/core'
import { RACE_ROOM } from '@samedeal/protocol'
import { USUAL_TIMING, type Timing } from '@samedeal/race'
import { GAMES, USUAL_GAME, usualOptions } from '@samedeal/rules'
import { steadyClock, type Clock } from './clock.ts'
import { CertifiedDealer } from './deals/certified-dealer.ts'
import { freshSeed, type Dealer } from './deals/dealer.ts'
import { addressesOf, type Addresses } from './http/addresses.ts'
import { webApp } from './http/app.ts'
import { BoundedSockets } from './http/bounded-sockets.ts'
import { trustIn, type Proxies } from './http/client-address.ts'
import { GatedServer } from './http/gate.ts'
import { openDiskJournal } from './journal/disk-journal.ts'
import type { Journal, Unwritten } from './journal/journal.ts'
import type { RoundLimits } from './journal/journal-message.ts'
import { noJournal } from './journal/no-journal.ts'
import { CodeGuesses } from './limits/code-guesses.ts'
import { JoinBudgets } from './limits/join-budgets.ts'
import { USUAL_LIMITS, type Limits } from './limits/limits.ts'
import { MessageBudgets } from './limits/message-budgets.ts'
import { RoomQuota } from './limits/room-quota.ts'
import { SocketQuota } from './limits/socket-quota.ts'
import { EncodedRecords } from './rooms/encoded-records.ts'
import { RaceRoom } from './rooms/race-room.ts'
import { presenceCodes } from './rooms/room-codes.ts'
import { Rooms } from './rooms/rooms.ts'
import { warmUp } from './rooms/warm-up.ts'
import type { Services } from './services.ts'
import { Thinking, type ThinkingCounts } from './thinking/thinking.ts'
import { Turns } from './turns.ts'

export interface ServerConfig {
  readonly port: number
  readonly host: string
  /** The address that invitations show, without a slash at the end. */
  readonly publicUrl?: string
  /** The origins whose pages may talk to this server; the host that a request asks if not given. */
  readonly origins?: readonly string[]
  /** The machines in front of the server that say whom they speak for; none if not given. */
  readonly proxies?: Proxies
  /** How much one address, and all of them together, may take; the usual if not given. */
  readonly limits?: Partial<Limits>
  /** Where races are written down, so that they outlive the process; nowhere if not given. */
  readonly dataFolder?: string
  /** How many finished rounds are kept; the usual if not given. */
  readonly keptRounds?: Partial<RoundLimits>
  /** Where deals come from; certified ones from fresh seeds if not given. Only a test gives another. */
  readonly dealer?: Dealer
  /** The rooms' clock; the real one if not given. */
  readonly clock?: Clock
  /** What rooms wait for; the usual times if not given. */
  readonly timing?: Partial<Timing>
  /** Chance for CPU players, from 0 up to 1; the system's if not given. */
  readonly random?: () => number
  /** How long CPU players take over their moves, against the usual; 1 if not given. */
  readonly pace?: number
  /** Threads that think for CPU players at most; 1 or 2 by the machine's cores if not given. */
  readonly thinkers?: number
  /** Runs each synchronous section of a room, which holds the event loop; a bench times it that way. */
  readonly timed?: Services['timed']
  /** The folder of the built web app; the one beside the server if not given. */
  readonly webRoot?: string
  /** Tells the operator of a fault; silence if not given. */
  readonly report?: Services['report']
}

export interface RunningServer {
  readonly addresses: Addresses
  /** How much thinking was asked for, and how often a simpler level had to do. */
  readonly thinking: ThinkingCounts
  /** What is not on the disk at the moment; after a stop, what is lost. */
  readonly unwritten: Unwritten
  /** Tells everybody, writes down what is waiting, and stops listening. */
  close(): Promise<void>
}

/** The longest message that a socket may send, in bytes; a longer one costs it its connection. */
const LONGEST_MESSAGE = 2_048

/** How long a stop waits for sockets to be closed once everything is on the disk, in milliseconds. */
const SOCKETS_MS = 1_000

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** The Colyseus server with its rooms and routes, not yet listening. */
export function createServer(
  config: ServerConfig,
  journal: Journal = noJournal,
): {
  readonly server: Server
  readonly addresses: Addresses
  readonly thinking: Thinking
  readonly rooms: Rooms
} {
  const { port, host, publicUrl } = config
  const report = config.report ?? (() => undefined)
  const limits = { ...USUAL_LIMITS, ...config.limits }
  const now = (): number => steadyClock.now()
  const services: Services = {
    clock: config.clock ?? steadyClock,
    timing: { ...USUAL_TIMING, ...config.timing },
    dealer: config.dealer ?? certifiedDealer(report),
    codes: presenceCodes(journal.left),
    journal,
    living: new Set(),
    socketsPerRoom: limits.socketsPerRoom,
    messages: new MessageBudgets({ now, limits }),
    records: new EncodedRecords(),
    thinking: new Thinking({
      threads: config.thinkers ?? Math.max(1, Math.min(2, availableParallelism() - 1)),
      random: config.random ?? Math.random,
      report: (error) => report('a thinking thread failed', error),
    }),
    turns: new Turns(),
    pace: config.pace ?? 1,
    report,
    timed: config.timed ?? ((_section, work) => work()),
  }
  const addresses = addressesOf(port, host, publicUrl)
  const rooms = new Rooms(services)
  const trust = trustIn(config.proxies)
  const guesses = new CodeGuesses({ now, tooMany: limits.wrongCodes })
  const sockets = new SocketQuota(limits.socketsPerAddress)
  const quota = new RoomQuota({
    limits,
    count: () => matchMaker.stats.local.roomCount,
    isLive: (code) => matchMaker.getLocalRoomById(code) !== undefined,
  })
  const joins = new JoinBudgets({ now, limits })
  const limited = { quota, sockets, joins, guesses }
  const webRoot = config.webRoot ?? WEB_ROOT
  const app = webApp({ services, rooms, addresses, trust, ...limited, webRoot })
  const http = new GatedServer({ app, trust, origins: config.origins, publicUrl, sockets })
  const server = new Server({
    transport: new BoundedSockets({
      server: http,
      perMessageDeflate: false,
      maxPayload: LONGEST_MESSAGE,
    }),
    gracefullyShutdown: false,
    greet: false,
    logger: quietLogger(report),
  })
  server.define(RACE_ROOM, RaceRoom)
  const { dealer, thinking } = services
  server.onShutdown(() => Promise.all([dealer.close(), thinking.close()]))
  return { server, addresses, thinking, rooms }
}

/** What Colyseus says, as far as it is a fault. */
function quietLogger(report: Services['report']) {
  const pass = (what: unknown): void => report('Colyseus', what)
  const silence = (): void => undefined
  return { error: pass, warn: pass, info: silence, debug: silence, trace: silence }
}

/** A dealer that has begun to fill the reserve of the usual setting. */
function certifiedDealer(report: Services['report']): Dealer {
  const dealer = new CertifiedDealer({
    seeds: freshSeed,
    now: () => steadyClock.now(),
    report: (error) => report('the dealer’s worker thread failed', error),
  })
  dealer.prepare(USUAL_GAME, usualOptions(USUAL_GAME))
  return dealer
}

/**
 * Opens the data folder and starts listening. Rejects with a sentence when the folder cannot be used, and
 * with the system's error when the port is taken.
 */
export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const journal = await openJournal(config)
  const { server, addresses, thinking, rooms } = createServer(config, journal)
  for (const game of GAMES.values()) warmUp(game, thinking)
  await listen(server, config)
  return {
    addresses,
    thinking: thinking.counts,
    get unwritten() {
      return journal.unwritten
    },
    async close() {
      rooms.stop()
      await journal.close()
      // Colyseus waits for seats that were promised to browsers which may never come, up to 15 s.
      await Promise.race([
        server.gracefullyShutdown(false),
        wait(SOCKETS_MS, undefined, { ref: false }),
      ])
    },
  }
}

function openJournal({ dataFolder, keptRounds, clock, report }: ServerConfig): Promise<Journal> {
  if (dataFolder === undefined) return Promise.resolve(noJournal)
  return openDiskJournal({
    folder: dataFolder,
    rounds: keptRounds,
    now: () => (clock ?? steadyClock).now(),
    report: report ?? (() => undefined),
  })
}

/** Colyseus itself never tells that the address cannot be had. */
function listen(server: Server, { port, host }: ServerConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.transport.server?.once('error', reject)
    server.listen(port, host).then(resolve, reject)
  })
}
