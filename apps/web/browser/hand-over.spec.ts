import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { onLaptop, onPhone, type Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  const port = 5500 + test.info().parallelIndex
  server = await startServer({ port, host: '127.0.0.1', dealer: fixedDealer(EASY_DECK) })
  // To the browser this is a machine on the network, over plain http, where most parties play.
  address = `http://party.example:${port}`
})

test.afterAll(() => server.close())

/** Opens the menu of the room and asks for a code, as it is to be typed on the other device. */
async function offerOf(racer: Racer): Promise<string> {
  await racer.button('Settings').click()
  await racer.button('Move to another device').click()
  const code = racer.page.getByRole('textbox', { name: 'Code for the other device' })
  await expect(code).toHaveValue(/^[A-Z]{6}-[A-Z]{4}-[A-Z]{4}$/)
  await expect(racer.page.getByRole('img', { name: 'QR code that moves your seat' })).toBeVisible()
  return code.inputValue()
}

test('a seat moves in the middle of a race by its link, with the board as it was; the old phone stops', async ({
  browser,
}) => {
  test.slow()
  const phone = await onPhone(browser, 'Lena')
  const noor = await onPhone(browser, 'Noor')
  const code = await phone.host(address)
  await noor.joinByCode(address, code)
  await phone.button('Start race').click()
  await expect(phone.card('AC')).toBeAttached()
  await phone.playByKeyboard(EASY_LINE.slice(0, 3))
  await expect(phone.page.getByText('3 moves')).toBeVisible()
  const typed = await offerOf(phone)

  const laptop = await onLaptop(browser, 'somebody')
  await laptop.page.goto(`${address}/${code}#hand-over=${typed.slice(7)}`)
  await expect(laptop.heading('Continue on this device')).toBeVisible()
  await laptop.button('Play here').click()
  await expect(laptop.page.getByText('3 moves')).toBeVisible()
  await expect(laptop.page).toHaveURL(`${address}/${code}`)
  await expect(phone.heading('You’re playing on another device')).toBeVisible()
  await expect(phone.button('Play here instead')).toHaveCount(0)
  await laptop.playByKeyboard(EASY_LINE.slice(3, 5))
  await expect(laptop.page.getByText('5 moves')).toBeVisible()

  // The old phone does not come back by itself, and the new device is the player after a reload too.
  await phone.page.reload()
  await expect(phone.page.getByRole('alert')).toContainText('moved to another device')
  await laptop.page.reload()
  await expect(laptop.page.getByText('5 moves')).toBeVisible()
  await noor.quit()
  await laptop.quit()
  await expect(noor.page.getByRole('listitem').filter({ hasText: 'Lena' })).toContainText('quit')
})

test('a code that is typed moves a seat once', async ({ browser }) => {
  const phone = await onPhone(browser, 'Lena')
  await phone.host(address)
  const typed = await offerOf(phone)
  const tablet = await onPhone(browser, 'tablet')
  await tablet.page.goto(address)
  await tablet.button('Settings').click()
  await tablet.button('Move your seat here').click()
  const field = tablet.page.getByRole('textbox', { name: 'Code from the other device' })
  await field.fill('hello')
  await tablet.button('Play here').click()
  await expect(tablet.page.getByRole('alert')).toContainText('fourteen letters')
  await field.fill(typed.toLowerCase().replaceAll('-', ' '))
  await tablet.button('Play here').click()
  await expect(tablet.heading('Lena’s room')).toBeVisible()
  await expect(phone.heading('You’re playing on another device')).toBeVisible()

  const thief = await onPhone(browser, 'thief')
  await thief.page.goto(`${address}/#hand-over`)
  await thief.page.getByRole('textbox', { name: 'Code from the other device' }).fill(typed)
  await thief.button('Play here').click()
  await expect(thief.page.getByRole('alert')).toContainText('It works once, for five minutes')
})
