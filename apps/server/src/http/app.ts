import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readRoomCode, ROOMS_PATH, type HttpError, type RoomCreated } from '@samedeal/protocol'
import type { Application, ErrorRequestHandler, Request } from 'express'
import type { CodeGuesses } from '../limits/code-guesses.ts'
import type { RoomQuota } from '../limits/room-quota.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Services } from '../services.ts'
import type { Addresses } from './addresses.ts'
import type { Trust } from './client-address.ts'
import { addressOf } from './gate.ts'
import { headers } from './headers.ts'
import { refuse } from './refuse.ts'
import { webFiles } from './web-files.ts'

export interface AppConfig {
  readonly services: Services
  readonly rooms: Rooms
  readonly addresses: Addresses
  readonly trust: Trust
  readonly quota: RoomQuota
  readonly guesses: CodeGuesses
  /** The folder of the built web app. */
  readonly webRoot: string
}

const NO_PLACE = {
  'server-full': 'Every table of this server is taken. Try again in a few minutes.',
  'too-many-rooms': 'Your network has as many rooms as it may have. End one, or join one of them.',
} as const

const STOPPING: HttpError = {
  error: 'stopping',
  message: 'The server is about to restart. Try again in a moment.',
}

/** Adds every HTTP route: health, rooms, and the web app, whose page answers `/`, `/CODE` and `/watch/CODE`. */
export function addRoutes(app: Application, config: AppConfig): void {
  const { services, rooms, addresses, quota, guesses, webRoot } = config
  const page = join(webRoot, 'index.html')
  app.disable('x-powered-by')
  app.set('trust proxy', config.trust)
  app.use(headers())
  app.get('/healthz', (_request, response) => {
    response.type('text').send('ok\n')
  })
  app.post(ROOMS_PATH, async (request, response) => {
    if (rooms.isStopping) return refuse(response, STOPPING)
    const place = quota.take(addressOf(request))
    if (typeof place === 'string') {
      return refuse(response, { error: place, message: NO_PLACE[place] })
    }
    const code = await rooms.create().catch((error: unknown) => {
      place.giveBack()
      throw error
    })
    place.settle(code)
    response.status(201).json(found(code, request))
  })
  app.get(`${ROOMS_PATH}/:code`, async (request, response) => {
    const address = addressOf(request)
    if (guesses.isTooMany(address)) {
      const message = 'Too many wrong codes have come from your network. Try again later.'
      return refuse(response, { error: 'too-many-tries', message })
    }
    const code = readRoomCode(request.params.code)
    if (code === undefined) {
      const message = `"${request.params.code}" is no room code: a code has six letters, without I, L, O and U.`
      return refuse(response, { error: 'bad-code', message })
    }
    if (!(await rooms.find(code))) {
      if (rooms.isStopping) return refuse(response, STOPPING)
      await wait(guesses.wrong(address), undefined, { ref: false })
      return refuse(response, { error: 'no-such-room', message: `There is no room ${code}.` })
    }
    response.json(found(code, request))
  })
  app.get('/', (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile(page)
  })
  app.use(webFiles(webRoot))
  app.get(['/:code', '/watch/:code'], (request: Request<{ code: string }>, response) => {
    const code = readRoomCode(request.params.code)
    if (code !== undefined) return response.set('Cache-Control', 'no-cache').sendFile(page)
    return refuse(response, { error: 'not-found', message: 'There is nothing here.' })
  })
  app.use((_request, response) => {
    refuse(response, { error: 'not-found', message: 'There is nothing here.' })
  })
  app.use(answerFault(services))

  function found(code: string, request: Request): RoomCreated {
    const origin = `${request.protocol}://${request.get('host') ?? 'localhost'}`
    return { code, inviteUrl: `${addresses.invite(origin)}/${code}` }
  }
}

/** Answers what went wrong on the way without telling anything of the server. */
function answerFault({ report }: Services): ErrorRequestHandler {
  // oxlint-disable-next-line max-params -- Express knows a fault's handler by its four parameters.
  return (fault: { readonly status?: number }, request, response, next) => {
    if (response.headersSent) return next(fault)
    const isTheirs = fault.status !== undefined && fault.status < 500
    if (!isTheirs) report(`${request.method} ${request.path} failed`, fault)
    return isTheirs
      ? refuse(response, { error: 'bad-request', message: 'This cannot be read.' })
      : refuse(response, { error: 'failed', message: 'The server could not do this.' })
  }
}
