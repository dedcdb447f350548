import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import {
  cardName,
  isRefusal,
  readRecord,
  type Move,
  type Position,
  type ReadRecord,
} from '@samedeal/rules'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { onLaptop, type Racer } from './racer.ts'
import { expect, test } from './test.ts'

/** An ordinary deal with a game that was won on it: 141 moves, fifteen of them runs. */
const WON = wonGame('pysolfc-32002-draw-1.json')

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 6400 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(WON.deck),
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

function wonGame(name: string): ReadRecord {
  const folder = join(import.meta.dirname, '../../../packages/rules/src/records/won')
  const record = readRecord(JSON.parse(readFileSync(join(folder, name), 'utf8')))
  if (!('moves' in record)) throw new Error(`${name} is no sound record.`)
  return record
}

/** Somebody without a mouse: what has the focus is where they are. */
class Typist {
  readonly #page: Page
  readonly #racer: Racer

  constructor(racer: Racer) {
    this.#racer = racer
    this.#page = racer.page
  }

  /** Presses Tab until a control has the focus. */
  async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeVisible()
    for (let presses = 0; presses < 60; presses++) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await this.#page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${String(control)}.`)
  }

  /** Presses arrows until a pile has the focus. */
  async goTo(pile: string): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      const arrow = await this.#page.evaluate(arrowTo, pile)
      if (arrow === undefined) return
      await this.#page.keyboard.press(arrow)
    }
    throw new Error(`No arrow leads to ${pile}.`)
  }

  async make({ from, to, count }: Move): Promise<void> {
    if (from === 'stock' || to === 'stock') return this.#page.keyboard.press('s')
    await this.goTo(from)
    if (to.startsWith('foundation')) return this.#page.keyboard.press('f')
    for (let card = 1; card < count; card++) await this.#page.keyboard.press('ArrowUp')
    await this.#page.keyboard.press('Enter')
    await this.goTo(to)
    return this.#page.keyboard.press('Enter')
  }

  /** Waits until the last card of every pile that the move touched lies on the table with its face. */
  async seeIt({ from, to }: Move, { piles }: Position): Promise<void> {
    const specs = WON.game.table(WON.options)
    for (const id of [from, to].filter((pile) => pile !== 'stock')) {
      const card = piles[specs.findIndex((spec) => spec.id === id)]?.cards.at(-1)
      if (card !== undefined) await expect(this.#racer.card(cardName(card))).toBeAttached()
    }
  }
}

/** The arrow from what has the focus towards a pile; undefined when it is there. Runs in the page. */
function arrowTo(pile: string): string | undefined {
  const here = document.activeElement
  const target = document.querySelector<HTMLElement>(`[data-pile="${pile}"]`)
  if (here === target) return undefined
  if (!(here instanceof HTMLElement) || target === null) return 'ArrowDown'
  const place = here.getBoundingClientRect()
  if (here.dataset['pile'] === undefined && here.dataset['card'] === undefined) return 'ArrowDown'
  const { left, top } = target.getBoundingClientRect()
  const isColumn = pile.startsWith('tableau')
  const columns =
    document.querySelector('[data-pile="tableau-1"]')?.getBoundingClientRect().top ?? 0
  const isAmongColumns = place.top >= columns - 1
  if (isColumn !== isAmongColumns) return isColumn ? 'ArrowDown' : 'ArrowUp'
  if (Math.abs(place.left - left) < 2) return place.top < top ? 'ArrowDown' : 'ArrowUp'
  return place.left < left ? 'ArrowRight' : 'ArrowLeft'
}

test('a whole race is won with nothing but the keyboard, from the home page to the result', async ({
  browser,
}) => {
  // Some thousand keys; this only ends a test that hangs.
  test.setTimeout(600_000)
  const lena = await onLaptop(browser, 'Lena')
  const typist = new Typist(lena)
  const { page } = lena
  await page.goto(address)
  await typist.tabTo(page.getByRole('textbox', { name: 'Your name' }))
  await page.keyboard.type('Lena')
  await typist.tabTo(lena.button('Host a race'))
  await page.keyboard.press('Enter')
  await typist.tabTo(lena.button('Start race'))
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-card]')).toHaveCount(7)

  let position = WON.game.deal(WON.deck, WON.options)
  for (const move of WON.moves) {
    if (!('from' in move)) throw new Error('The line has a move that is no move.')
    const next = WON.game.play(position, move, WON.options)
    if (isRefusal(next)) throw new Error(`The line is refused: ${next.refused}.`)
    position = next
    await typist.make(move)
    // The last card may have taken the table away before anybody can look at it there.
    if (move !== WON.moves.at(-1)) await typist.seeIt(move, position)
  }
  await expect(lena.heading('You bring it home')).toBeVisible()
  await expect(page.getByText(`${WON.moves.length} moves`).first()).toBeVisible()
})

