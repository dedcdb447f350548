import type { Page } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { changedBy, sheetsInBothOrders } from './inspect/sheets.ts'
import { expect, test } from './test.ts'
import { TOURS } from './tours/tours.ts'
import { TELEVISION, visitorWith } from './tours/visitor.ts'

/** A window for each view of a screen; a television has one. */
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 195, height: 422 },
  { width: 1280, height: 800 },
]

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer({
    port: 6600 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
})

test.afterAll(() => server.close())

async function inspect(screen: string, page: Page): Promise<void> {
  const own = page.viewportSize() ?? TELEVISION
  for (const size of own.width === TELEVISION.width ? [own] : [...WINDOWS, own]) {
    await page.setViewportSize(size)
    const changed = await changedBy(page, sheetsInBothOrders())
    expect.soft(changed.slice(0, 20), `${screen}, ${size.width}x${size.height}`).toEqual([])
  }
}

for (const { what, walk } of TOURS) {
  test(`the screens ${what} look the same in whatever order the style sheets come`, async ({
    browser,
  }) => {
    // This only ends a tour that hangs.
    test.setTimeout(240_000)
    await walk(visitorWith(browser, server.addresses.local, inspect))
  })
}
