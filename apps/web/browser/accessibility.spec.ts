import type { Page } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { bringAxe, violationsOn } from './inspect/axe.ts'
import { hiddenByForcedColours } from './inspect/forced-colours.ts'
import { readAtEverySize } from './inspect/reflow.ts'
import { expect, test } from './test.ts'
import { TOURS } from './tours/tours.ts'
import { visitorWith } from './tours/visitor.ts'

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

/** Shows a theme, and waits until every colour has arrived. */
async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
}

/**
 * Axe with every rule in the usual theme and the contrast of all colours in the others; then what is left
 * where the system forces its colours, and at every size.
 */
async function inspect(screen: string, page: Page): Promise<void> {
  await bringAxe(page)
  expect.soft(await violationsOn(page), screen).toEqual([])
  for (const theme of OTHER_THEMES) {
    await showTheme(page, theme)
    const found = await violationsOn(page, { runOnly: ['color-contrast'] })
    expect.soft(found, `${screen}, ${theme}`).toEqual([])
  }
  await showTheme(page, 'felt')
  expect.soft(await hiddenByForcedColours(page), `${screen}, forced colours`).toEqual([])
  await readAtEverySize(screen, page)
}

for (const { what, walk } of TOURS) {
  test(`the screens ${what}: axe finds nothing, and neither forced colours nor any size loses anything`, async ({
    browser,
  }) => {
    // Axe looks at every element some forty times in a tour; this only ends one that hangs.
    test.setTimeout(240_000)
    await walk(visitorWith(browser, address, inspect))
  })
}
