import { expect, test, type Browser, type Page } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { TOURS } from './tours/tours.ts'
import type { Visitor } from './tours/visitor.ts'

/** The themes besides the usual one. */
const OTHER_THEMES = ['dark', 'light', 'high-contrast']

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 6300 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

/** What axe finds wrong on a page now, one line for each element. */
async function violationsOn(page: Page, options: RunOptions): Promise<string[]> {
  const run = `axe.run(document, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})`
  const { violations } = await page.evaluate<AxeResults>(run)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Shows a theme, and waits until every colour has arrived. */
async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
}

/** Every rule in the usual theme, and the contrast of all colours in the others. */
async function inspect(screen: string, page: Page): Promise<void> {
  await page.evaluate(axe.source)
  expect.soft(await violationsOn(page, {}), screen).toEqual([])
  for (const theme of OTHER_THEMES) {
    await showTheme(page, theme)
    const found = await violationsOn(page, { runOnly: ['color-contrast'] })
    expect.soft(found, `${screen}, ${theme}`).toEqual([])
  }
  await showTheme(page, 'felt')
}

/** Sees everything on devices of one size; nothing fades while it is looked at. */
function visitor(browser: Browser, viewport: { width: number; height: number }): Visitor {
  const open = async (size: typeof viewport) => {
    const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.on('pageerror', (error) => expect.soft(error.stack ?? error.message).toBe('no error'))
    return page
  }
  return {
    address,
    device: () => open(viewport),
    television: () => open({ width: 1920, height: 1080 }),
    see: inspect,
  }
}

for (const { what, walk } of TOURS) {
  test(`axe finds nothing on any screen ${what}, in any theme`, async ({ browser }) => {
    // Axe looks at every element some forty times in a tour; this only ends one that hangs.
    test.setTimeout(240_000)
    await walk(visitor(browser, { width: 390, height: 844 }))
  })
}
