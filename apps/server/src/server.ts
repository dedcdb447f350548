import { fileURLToPath } from 'node:url'
import { matchMaker, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { RACE_ROOM } from '@samedeal/protocol'
import { COUNTDOWN_MS } from '@samedeal/race'
import { GAMES, type Game } from '@samedeal/rules'
import { steadyNow } from './clock.ts'
import { freshSeed, shuffleDealer, type Dealer } from './deals/dealer.ts'
import { addressesOf, type Addresses } from './http/addresses.ts'
import { addRoutes } from './http/app.ts'
import { RaceRoom } from './rooms/race-room.ts'
import { presenceCodes } from './rooms/room-codes.ts'
import type { Services } from './services.ts'

export interface ServerConfig {
  readonly port: number
  readonly host: string
  /** The address that invitations show, without a slash at the end. */
  readonly publicUrl?: string
  /** Where deals come from; fresh shuffles if not given. Only a test gives another. */
  readonly dealer?: Dealer
  /** From the host's start to GO in milliseconds; 3 s if not given. */
  readonly countdown?: number
  /** The pace of CPU players, from 0 up to 1; chance if not given. */
  readonly random?: () => number
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
  const services: Services = {
    now: steadyNow,
    game: GAMES.get('klondike') as Game,
    countdown: config.countdown ?? COUNTDOWN_MS,
    dealer: config.dealer ?? shuffleDealer(freshSeed),
    codes: presenceCodes(),
    random: config.random ?? Math.random,
    report: config.report ?? (() => undefined),
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
  return { server, addresses }
}

/** Starts listening. Rejects with the system's error when the port is taken. */
export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const { server, addresses } = createServer(config)
  await server.listen(config.port, config.host)
  return {
    addresses,
    close: () => server.gracefullyShutdown(false),
  }
}
