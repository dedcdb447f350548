import type { Page } from '@playwright/test'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { Builds } from './new-build.ts'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'

let builds: Builds
let server: RunningServer
let address: string

// Over plain http, where no service worker keeps a build.
test.beforeEach(async () => {
  builds = new Builds()
  const port = 7100 + test.info().parallelIndex
  server = await startServer({
    port,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
    webRoot: builds.folder,
  })
  address = `http://party.example:${port}`
})

test.afterEach(async () => {
  await server.close()
  builds.remove()
})

/** How often the page has been loaded since. */
function loads(page: Page): () => number {
  let count = 0
  page.on('domcontentloaded', () => count++)
  return () => count
}

test('a page of the last build opens what it had not loaded yet, after loading itself anew once', async ({
  page,
}) => {
  const openings = [
    ['How to play', 'How to play'],
    ['Statistics', 'Statistics'],
    ['New here?', 'Your first game'],
  ] as const
  for (const [button, heading] of openings) {
    await page.goto('about:blank')
    await page.goto(address)
    const offer = page.getByRole('button', { name: button })
    await expect(offer).toBeVisible()
    const count = loads(page)
    builds.release()
    await offer.click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    expect(count()).toBe(1)
  }
})

test('Host, Join and Play alone go on by themselves after a new build', async ({ browser }) => {
  const lena = new Racer(await browser.newPage(), 'Lena')
  await lena.page.goto(address)
  await lena.page.getByRole('textbox', { name: 'Your name' }).fill('Lena')
  builds.release()
  await lena.button('Host a race').click()
  await lena.page.waitForURL(/\/[A-Z]{6}$/)
  const code = new URL(lena.page.url()).pathname.slice(1)

  const noor = new Racer(await (await browser.newContext()).newPage(), 'Noor')
  await noor.page.goto(address)
  builds.release()
  await noor.page.getByRole('textbox', { name: 'Your name' }).fill('Noor')
  await noor.page.getByRole('textbox', { name: /Room code/ }).fill(code)
  await noor.button('Join').click()
  await expect(lena.page.getByText('Noor')).toBeVisible()

  const kim = new Racer(await (await browser.newContext()).newPage(), 'Kim')
  await kim.page.goto(address)
  builds.release()
  await kim.button(/^Play alone/).click()
  await expect(kim.button('Deal')).toBeVisible()
})

test('a race that begins after a new build finds its cards, and its seat', async ({ browser }) => {
  const lena = new Racer(await browser.newPage(), 'Lena')
  // Nothing of the table has come while people gathered.
  const table = /\/assets\/board-[\w-]{8}\.js/
  await lena.page.route(table, (route) => route.abort())
  await lena.host(address)
  await expect(lena.button('Start race')).toBeEnabled()
  await lena.page.waitForTimeout(1_500)
  await lena.page.unroute(table)
  builds.release()
  const count = loads(lena.page)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await lena.win()
  await expect(lena.button('Replay')).toBeVisible()
  expect(count()).toBe(1)
})

test('a lobby whose page is out of date loads itself anew before the race', async ({ browser }) => {
  const lena = new Racer(await browser.newPage(), 'Lena')
  await lena.page.route(
    /\/assets\/board-[\w-]{8}\.js/,
    (route) => {
      // The build changes between the page and the code of its table.
      builds.release()
      return route.continue()
    },
    { times: 1 },
  )
  await lena.page.goto(address)
  const count = loads(lena.page)
  await lena.page.getByRole('textbox', { name: 'Your name' }).fill('Lena')
  await lena.button('Host a race').click()
  await expect(lena.button('Start race')).toBeVisible()
  await expect.poll(count).toBe(1)
  await expect(lena.button('Start race')).toBeEnabled()
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  expect(count()).toBe(1)
})

test('a race that the server does not understand goes on after the page has loaded itself anew', async ({
  browser,
}) => {
  const lena = new Racer(await browser.newPage(), 'Lena')
  await lena.page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      override send(data: Uint8Array<ArrayBuffer>): void {
        // As if this page wrote its moves as another build reads them.
        const isMove =
          Reflect.get(window, 'isForeign') === true && String.fromCharCode(...data).includes('move')
        super.send(
          isMove ? Uint8Array.from([13, 0xa3, ...new TextEncoder().encode('mvo'), 1]) : data,
        )
      }
    }
  })
  await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  builds.release()
  const count = loads(lena.page)
  await lena.page.evaluate(() => Reflect.set(window, 'isForeign', true))
  await lena.pile('stock').press('Enter')
  await expect.poll(count).toBe(1)
  await expect(lena.card('AC')).toBeAttached()
  await lena.quit()
  await expect(lena.button('Replay')).toBeVisible()
  expect(count()).toBe(1)
})

test('results whose replay is gone come back, and show it', async ({ browser }) => {
  const lena = new Racer(await browser.newPage(), 'Lena')
  await lena.host(address)
  await lena.button('Start race').click()
  await lena.win()
  await expect(lena.button('Replay')).toBeEnabled()
  builds.release()
  await lena.button('Replay').click()
  await lena.page.waitForEvent('domcontentloaded')
  await lena.button('Replay').click()
  await expect(lena.heading('Replay')).toBeVisible()
  await expect(lena.page.locator('.board-table canvas').first()).toBeVisible()
})

test('a page that comes back as old as it was says so, and is not loaded again and again', async ({
  page,
}) => {
  const old = builds.page
  const scripts = new Map<string, string>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) {
      scripts.set(pathname, await response.text().catch(() => ''))
    }
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  builds.release()
  // Something between page and server that goes on giving the old page, as far as it was loaded.
  await page.route(
    ({ pathname }) => pathname === '/' || scripts.has(pathname),
    (route) => {
      const { pathname, search } = new URL(route.request().url())
      const isPage = pathname === '/'
      // A page that was given by the test may ask no server on this machine: its question is answered here.
      const page = search === '' ? old : builds.page
      return route.fulfill({
        body: isPage ? page : (scripts.get(pathname) ?? ''),
        contentType: isPage
          ? 'text/html'
          : pathname.endsWith('.css')
            ? 'text/css'
            : 'text/javascript',
      })
    },
  )
  const count = loads(page)
  await page.getByRole('button', { name: 'Statistics' }).click()
  await expect(page.getByRole('alert')).toContainText('The game has been updated')
  expect(count()).toBe(1)
  await page.getByRole('button', { name: 'Home' }).click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Lena')
  await page.getByRole('button', { name: 'Host a race' }).click()
  await expect(page.getByRole('alert')).toContainText('The game has been updated')
  expect(count()).toBe(1)
})

test('without a server the page says that, and not that it is out of date', async ({ page }) => {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Statistics' }).click()
  await expect(page.getByRole('alert')).toContainText('isn’t answering')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible()
})
