import type { Browser, BrowserContextOptions } from '@playwright/test'
import { parseCard, STANDARD_DECK, type Card } from '@samedeal/rules'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'

function cards(names: string): Card[] {
  return names.split(' ').map((name) => parseCard(name) as Card)
}

/** A deal with these cards on the columns, and those below them, face down, that must not come up. */
function deckWith(tops: readonly Card[], hidden: readonly Card[]): Card[] {
  const rest = STANDARD_DECK.filter((card) => !tops.includes(card) && !hidden.includes(card))
  const below = [...hidden, ...rest.slice(0, 21 - hidden.length)]
  const deck: Card[] = []
  for (let row = 0; row < 7; row++) {
    for (let column = row; column < 7; column++) {
      deck.push((column === row ? tops[row] : below.shift()) as Card)
    }
  }
  return [...deck, ...rest.slice(21 - hidden.length)]
}

/**
 * A deal on which no card ever moves but those of the stock: the seven red cards on the columns take
 * only black ones that lie face down below them, and so do the aces.
 */
const STUCK_DECK = deckWith(
  cards('8H 8D TH TD QH QD 6H'),
  cards('AC AD AH AS 7C 7S 9C 9S JC JS 5C 5S'),
)
/** The same with a black eight that may lie on its empty column's neighbours, one and the other for ever. */
const IDLE_DECK = deckWith(
  cards('8S 9H 9D QH QD 6H 6D'),
  cards('AC AD AH AS KC KD KH KS TC TS JC JS 5C 5S 7C 7S 7D 7H 8C'),
)

let servers: RunningServer[] = []

test.afterEach(async () => {
  for (const server of servers) await server.close()
  servers = []
})

async function racing(
  browser: Browser,
  device: BrowserContextOptions,
  deck: readonly Card[] = STUCK_DECK,
): Promise<Racer> {
  const server = await startServer({
    port: 5000 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(deck),
  })
  servers.push(server)
  const lena = new Racer(await (await browser.newContext(device)).newPage(), 'Lena')
  await lena.host(server.addresses.local)
  await lena.button('Start race').click()
  await expect(lena.card('6H')).toBeAttached()
  return lena
}

/** Draws until every card of the stock has been seen. */
async function drawAll(lena: Racer): Promise<void> {
  for (let left = 24; left > 0; left--) {
    const waste = await lena.pile('waste').getAttribute('aria-label')
    await lena.page.keyboard.press('s')
    await expect(lena.pile('waste')).not.toHaveAttribute('aria-label', waste ?? '')
    await expect(lena.pile('waste')).toHaveAttribute('aria-label', / of /)
  }
}

test('when only the stock is left to turn the race says so, and goes on', async ({ browser }) => {
  const lena = await racing(browser, { viewport: { width: 390, height: 844 } })
  const note = lena.page.getByRole('group', { name: 'Drawing is all that is left.' })
  await drawAll(lena)
  await expect(note).toBeVisible()
  await expect(lena.page.getByRole('status').filter({ hasText: 'Drawing is all' })).toHaveCount(1)

  // The table takes moves all the while.
  await lena.tap(lena.pile('stock'))
  await expect(lena.pile('stock')).toHaveAccessibleName('Stock: 24 cards')
  await expect(note).toBeVisible()

  await note.getByRole('button', { name: 'Undo' }).click()
  await expect(lena.pile('stock')).toHaveAccessibleName('Stock: empty')
  await note.getByRole('button', { name: 'Keep playing' }).click()
  await expect(note).toHaveCount(0)
  await lena.button(/^Recycle/).click()
  await expect(lena.pile('stock')).toHaveAccessibleName('Stock: 24 cards')
  await expect(note).toHaveCount(0)
})

test('a dead end offers to quit, and asks once more', async ({ browser }) => {
  const lena = await racing(browser, { viewport: { width: 1280, height: 800 } })
  const note = lena.page.getByRole('group', { name: 'Drawing is all that is left.' })
  await expect(note).toHaveCount(0)
  await drawAll(lena)
  await note.getByRole('button', { name: 'Quit' }).click()
  const question = lena.page.getByRole('group', { name: 'Quit this race?' })
  await question.getByRole('button', { name: 'Quit' }).click()
  await expect(lena.heading('Not this time')).toBeVisible()
})

test('where cards can only go to and fro the race says that nothing can come of it, and goes on', async ({
  browser,
}) => {
  const lena = await racing(browser, { viewport: { width: 360, height: 640 } }, IDLE_DECK)
  const name = 'Nothing more can come of this.'
  const note = lena.page.getByRole('group', { name })
  await expect(note).toHaveCount(0)
  await drawAll(lena)
  await expect(note).toBeVisible()
  await expect(lena.page.getByRole('status').filter({ hasText: name })).toHaveCount(1)

  // The eight goes to one nine, then to the other: nothing new, and nothing that ends the note.
  await lena.tap(lena.card('8S'))
  await lena.tap(lena.card('9H'))
  await expect(lena.pile('tableau-1')).toHaveAccessibleName(/empty/)
  await expect(note).toBeVisible()

  await note.getByRole('button', { name: 'Undo' }).click()
  await expect(lena.pile('tableau-1')).not.toHaveAccessibleName(/empty/)
  await expect(note).toBeVisible()
  // The draw that showed the last card is taken back: there is something to come again.
  await note.getByRole('button', { name: 'Undo' }).click()
  await expect(note).toHaveCount(0)
})
