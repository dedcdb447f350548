import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { onLaptop, onPhone } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 4200 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

test('two people and a CPU race one deal from the home page to the results, and race again', async ({
  browser,
}) => {
  test.slow()
  const lena = await onLaptop(browser, 'Lena')
  const noor = await onPhone(browser, 'Noor')
  const code = await lena.host(address)
  await noor.joinByCode(address, code.toLowerCase())
  await lena.button('Add CPU').click()
  await expect(noor.page.getByText('Birch')).toBeVisible()
  await expect(noor.page.getByText('Waiting for Lena')).toBeVisible()

  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await expect(noor.card('AC')).toBeAttached()

  await lena.playByKeyboard(EASY_LINE)
  await noor.playByKeyboard(EASY_LINE.slice(0, 9))
  await expect(
    noor.page
      .getByText('100%')
      .or(noor.page.getByText(/^\d+:\d\d$/))
      .first(),
  ).toBeVisible()
  await noor.quit()

  await expect(lena.heading('You bring it home')).toBeVisible()
  await expect(noor.heading('Lena brings it home')).toBeVisible()
  await expect(noor.page.getByRole('listitem').filter({ hasText: 'Noor' })).toContainText('17%')

  await lena.button('Play again').click()
  await expect(noor.card('AC')).toBeAttached()
  await noor.playByKeyboard(EASY_LINE.slice(0, 5))
  await lena.quit()
  await noor.quit()
  await expect(noor.heading('Nobody brought it home')).toBeVisible()
  await expect(lena.heading('Nobody brought it home')).toBeVisible()
})

test('the canvas takes taps, drags and double taps, and a refused move says why', async ({
  browser,
}) => {
  const lena = await onLaptop(browser, 'Lena')
  await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()

  await lena.tap(lena.pile('stock'))
  await expect(lena.card('8C')).toBeAttached()

  await lena.tap(lena.card('AC'))
  await lena.tap(lena.pile('foundation-clubs'))
  await expect(lena.pile('foundation-clubs')).toHaveAccessibleName(/ace of clubs/i)

  await lena.drag(lena.card('AH'), lena.card('2C'))
  await expect(lena.pile('tableau-5')).toHaveAccessibleName(/ace of hearts/i)

  const spot = await lena.centreOf(lena.card('AD'))
  await lena.page.mouse.dblclick(spot.x, spot.y)
  await expect(lena.pile('foundation-diamonds')).toHaveAccessibleName(/ace of diamonds/i)

  await lena.drag(lena.card('AS'), lena.card('8C'))
  await lena.tap(lena.card('AS'))
  await lena.tap(lena.card('3C'))
  await expect(lena.page.getByText('Only a red 2 goes here').first()).toBeVisible()
  await expect(lena.pile('tableau-4')).toHaveAccessibleName(/ace of spades/i)

  const before = lena.page.getByText('4 moves')
  await expect(before).toBeVisible()
  await lena.button(/^Undo/).click()
  await expect(lena.card('AD')).toBeAttached()
  await expect(lena.page.getByText('3 moves')).toBeVisible()
})

test('a person who opens the invite link late watches, without a card', async ({ browser }) => {
  const lena = await onLaptop(browser, 'Lena')
  const mika = await onPhone(browser, 'Mika')
  const code = await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await mika.joinByLink(`${address}/${code}`)
  await expect(mika.heading('You’re watching')).toBeVisible()
  await expect(mika.page.locator('[data-card]')).toHaveCount(0)
})

test('who reloads the page plays on at the same seat and board', async ({ browser }) => {
  const lena = await onLaptop(browser, 'Lena')
  await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await lena.playByKeyboard(EASY_LINE.slice(0, 3))
  await lena.page.reload()
  await expect(lena.page.getByText('3 moves')).toBeVisible()
  await lena.playByKeyboard(EASY_LINE.slice(3, 5))
  await expect(lena.page.getByText('5 moves')).toBeVisible()
})
