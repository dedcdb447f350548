import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { onPhone } from './racer.ts'
import { expect, test } from './test.ts'

/** In bytes as they travel: text is compressed by gzip. */
const KB = 1024

const BUILD = join(import.meta.dirname, '../dist')

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 6200 + test.info().parallelIndex,
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

/** Every script of the build with its compressed size. */
function builtScripts(): [path: string, bytes: number][] {
  return globSync('**/*.js', { cwd: BUILD }).map((path) => [
    path,
    statSync(join(BUILD, `${path}.gz`)).size,
  ])
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

test('from the home page to a playable board come at most 200 KB of script, and one deck of at most 220 KB', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  const requests = fetchedBy(lena.page)
  await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await lena.page.waitForLoadState('networkidle')
  const sizes = await bytesOf(requests)
  const decks = sizes.filter(([path]) => /\/deck\/.*\.webp$/.test(path))
  expect(decks.length).toBe(1)
  expect(sum(decks)).toBeLessThanOrEqual(220 * KB)
  const scripts = sizes.filter(([path]) => path.endsWith('.js'))
  // This browser has no WebGL; players' browsers fetch the larger renderer.
  const isRenderer = ([path]: readonly [string, number]) => /-renderer-/.test(path)
  expect(scripts.filter(isRenderer).length).toBeGreaterThan(0)
  const rest = scripts.filter((size) => !isRenderer(size))
  const [webgl] = builtScripts().filter(([path]) => path.includes('webgl-renderer-'))
  const all = sum([...rest, webgl!])
  expect(all, JSON.stringify(scripts)).toBeLessThanOrEqual(200 * KB)
  // Styles, fonts, the page and the little that the server answers.
  const others = sizes.filter((size) => !decks.includes(size) && !scripts.includes(size))
  expect(sum(others), JSON.stringify(others)).toBeLessThanOrEqual(70 * KB)
})

/** The pages to read, a file a language for the race and for each game: nobody waits for them. */
function isPage([path]: readonly [path: string, bytes: number]): boolean {
  return /how-to-play-|-rules-|-pages-/.test(path)
}

/** What alone a player of each game fetches: how the names of those scripts begin. */
const OF_GAMES: Readonly<Record<string, readonly string[]>> = {
  klondike: ['klondike-'],
  freecell: ['freecell-', 'deal-number-'],
}

/** Whether a script is one that nobody but players of a game fetches. */
function isOf(game: string, [path]: readonly [path: string, bytes: number]): boolean {
  return OF_GAMES[game]?.some((name) => path.includes(`/${name}`)) === true
}

test.describe('by game', () => {
  for (const game of Object.keys(OF_GAMES)) {
    const others = Object.keys(OF_GAMES).filter((other) => other !== game)
    test(`all script that ${game} needs, workers and languages included, is at most 280 KB, the pages to read apart`, () => {
      const sizes = builtScripts().filter(
        (script) => !isPage(script) && !others.some((other) => isOf(other, script)),
      )
      expect(sizes.length).toBeGreaterThan(10)
      expect(sizes.some((script) => isOf(game, script))).toBe(true)
      expect(sum(sizes), JSON.stringify(sizes)).toBeLessThanOrEqual(280 * KB)
    })
  }
})

test('the pages to read of a game are at most 6 KB in each language, and so is what puts them together', () => {
  const pages = builtScripts().filter(isPage)
  for (const [path, bytes] of pages) expect(bytes, path).toBeLessThanOrEqual(6 * KB)
  // The race's part comes in each language too; the largest of them counts.
  const race = Math.max(
    ...pages.flatMap(([path, bytes]) => (path.includes('how-to-play-') ? [bytes] : [])),
  )
  for (const game of Object.keys(OF_GAMES)) {
    const texts = pages.filter(([path]) => path.includes(`/${game}-rules-`))
    expect(texts).toHaveLength(3)
    for (const [path, bytes] of texts) expect(bytes + race, path).toBeLessThanOrEqual(6 * KB)
  }
})
