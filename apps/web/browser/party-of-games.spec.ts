import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { FREECELL_DECK, winFreecell } from './freecell-line.ts'
import { onLaptop, onPhone } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 5000 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: {
      ...fixedDealer(EASY_DECK),
      deal: (order) =>
        fixedDealer(order.game.id === 'freecell' ? FREECELL_DECK : EASY_DECK).deal(order),
    },
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

test('a party plays Klondike, FreeCell and Klondike again, with a handicap and a big screen, and its points add up', async ({
  browser,
}) => {
  test.slow()
  const lena = await onLaptop(browser, 'Lena')
  const noor = await onPhone(browser, 'Noor')
  const code = await lena.host(address)
  await noor.joinByCode(address, code)
  await expect(noor.page.getByText('Waiting for Lena')).toBeVisible()
  const screen = await (await browser.newContext()).newPage()
  await screen.goto(`${address}/watch/${code}`)
  await lena.setRule('Handicap the winner', 'On')

  const points = (sum: string) =>
    expect(noor.page.getByRole('listitem').filter({ hasText: 'Lena' })).toContainText(sum)
  await lena.button('Start race').click()
  await lena.win()
  await noor.quit()
  await points('+2 = 2 points')

  await lena.button('Change rules').click()
  await lena.setRule('Game', 'FreeCell')
  await expect(noor.page.getByText('Lena chose “FreeCell”').first()).toBeVisible()
  await lena.button('Start race').click()
  await expect(lena.card('JD')).toBeAttached()
  await expect(noor.button(/^Draw/)).toHaveCount(0)
  await winFreecell(lena)
  await expect(screen.getByText(/Lena is home/)).toBeVisible()
  await noor.quit()
  await points('+2 = 4 points')

  await lena.button('Change rules').click()
  await lena.setRule('Game', 'Klondike')
  await lena.button('Start race').click()
  await expect(noor.button(/^Draw/)).toBeVisible()
  await lena.win()
  await noor.quit()
  await points('+2 = 6 points')
  await expect(screen.getByText('Lena brings it home')).toBeVisible()
})
