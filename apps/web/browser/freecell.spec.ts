import type { Browser, BrowserContextOptions, Locator } from '@playwright/test'
import { cardName } from '@samedeal/rules'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { FREECELL_DECK, freecellLine, winFreecell } from './freecell-line.ts'
import { fingerDrag } from './gestures.ts'
import { Racer } from './racer.ts'
import { settled } from './table-record.ts'
import { expect, test } from './test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const LAPTOP = { viewport: { width: 1280, height: 800 } }

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 4900 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(FREECELL_DECK),
    timing: { countdown: 800 },
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

async function racing(browser: Browser, device: BrowserContextOptions): Promise<Racer> {
  const page = await (await browser.newContext(device)).newPage()
  const lena = new Racer(page, 'Lena')
  await lena.host(address)
  await lena.setRule('Game', 'FreeCell')
  await expect(page.getByRole('group', { name: /^Free cells/ })).toBeVisible()
  await expect(page.getByRole('group', { name: /^Cards per draw/ })).toHaveCount(0)
  await lena.button('Start race').click()
  await expect(lena.card('JD')).toBeAttached()
  await settled(page)
  await expect(lena.button(/^Draw/)).toHaveCount(0)
  return lena
}

type Spot = { readonly x: number; readonly y: number }

/** The upper edge of a place, which no other card covers. */
async function top(place: Locator): Promise<Spot> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('it has no place on the screen')
  return { x: box.x + box.width / 2, y: box.y + 8 }
}

/** Plays the line by a gesture from the visible part of a card to a pile, then sends the rest home. */
async function playBy(lena: Racer, gesture: (from: Spot, to: Spot) => Promise<void>) {
  for (const { move, card, onto } of freecellLine()) {
    const from = await top(lena.card(cardName(card)))
    const to = await top(onto === undefined ? lena.pile(move.to) : lena.card(cardName(onto)))
    const before = (await lena.pile(move.to).getAttribute('aria-label')) ?? ''
    await gesture(from, to)
    await expect(lena.pile(move.to)).not.toHaveAttribute('aria-label', before)
  }
  await lena.button(/^Send/).click()
  await expect(lena.heading('You bring it home')).toBeVisible()
}

test('a race of FreeCell is won by dragging with the mouse', async ({ browser }) => {
  test.slow()
  const lena = await racing(browser, LAPTOP)
  await playBy(lena, async (from, to) => {
    await lena.page.mouse.move(from.x, from.y)
    await lena.page.mouse.down()
    await lena.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
    await lena.page.mouse.move(to.x, to.y, { steps: 2 })
    await lena.page.mouse.up()
  })
  await expect(lena.page.getByText(/FreeCell · Normal · 4 free cells/)).toBeVisible()
})

test('a race of FreeCell is won by touch, with taps and drags', async ({ browser }) => {
  test.slow()
  const lena = await racing(browser, PHONE)
  const cdp = await lena.page.context().newCDPSession(lena.page)
  let number = 0
  await playBy(lena, async (from, to) => {
    if (number++ % 2 === 0) return fingerDrag(cdp, from, to)
    await lena.page.touchscreen.tap(from.x, from.y)
    return lena.page.touchscreen.tap(to.x, to.y)
  })
})

test('a race of FreeCell is won by keyboard', async ({ browser }) => {
  test.slow()
  const lena = await racing(browser, LAPTOP)
  await winFreecell(lena)
  await expect(lena.heading('You bring it home')).toBeVisible()
})