test('a screen reader hears each move and each card that it turns up, and no card that lies face down', async ({
  browser,
}) => {
  const lena = await onLaptop(browser, 'Lena')
  await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.page.locator('[data-card]')).toHaveCount(7)
  // The last text that was read aloud.
  const heard = lena.lastSaid
  const typist = new Typist(lena)
  const known = await lena.page
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
  // What is read aloud names the seven cards that lie open and counts all others.
  const labels = await lena.page
    .locator('[data-pile]')
    .evaluateAll((piles) => piles.map((pile) => pile.getAttribute('aria-label') ?? ''))
  const named = labels.flatMap(
    (label) => label.match(/\w+ of (clubs|diamonds|hearts|spades)/g) ?? [],
  )
  expect(named.length).toBe(known.length)
  expect(labels.at(-1)).toMatch(/; 6 face down$/)

  await lena.page.keyboard.press('s')
  await expect(heard).toHaveText(/^Waste: (Ace|\w+) of \w+$/)
  await typist.goTo('waste')
  await lena.page.keyboard.press('f')
  await expect(heard).toHaveText(/of diamonds to the diamonds foundation/i)
  await typist.goTo('tableau-7')
  await lena.page.keyboard.press('f')
  await expect(lena.page.locator('.announcer')).toContainText(/to the diamonds foundation/)
  await expect(heard).toHaveText(/^Column 7: \w+ of \w+$/)
  await lena.page.keyboard.press('u')
  await expect(heard).toHaveText(/move undone/i)
  // The leaders are shown as the server last told them.
  await expect(lena.page.getByRole('region', { name: 'The leaders' })).toContainText('1%')
  await lena.page.keyboard.press('r')
  await expect(heard).toHaveText(
    /^You are 1st\. 1 of 52 cards are home, 1%\. Time \d+:\d\d\. Leaders: Lena 1%\.$/,
  )
})

test('letters play on a keyboard that has no Latin ones, by their place', async ({ browser }) => {
  const lena = await onLaptop(browser, 'Lena')
  await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.page.locator('[data-card]')).toHaveCount(7)
  const press = (key: string, code: string, isComposing = false) => {
    const init = { key, code, isComposing, bubbles: true, cancelable: true }
    return lena.page.evaluate((pressed) => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', pressed))
    }, init)
  }
  // Russian, then Greek, then kana; a word that is being composed has its keys.
  const label = await lena.pile('waste').getAttribute('aria-label')
  await press('ы', 'KeyS', true)
  await expect(lena.pile('waste')).toHaveAttribute('aria-label', label ?? '')
  await press('ы', 'KeyS')
  await expect(lena.lastSaid).toHaveText(/^Waste: /)
  await press('θ', 'KeyU')
  await expect(lena.lastSaid).toHaveText(/move undone/i)
  await press('と', 'KeyS')
  await expect(lena.lastSaid).toHaveText(/^Waste: /)
  // On Dvorak this key writes an o, which plays nothing.
  await press('o', 'KeyS')
  await press('k', 'KeyV')
  await press('す', 'KeyR')
  await expect(lena.lastSaid).toHaveText(/^You are 1st\./)
})

test('keys that come within one frame each go on from where the one before has led', async ({
  browser,
}) => {
  const lena = await onLaptop(browser, 'Lena')
  await lena.host(address)
  await lena.button('Start race').click()
  await lena.pile('tableau-1').focus()
  const goal = await lena.page.evaluate(() => {
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(press)
    }
    return (document.activeElement as HTMLElement).dataset['pile']
  })
  expect(goal).toBe('tableau-4')
})

test('the list of keys opens and closes by keys, gives the focus back, and keeps the keys to itself', async ({
  browser,
}) => {
  const lena = await onLaptop(browser, 'Lena')
  await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.page.locator('[data-card]')).toHaveCount(7)
  const typist = new Typist(lena)
  await typist.goTo('tableau-3')
  await lena.page.keyboard.press('?')
  await expect(lena.heading('Keys')).toBeFocused()
  await lena.page.keyboard.press('s')
  await lena.page.keyboard.press('Escape')
  await expect(lena.heading('Keys')).toHaveCount(0)
  await expect(lena.pile('tableau-3')).toBeFocused()
  await expect(lena.page.getByText('0 moves')).toBeVisible()
})
