import type { Request, RequestHandler, Response } from 'express'
import { roomOfPath } from '@samedeal/protocol'
import type { Services } from '../services.ts'

/** Where programs ask: what is not there is told them as data. */
const FOR_PROGRAMS = /^\/+(api|assets|matchmake)(\/|$)/

/**
 * Answers every address that a person may open with the web app's page: `/`, `/CODE` and `/watch/CODE`, however
 * the code is written, and whatever leads nowhere, where the page says so.
 * @param page The file of the page.
 */
export function pages(page: string, { report }: Pick<Services, 'report'>): RequestHandler {
  return (request, response, next) => {
    const isKnown = request.path === '/' || roomOfPath(request.path) !== undefined
    if (!isRead(request) || !(isKnown || isForPeople(request))) return next()
    response
      .status(isKnown ? 200 : 404)
      .set('Cache-Control', isKnown ? 'no-cache' : 'no-store')
      .vary('Accept')
    return response.sendFile(page, (fault?: Error & { readonly code?: string }) => {
      // Who goes away before the end has the file no less.
      if (fault === undefined || response.headersSent || fault.code === 'ECONNABORTED') return
      report(`${page} cannot be sent`, fault)
      barePage(response, isKnown ? 500 : 404)
    })
  }
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Browsers ask for a page by its type; anybody else gets one where no file is named. */
function isForPeople(request: Request): boolean {
  if (FOR_PROGRAMS.test(request.path)) return false
  const asksForPage = request.get('accept')?.includes('text/html') === true
  return asksForPage || (request.accepts('html') === 'html' && !/\.\w+$/.test(request.path))
}

/** What is left to say without the web app. */
function barePage(response: Response, status: 404 | 500): void {
  const said = status === 404 ? 'There is nothing here.' : 'The server cannot find the game’s page.'
  response
    .status(status)
    .type('html')
    .send(`<!doctype html><title>Samedeal</title><p>${said} <a href="/">Home</a></p>\n`)
}
