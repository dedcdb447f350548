// Keeps the built app on the device, for practice without a network. Rooms always go to the server.
//
// A page is asked for from the server first, which played by the same version; the kept copy stands in
// when the server does not answer. Files of the build come from the device. Everything else, such as
// /api and /matchmake, is left to the browser and never kept.

declare const self: ServiceWorkerGlobalScope

/** Every file of this build by its address, and a hash of them all; filled in by the build. */
declare const FILES: readonly string[]
declare const VERSION: string

const CACHE = `samedeal-${VERSION}`
/** The page of every address: where there is nothing, it says so. */
const PAGE = '/'
const NO_PAGES = /^\/(api|assets|matchmake)\/|^\/healthz$/
/** How long the server may take with a page before the kept one stands in, in milliseconds. */
const PATIENCE_MS = 3_000

const files: ReadonlySet<string> = new Set(FILES)

self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', ({ data }) => {
  // A new version waits until a page says that no race is on.
  if (data === 'take-over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!NO_PAGES.test(pathname)) event.respondWith(page(request))
  } else if (files.has(pathname + search)) event.respondWith(kept(request))
})

/** Fetches what is new in this version; a file whose name tells its content is taken over from the last. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(
    FILES.map(async (file) => {
      const before = file.startsWith('/assets/') ? await caches.match(file) : undefined
      const response = before ?? (await fetch(file, { cache: 'no-cache' }))
      if (!response.ok) throw new Error(`${file} answers ${response.status}`)
      await cache.put(file, response)
    }),
  )
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('samedeal-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The server's page; the kept one when the server fails or is slow. */
async function page(request: Request): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const asked = fetch(request).catch(() => undefined)
  const fresh = await Promise.race([asked, late])
  if (fresh !== undefined && fresh.status < 500) return fresh
  return (await ownCopy(PAGE)) ?? (await asked) ?? Response.error()
}

async function kept(request: Request): Promise<Response> {
  return (await ownCopy(request)) ?? fetch(request)
}

async function ownCopy(request: Request | string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(request)
}
