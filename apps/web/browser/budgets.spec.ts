import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page, type Request } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { onPhone } from './racer.ts'

/** Bytes, as they travel: text is compressed by gzip. */
const KB = 1000

const BUILD = join(import.meta.dirname, '../dist')

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 5200 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

/** Notes what a page fetches from now on. */
function fetchedBy(page: Page): Request[] {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  return requests
}

/** What the requests brought, in bytes by path, the largest first. */
async function bytesOf(requests: readonly Request[]): Promise<[path: string, bytes: number][]> {
  const sizes = requests.map(async (request): Promise<[string, number]> => {
    const { responseBodySize } = await request.sizes()
    return [new URL(request.url()).pathname, responseBodySize]
  })
  return (await Promise.all(sizes)).toSorted(([, one], [, other]) => other - one)
}

function sum(sizes: readonly (readonly [path: string, bytes: number])[]): number {
  return sizes.reduce((total, [, bytes]) => total + bytes, 0)
}

test('the home page needs at most 60 KB of script', async ({ browser }) => {
  for (const locale of ['en', 'es', 'ja']) {
    const page = await (await browser.newContext({ locale })).newPage()
    const requests = fetchedBy(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    const scripts = (await bytesOf(requests)).filter(([path]) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(0)
    expect(sum(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(60 * KB)
  }
})

test('from the home page to a playable board come at most 200 KB, and one deck of at most 220 KB', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  const requests = fetchedBy(lena.page)
  await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await lena.page.waitForLoadState('networkidle')
  const sizes = await bytesOf(requests)
  const isDeck = ([path]: readonly [string, number]) => /\/deck\/.*\.webp$/.test(path)
  const decks = sizes.filter(isDeck)
  const rest = sizes.filter((size) => !isDeck(size))
  expect(decks.length).toBe(1)
  expect(sum(decks)).toBeLessThanOrEqual(220 * KB)
  expect(sum(rest), JSON.stringify(rest)).toBeLessThanOrEqual(200 * KB)
})

test('all script of the app, workers and languages included, is at most 280 KB', () => {
  const scripts = globSync('**/*.js', { cwd: BUILD })
  const sizes = scripts.map((file): [string, number] => [
    file,
    statSync(join(BUILD, `${file}.gz`)).size,
  ])
  expect(sizes.length).toBeGreaterThan(10)
  expect(sum(sizes), JSON.stringify(sizes)).toBeLessThanOrEqual(280 * KB)
})
