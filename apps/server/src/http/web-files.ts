import express, { type RequestHandler, type Response } from 'express'

/** What the build leaves a compressed copy of, beside each file. */
const COMPRESSED = /\.(js|css|svg)$/

/**
 * Serves the files of the built web app, text compressed for whoever takes it. A file that is not there
 * is left to the next handler.
 * @param root The folder of the build.
 */
export function webFiles(root: string): RequestHandler {
  const files = express.static(root, { index: false, setHeaders: cacheForGood })
  const copies = express.static(root, {
    index: false,
    setHeaders: (response, path) => {
      cacheForGood(response, path)
      response.type(path.replace(/\.gz$/, '').split('.').at(-1) ?? '')
      response.set('Content-Encoding', 'gzip')
    },
  })
  return (request, response, next) => {
    const hasCopy = COMPRESSED.test(request.path)
    if (hasCopy) response.vary('Accept-Encoding')
    if (!hasCopy || request.acceptsEncodings('gzip') === false) {
      files(request, response, next)
      return
    }
    const { url } = request
    request.url = `${request.path}.gz`
    copies(request, response, (fault?: unknown) => {
      request.url = url
      if (fault === undefined) files(request, response, next)
      else next(fault)
    })
  }
}

/** Built files have their content's hash in their name, so they never change. */
function cacheForGood(response: Response, path: string): void {
  const forGood = path.includes('/assets/')
  response.set('Cache-Control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache')
}
