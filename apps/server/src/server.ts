import { fileURLToPath } from 'node:url'
import { matchMaker, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { RACE_ROOM } from '@samedeal/protocol'
import { USUAL_TIMING, type Timing } from '@samedeal/race'
import { GAMES, klondike, usualOptions, type Game } from '@samedeal/rules'
import { steadyClock, type Clock } from './clock.ts'
import { CertifiedDealer } from './deals/certified-dealer.ts'
import { freshSeed, type Dealer } from './deals/dealer.ts'
import { addressesOf, type Addresses } from './http/addresses.ts'
import { addRoutes } from './http/app.ts'
import { RaceRoom } from './rooms/race-room.ts'
import { presenceCodes } from './rooms/room-codes.ts'
import { warmUp } from './rooms/warm-up.ts'
import type { Services } from './services.ts'

export interface ServerConfig {
  readonly port: number
  readonly host: string
  /** The address that invitations show, without a slash at the end. */
  readonly publicUrl?: string
  /** Where deals come from; certified ones from fresh seeds if not given. Only a test gives another. */
  readonly dealer?: Dealer
  /** The rooms' clock; the real one if not given. */
  readonly clock?: Clock
  /** What rooms wait for; the usual times if not given. */
  readonly timing?: Partial<Timing>
  /** The pace of CPU players, from 0 up to 1; chance if not given. */
  readonly random?: () => number
  /** Told how long each synchronous section of a room held the event loop, in milliseconds. */
  readonly timed?: Services['timed']
  /** Tells the operator of a fault; silence if not given. */
  readonly report?: Services['report']
}

export interface RunningServer {
  readonly addresses: Addresses
  /** Ends every room and stops listening. */
  close(): Promise<void>
}

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** The Colyseus server with its rooms and routes, not yet listening. */
export function createServer(config: ServerConfig): { server: Server; addresses: Addresses } {
  const { port, host, publicUrl } = config
  const report = config.report ?? (() => undefined)
  const services: Services = {
    clock: config.clock ?? steadyClock,
    game: GAMES.get('klondike') as Game,
    timing: { ...USUAL_TIMING, ...config.timing },
    dealer: config.dealer ?? certifiedDealer(report),
    codes: presenceCodes(),
    random: config.random ?? Math.random,
    report,
    timed: config.timed ?? (() => undefined),
  }
  const addresses = addressesOf(port, host, publicUrl)
  const server = new Server({
    transport: new WebSocketTransport({ perMessageDeflate: false, maxPayload: 2_048 }),
    express: (app) => addRoutes(app, { services, addresses, webRoot: WEB_ROOT }),
    gracefullyShutdown: false,
    greet: false,
  })
  server.define(RACE_ROOM, RaceRoom)
  matchMaker.controller.exposedMethods = ['joinById', 'reconnect']
  Object.assign(matchMaker.controller, { DEFAULT_CORS_HEADERS: {}, getCorsHeaders: () => ({}) })
  server.onShutdown(() => services.dealer.close())
  return { server, addresses }
}

/** A dealer that has begun to fill the reserve of the usual setting. */
function certifiedDealer(report: Services['report']): Dealer {
  const dealer = new CertifiedDealer({
    seeds: freshSeed,
    now: () => steadyClock.now(),
    report: (error) => report('the dealer’s worker thread failed', error),
  })
  dealer.prepare(usualOptions(klondike))
  return dealer
}

/** Starts listening. Rejects with the system's error when the port is taken. */
export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const { server, addresses } = createServer(config)
  warmUp(klondike)
  await listen(server, config)
  return {
    addresses,
    close: () => server.gracefullyShutdown(false),
  }
}

/** Colyseus itself never tells that the address cannot be had. */
function listen(server: Server, { port, host }: ServerConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.transport.server?.once('error', reject)
    server.listen(port, host).then(resolve, reject)
  })
}
