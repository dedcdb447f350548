import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { onPhone } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 5400 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

test('a locked room takes in nobody new, and whoever was there comes back', async ({ browser }) => {
  const lena = await onPhone(browser, 'Lena')
  const noor = await onPhone(browser, 'Noor')
  const mika = await onPhone(browser, 'Mika')
  const code = await lena.host(address)
  await noor.joinByCode(address, code)
  await expect(noor.page.getByText('Waiting for Lena')).toBeVisible()
  const screen = await noor.page.context().newPage()
  await screen.goto(`${address}/watch/${code}`)
  await expect(screen.getByText('Who is in?')).toBeVisible()

  await lena.button('Lock the room').click()
  await expect(noor.page.getByText(/^Locked: nobody new can join/)).toBeVisible()
  await expect(screen.getByText('Locked: nobody new can join')).toBeVisible()
  await mika.joinByCode(address, code)
  await expect(mika.page.getByRole('alert')).toContainText('The host has locked the room')
  await noor.page.reload()
  await expect(noor.page.getByText('Waiting for Lena')).toBeVisible()
  await screen.reload()
  await expect(screen.getByText('Who is in?')).toBeVisible()

  await lena.button('Unlock the room').click()
  await mika.joinByCode(address, code)
  await expect(mika.page.getByText('Waiting for Lena')).toBeVisible()
})

test('who was removed is told so, and cannot come back to this party', async ({ browser }) => {
  const lena = await onPhone(browser, 'Lena')
  const noor = await onPhone(browser, 'Noor')
  const code = await lena.host(address)
  await noor.joinByCode(address, code)
  await lena.button('More about Noor').click()
  await lena.button(/^Remove/).click()
  const question = lena.page.getByRole('group', { name: /^Remove Noor/ })
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(noor.heading('The host removed you')).toBeVisible()
  await expect(noor.button('Try to come back')).toHaveCount(0)
  await noor.joinByCode(address, code)
  await expect(noor.page.getByRole('alert')).toContainText('removed you from this room')
})
