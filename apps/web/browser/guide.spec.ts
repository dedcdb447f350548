import type { Locator } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import { onLaptop, onPhone, type Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  const port = 6920 + test.info().parallelIndex
  server = await startServer({ port, host: '127.0.0.1' })
  address = server.addresses.local
})

test.afterAll(() => server.close())

test('who is here for the first time is led through a game by taps, and is asked once only', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  await lena.page.goto(address)
  await lena.button(/^New here/).click()
  const coach = lena.page.getByRole('region', { name: 'What to do' })
  await expect(coach).toContainText('tap the stock')
  await expect(lena.card('QH')).toBeAttached()

  // Something else is allowed and changes nothing about the step.
  await lena.tap(lena.card('AS'))
  await lena.tap(lena.pile('foundation-spades'))
  await expect(lena.pile('foundation-spades')).toHaveAccessibleName(/Ace of spades/)
  await expect(coach).toContainText('tap the stock')

  await lena.tap(lena.pile('stock'))
  await expect(coach).toContainText('Tap the red Queen')
  await lena.drag(lena.card('QH'), lena.card('KC'))
  await expect(coach).toContainText('send an Ace home')
  await lena.tap(lena.card('AC'))
  await lena.tap(lena.pile('foundation-clubs'))
  await expect(coach).toContainText('tap Undo')
  await lena.button(/^Undo/).click()
  await coach.getByRole('button', { name: 'Jump ahead' }).click()
  await expect(coach).toContainText('tap Send')
  await lena.button(/^Send/).click()
  await expect(coach).toContainText('still in the stock')
  await lena.tap(lena.pile('stock'))
  await lena.button(/^Send/).click()
  await expect(coach).toContainText('All 52 cards are home')

  await lena.button('Home').click()
  await expect(lena.button('Host a race')).toBeVisible()
  await expect(lena.button(/^New here/)).toHaveCount(0)
  await lena.page.reload()
  await expect(lena.button('Host a race')).toBeVisible()
  await expect(lena.button(/^New here/)).toHaveCount(0)
})

test('the guided game can be played by keyboard alone, and left at any step', async ({
  browser,
}) => {
  const lena = await onLaptop(browser, 'Lena')
  const { keyboard } = lena.page
  await lena.page.goto(address)
  await lena.button(/^New here/).press('Enter')
  const coach = lena.page.getByRole('region', { name: 'What to do' })
  await expect(lena.card('QH')).toBeAttached()
  await keyboard.press('s')
  await expect(coach.getByRole('status')).toContainText('Tap the red Queen')
  await lena.card('QH').press('Enter')
  await lena.pile('tableau-1').press('Enter')
  await lena.card('AS').press('Enter')
  await lena.pile('foundation-spades').press('Enter')
  await keyboard.press('u')
  await coach.getByRole('button', { name: 'Jump ahead' }).press('Enter')
  await keyboard.press('a')
  await expect(coach.getByRole('status')).toContainText('still in the stock')
  await keyboard.press('s')
  await keyboard.press('a')
  await expect(coach.getByRole('status')).toContainText('All 52 cards are home')
  const last = coach.getByRole('button', { name: 'Play alone' })
  await lena.page.setViewportSize({ width: 667, height: 375 })
  await expect(last).toBeInViewport({ ratio: 1 })
  await last.press('Enter')
  await expect(lena.heading('Alone against the clock')).toBeVisible()

  const other = await lena.page.context().newPage()
  await other.goto(`${address}/#guide`)
  await other.getByRole('button', { name: 'Skip' }).click()
  await expect(other.getByRole('button', { name: 'Host a race' })).toBeVisible()
})

/** Taps the upper edge of a card, which those that lie on it leave free. */
async function tapEdge({ page }: Racer, card: Locator): Promise<void> {
  const box = await card.boundingBox()
  if (box === null) throw new Error('the card has no place on the screen')
  await page.mouse.click(box.x + box.width / 2, box.y + 8)
}

test('the page about FreeCell leads to its own guided game, which is won by taps', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  await lena.page.goto(`${address}/#how-to-play`)
  await lena.page.getByRole('radio', { name: 'FreeCell' }).click()
  await lena.button('Play the guided game').click()
  await expect(lena.page).toHaveURL(/#guide=freecell$/)
  const coach = lena.page.getByRole('region', { name: 'What to do' })
  await expect(lena.card('7H')).toBeAttached()
  await expect(coach).toContainText('tap the 7 of hearts')
  await expect(coach).not.toContainText('S draws')

  await lena.tap(lena.card('7H'))
  await lena.tap(lena.card('8S'))
  await expect(coach).toContainText('tap the 6 of hearts')
  await lena.tap(lena.card('6H'))
  await lena.tap(lena.pile('cell-2'))
  await expect(coach).toContainText('Cards in sequence move together')
  await tapEdge(lena, lena.card('8S'))
  await lena.tap(lena.card('9H'))
  await expect(coach).toContainText('Ace of diamonds')
  await lena.tap(lena.card('AD'))
  await lena.tap(lena.pile('foundation-diamonds'))
  await coach.getByRole('button', { name: 'Jump ahead' }).click()
  await expect(coach).toContainText('Tap the King of clubs')
  await tapEdge(lena, lena.card('KC'))
  await lena.tap(lena.pile('tableau-7'))
  await expect(coach).toContainText('tap Send')
  await lena.button(/^Send/).click()
  await expect(coach).toContainText('All 52 cards are home')

  // What was learned is what is played next.
  await coach.getByRole('button', { name: 'Play alone' }).click()
  await expect(lena.page.getByRole('group', { name: /^Free cells/ })).toBeVisible()
})

test('the address of a guided game that nobody has leads nowhere, and says so', async ({
  page,
}) => {
  await page.goto(`${address}/#guide=whist`)
  await expect(page.getByText('#guide=whist')).toBeVisible()
})
