import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { BadNetwork } from './bad-network.ts'
import { onPhone } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let network: BadNetwork
let address: string

test.beforeAll(async () => {
  const port = 7200 + test.info().parallelIndex
  server = await startServer({ port, host: '127.0.0.1', dealer: fixedDealer(EASY_DECK) })
  network = await BadNetwork.to(port, port + 50)
  address = `http://localhost:${port + 50}`
})

test.afterAll(async () => {
  network.close()
  await server.close()
})

test.beforeEach(() => {
  network.isDown = false
  network.isSilent = false
})

test('who reopens the site in a race is offered the way back to the cards', async ({ browser }) => {
  const lena = await onPhone(browser, 'Lena')
  const code = await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await lena.playByKeyboard(EASY_LINE.slice(0, 2))
  await lena.page.goto('about:blank')
  await lena.page.goto(address)
  await expect(lena.page.getByText(`The race in room ${code} is on`)).toBeVisible()
  await lena.button('Back to your race').click()
  await expect(lena.page.getByText('2 moves')).toBeVisible()
  expect(new URL(lena.page.url()).pathname).toBe(`/${code}`)
})

test('home offers a room that waits as one that waits, and none that was left', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  const code = await lena.host(address)
  await lena.page.goto(address)
  await expect(lena.page.getByText(`Your seat in room ${code} is kept`)).toBeVisible()
  await lena.button('Back to your room').click()
  await lena.button('Leave the room').click()
  await expect(lena.button('Host a race')).toBeVisible()
  await expect(lena.page.getByText(code)).toHaveCount(0)
})

test('a room that is no more is not offered, and forgotten', async ({ browser }) => {
  const lena = await onPhone(browser, 'Lena')
  await lena.page.goto(address)
  await lena.page.evaluate(() => localStorage.setItem('samedeal.room', 'HKMTWR'))
  const asked = lena.page.waitForResponse(/\/api\/rooms\/HKMTWR$/)
  await lena.page.reload()
  expect((await asked).status()).toBe(404)
  await expect
    .poll(() => lena.page.evaluate(() => localStorage.getItem('samedeal.room')))
    .toBeNull()
  await expect(lena.page.locator('.kept-seat')).toHaveCount(0)
})

test('a start that was lost with the connection begins the race when it is back, once', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  await lena.host(address)
  await expect(lena.button('Start race')).toBeEnabled()
  network.isSilent = true
  await lena.button('Start race').click()
  await expect(lena.button('Start race')).toBeDisabled()
  network.isSilent = false
  network.cut()
  await expect(lena.card('AC')).toBeAttached()
  await lena.win()
  await expect(lena.button('Play again')).toBeEnabled()
  await expect(lena.page.locator('.results-round')).toHaveText(/\b1\b/)
})

test('a room that lets nobody in is waited for no longer than a while', async ({ browser }) => {
  const lena = await onPhone(browser, 'Lena')
  // The server answers; the room’s socket says nothing.
  await lena.page.routeWebSocket(/./, () => undefined)
  await lena.page.goto(address)
  await lena.page.getByRole('textbox', { name: 'Your name' }).fill('Lena')
  await lena.button('Host a race').click()
  await expect(lena.page.getByRole('alert')).toContainText('this room does not')
  await expect(lena.button('Host a race')).toBeEnabled()
})

test('who waits for a room can give up, and is not taken there afterwards', async ({ browser }) => {
  const lena = await onPhone(browser, 'Lena')
  const code = await lena.host(address)
  const noor = await onPhone(browser, 'Noor')
  await noor.page.goto(`${address}/${code}`)
  await noor.page.getByRole('textbox', { name: 'Your name' }).fill('Noor')
  await noor.page.waitForLoadState('networkidle')
  network.latency = 1_500
  await noor.button('Join the race').click()
  await noor.button('Home').click()
  await expect(noor.button('Host a race')).toBeEnabled()
  network.latency = 0
  await noor.page.waitForTimeout(4_000)
  expect(new URL(noor.page.url()).pathname).toBe('/')
  await expect(lena.page.getByText('Noor')).toHaveCount(0)
})

test('an outage that lasts is told in the lobby too, with a way home that keeps the seat', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  const code = await lena.host(address)
  await expect(lena.button('Start race')).toBeEnabled()
  network.isDown = true
  network.cut()
  await expect(lena.page.getByRole('alert')).toContainText('has not answered for a while', {
    timeout: 40_000,
  })
  await lena.button('Home').click()
  network.isDown = false
  await lena.page.reload()
  await lena.button('Back to your room').click()
  await expect(lena.button('Start race')).toBeEnabled()
  expect(new URL(lena.page.url()).pathname).toBe(`/${code}`)
})
