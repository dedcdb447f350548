import { klondike, type KlondikeOptions } from '@samedeal/rules'
import { startServer, type RunningServer } from '@samedeal/server'
import { solve } from '@samedeal/solver/klondike'
import { KNOWN_DEALS } from '@samedeal/solver/known-deals'
import { onLaptop, onPhone } from './racer.ts'
import { expect, test } from './test.ts'

/** With one pass through the stock this deal can be won, but no more after six cards have been drawn past. */
const DECK = KNOWN_DEALS.find(({ id }) => id === 2)?.deck ?? []
const OPTIONS: KlondikeOptions = { draw: 1, passes: 1, foundationReturn: true }

let server: RunningServer
let address: string

test.beforeAll(async () => {
  const position = klondike.deal(DECK, OPTIONS)
  const found = solve({ position, options: OPTIONS, budget: { states: 20_000 } })
  if (found.verdict !== 'win') throw new Error('the deal is to be winnable')
  const { moves: line } = found
  const proof = { line, par: line.length, level: 'normal' as const }
  server = await startServer({
    port: 4540 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: {
      deal: () => Promise.resolve({ deck: DECK, proof }),
      prepare: () => undefined,
      close: () => Promise.resolve(),
    },
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

test('the results of whoever has lost alone name the move that lost it, and lead to it by keyboard', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  await lena.host(address)
  await lena.setRule('Passes', '1')
  await lena.button('Start race').click()
  await expect(lena.pile('tableau-7')).toHaveAccessibleName(/6 of clubs/i)
  const draw = { from: 'stock', to: 'waste', count: 1 }
  await lena.playByKeyboard(Array.from({ length: 8 }, () => draw))
  await lena.quit()
  const told = lena.page.getByRole('status').filter({ hasText: 'Move 6 lost it' })
  await expect(told).toBeVisible()
  await lena.button('Show').press('Enter')
  await expect(lena.page.getByText(/^Move 6 of 8/)).toBeVisible()
  await lena.button('Back to the results').press('Enter')
  await expect(told).toBeVisible()
  await lena.button('Replay').press('Enter')
  await expect(lena.page.getByText(/^The deal/).first()).toBeVisible()
})

test('a lost race shows the move that lost it, another race beside it at the same moment, and a winning line', async ({
  browser,
}) => {
  const lena = await onLaptop(browser, 'Lena')
  const noor = await onPhone(browser, 'Noor')
  const code = await lena.host(address)
  await noor.joinByCode(address, code)
  await expect(noor.page.getByText('Waiting for Lena')).toBeVisible()
  await lena.setRule('Passes', '1')
  await lena.button('Start race').click()
  await expect(lena.pile('tableau-7')).toHaveAccessibleName(/6 of clubs/i)
  const draw = { from: 'stock', to: 'waste', count: 1 }
  await noor.playByKeyboard([draw])
  await lena.playByKeyboard(Array.from({ length: 8 }, () => draw))
  await noor.quit()
  await lena.quit()

  await lena.button('Replay').click()
  await expect(lena.page.getByText('Move 6 lost it')).toBeVisible()
  await lena.button('Show').click()
  await expect(lena.page.getByText(/^Move 6 of 8/)).toBeVisible()
  await expect(lena.pile('stock')).toHaveAccessibleName(/18/)
  await lena.button('Speed: 2 times').click()
  await expect(lena.button('Speed: 4 times')).toBeVisible()

  await lena.page.getByRole('combobox', { name: 'Beside it' }).selectOption({ label: 'Noor' })
  const beside = lena.page.getByRole('region', { name: 'Noor' })
  await expect(beside.locator('[data-pile="stock"]')).toHaveAccessibleName(/23/)
  await expect(lena.page.getByText(/^Move 6 of 8/)).toBeVisible()
  await lena.button('To the deal').click()
  await expect(beside.locator('[data-pile="stock"]')).toHaveAccessibleName(/24/)

  await lena.page
    .getByRole('combobox', { name: 'Beside it' })
    .selectOption({ label: 'A winning line' })
  const line = lena.page.getByRole('region', { name: 'A winning line' })
  await expect(line).toContainText('0 of 52')
  await lena.page.getByRole('slider').press('End')
  await expect(line).toContainText('52 of 52')

  await noor.button('Replay').click()
  await expect(
    noor.page.getByText('The deal could still be solved where this race ended.'),
  ).toBeVisible()
  await noor.page
    .getByRole('combobox', { name: 'Whose race' })
    .selectOption({ label: 'A winning line' })
  await noor.button('One move forward').click()
  await expect(noor.page.getByText(/^Move 1 of /)).toBeVisible()
  await expect(noor.page.getByText(/could still be solved/)).toBeHidden()
})
