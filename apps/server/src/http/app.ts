import { join } from 'node:path'
import { readRoomCode, ROOMS_PATH, type HttpError, type RoomCreated } from '@samedeal/protocol'
import type { Application, ErrorRequestHandler, Request, Response } from 'express'
import helmet from 'helmet'
import type { Rooms } from '../rooms/rooms.ts'
import type { Services } from '../services.ts'
import type { Addresses } from './addresses.ts'
import { webFiles } from './web-files.ts'

export interface AppConfig {
  readonly services: Services
  readonly rooms: Rooms
  readonly addresses: Addresses
  /** The folder of the built web app. */
  readonly webRoot: string
}

const STOPPING: HttpError = {
  error: 'stopping',
  message: 'The server is about to restart. Try again in a moment.',
}

/** Adds every HTTP route: health, rooms, and the web app, whose page answers `/`, `/CODE` and `/watch/CODE`. */
export function addRoutes(
  app: Application,
  { services, rooms, addresses, webRoot }: AppConfig,
): void {
  const page = join(webRoot, 'index.html')
  app.disable('x-powered-by')
  app.use(headers())
  app.get('/healthz', (_request, response) => {
    response.type('text').send('ok\n')
  })
  app.post(ROOMS_PATH, async (request, response) => {
    if (rooms.isStopping) return refuse(response, 503, STOPPING)
    const code = await rooms.create()
    response.status(201).json(found(code, request))
  })
  app.get(`${ROOMS_PATH}/:code`, async (request, response) => {
    const code = readRoomCode(request.params.code)
    if (code === undefined) {
      const message = `"${request.params.code}" is no room code: a code has six letters, without I, L, O and U.`
      return refuse(response, 400, { error: 'bad-code', message })
    }
    if (!(await rooms.find(code))) {
      if (rooms.isStopping) return refuse(response, 503, STOPPING)
      return refuse(response, 404, { error: 'no-such-room', message: `There is no room ${code}.` })
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
    return refuse(response, 404, { error: 'not-found', message: 'There is nothing here.' })
  })
  app.use((_request, response) => {
    refuse(response, 404, { error: 'not-found', message: 'There is nothing here.' })
  })
  app.use(answerFault(services))

  function found(code: string, request: Request): RoomCreated {
    const origin = `${request.protocol}://${request.get('host') ?? 'localhost'}`
    return { code, inviteUrl: `${addresses.invite(origin)}/${code}` }
  }
}

/** Strict content rules; nothing that would force https, since a party plays over plain http on a LAN. */
function headers(): ReturnType<typeof helmet> {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
      },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
  })
}

/** Answers what went wrong on the way without telling anything of the server. */
function answerFault({ report }: Services): ErrorRequestHandler {
  // oxlint-disable-next-line max-params -- Express knows a fault's handler by its four parameters.
  return (fault: { readonly status?: number }, request, response, next) => {
    if (response.headersSent) return next(fault)
    const isTheirs = fault.status !== undefined && fault.status < 500
    if (!isTheirs) report(`${request.method} ${request.path} failed`, fault)
    return isTheirs
      ? refuse(response, fault.status, { error: 'bad-request', message: 'This cannot be read.' })
      : refuse(response, 500, { error: 'failed', message: 'The server could not do this.' })
  }
}

function refuse(response: Response, status: number, body: HttpError): void {
  response.status(status).json(body)
}
