import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

function port(): number {
  return 6940 + test.info().parallelIndex
}

function start(): Promise<RunningServer> {
  return startServer({ port: port(), host: '127.0.0.1', dealer: fixedDealer(EASY_DECK) })
}

/** Waits until the app is kept on the device. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
}

test('an installed app deals, plays and goes on after a reload while no server is there', async ({
  page,
}) => {
  const server = await start()
  const { local } = server.addresses
  const manifest = await page.request.get(`${local}/manifest.webmanifest`)
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { icons } = (await manifest.json()) as { icons: { src: string }[] }
  for (const { src } of icons) expect((await page.request.get(local + src)).ok(), src).toBe(true)

  await page.goto(local)
  await isKept(page)
  await server.close()

  const lena = new Racer(page, 'Lena')
  await page.reload()
  await lena.button(/^Play alone/).click()
  await lena.button('Deal').click()
  await expect(page.locator('[data-card]').first()).toBeAttached()
  await page.keyboard.press('s')
  await expect(page.getByText('1 move', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 move', { exact: true })).toBeVisible()
  await lena.quit()
  await lena.button('Replay').click()
  await expect(page.getByText('Move 1 of', { exact: false })).toHaveCount(0)
  await page.goto(local)
  await lena.button('How to play').click()
  await expect(lena.heading('The race')).toBeVisible()
})

test('what belongs to the server is never kept', async ({ page }) => {
  const server = await start()
  await page.goto(server.addresses.local)
  await isKept(page)
  const lena = new Racer(page, 'Lena')
  await lena.host(server.addresses.local)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const opened = await Promise.all(names.map((name) => caches.open(name)))
    const requests = await Promise.all(opened.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.filter((path) => /^\/(api|matchmake|healthz)/.test(path))).toEqual([])
  expect(kept).not.toContain(new URL(page.url()).pathname)
  await server.close()
})

/** The server as it is seen after the app on it has been renewed: its service worker is another one. */
interface Renewable {
  readonly address: string
  /** The next version is on the server from now on. */
  renew(): void
  /** How often the service worker has been asked for. */
  readonly asked: number
  close(): void
}

async function renewable(server: RunningServer, own: number): Promise<Renewable> {
  let isNext = false
  let asked = 0
  const pass = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    const { accept = '*/*' } = headers
    const from = await fetch(server.addresses.local + url, { headers: { accept } })
    const isWorker = url === '/service-worker.js'
    if (isWorker) asked += 1
    const body = Buffer.from(await from.arrayBuffer())
    const renewed = body.toString().replace(/samedeal-\w+/, 'samedeal-next')
    response.writeHead(from.status, { 'content-type': from.headers.get('content-type') ?? '' })
    response.end(isWorker && isNext ? renewed : body)
  }
  const proxy = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => proxy.listen(own, '127.0.0.1', resolve))
  return {
    address: `http://localhost:${own}`,
    renew: () => (isNext = true),
    get asked() {
      return asked
    },
    close: () => proxy.close(),
  }
}

test('a new version waits while a race is on, and takes over with the next load outside one', async ({
  page,
}) => {
  const server = await start()
  const site = await renewable(server, port() + 50)
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return { waits: registration?.waiting != null, kept: (await caches.keys()).toSorted() }
    })
  await page.goto(site.address)
  await isKept(page)
  const [first = ''] = (await state()).kept
  const lena = new Racer(page, 'Lena')
  await lena.button(/^Play alone/).click()
  await lena.button('Deal').click()
  await expect(page.locator('[data-card]').first()).toBeAttached()

  site.renew()
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  const both = [first, 'samedeal-next'].toSorted()
  await expect.poll(state).toEqual({ waits: true, kept: both })
  const { asked } = site
  await page.reload()
  await expect(page.locator('[data-card]').first()).toBeAttached()
  await expect.poll(() => site.asked).toBeGreaterThan(asked)
  expect(await state()).toEqual({ waits: true, kept: both })

  await lena.button('Settings').click()
  await lena.button('Pause and go home').click()
  await page.reload()
  await expect.poll(state).toEqual({ waits: false, kept: ['samedeal-next'] })
  site.close()
  await server.close()
})
