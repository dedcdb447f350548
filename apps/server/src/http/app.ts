import { join } from 'node:path'
import express, { type Application, type ErrorRequestHandler } from 'express'
import type { Services } from '../services.ts'
import { pages } from './pages.ts'
import { refuse } from './refuse.ts'
import { roomRoutes, type RoomRoutesConfig } from './room-routes.ts'
import { webFiles } from './web-files.ts'

export interface AppConfig extends RoomRoutesConfig {
  readonly services: Services
  /** The folder of the built web app. */
  readonly webRoot: string
}

/** Every HTTP route behind the gate: health, rooms, and the web app, whose page answers wherever a person may land. */
export function webApp(config: AppConfig): Application {
  const { services, webRoot } = config
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trust)
  app.get('/healthz', (_request, response) => {
    response.type('text').send('ok\n')
  })
  app.use(roomRoutes(config))
  app.use(webFiles(webRoot))
  app.use(pages(join(webRoot, 'index.html'), services))
  app.use((_request, response) => {
    refuse(response, { error: 'not-found', message: 'There is nothing here.' })
  })
  app.use(answerFault(services))
  return app
}

/** Answers what went wrong on the way without telling anything of the server. */
function answerFault({ report }: Services): ErrorRequestHandler {
  // oxlint-disable-next-line max-params -- Express knows a fault's handler by its four parameters.
  return (fault: { readonly status?: number }, request, response, next) => {
    if (response.headersSent) return next(fault)
    if (fault.status === 413) {
      return refuse(response, { error: 'too-large', message: 'The request is too large.' })
    }
    const isTheirs = fault.status !== undefined && fault.status < 500
    if (!isTheirs) report(`${request.method} ${request.path} failed`, fault)
    return isTheirs
      ? refuse(response, { error: 'bad-request', message: 'The request cannot be read.' })
      : refuse(response, { error: 'failed', message: 'The server could not handle the request.' })
  }
}
