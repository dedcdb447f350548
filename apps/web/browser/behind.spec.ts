import { CLOSE_BEHIND } from '@samedeal/protocol'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import type { Page } from '@playwright/test'
import { onPhone } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 4920 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

test('a phone that the server ends for not keeping up comes back to its cards, and says so', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  await lena.page.addInitScript(() => {
    const sockets: WebSocket[] = []
    Reflect.set(window, 'sockets', sockets)
    window.WebSocket = class extends WebSocket {
      constructor(...address: ConstructorParameters<typeof WebSocket>) {
        super(...address)
        sockets.push(this)
      }
    }
  })
  await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await lena.playByKeyboard(EASY_LINE.slice(0, 2))

  expect(await socketsOf(lena.page)).toBe(1)
  await lena.page.evaluate((code) => {
    const [socket] = Reflect.get(window, 'sockets') as WebSocket[]
    socket?.dispatchEvent(new CloseEvent('close', { code, wasClean: true }))
    if (socket !== undefined) Reflect.set(socket, 'onclose', null)
    socket?.close()
  }, CLOSE_BEHIND)
  await expect(lena.page.getByText('Your connection could not keep up')).toBeVisible()
  await lena.playByKeyboard(EASY_LINE.slice(2, 4))
  await expect(lena.page.getByText('4 moves')).toBeVisible()
  expect(await socketsOf(lena.page)).toBe(2)
  await expect(lena.page.getByText('Your connection could not keep up')).toBeHidden()
})

/** How many sockets a page has opened. */
function socketsOf(page: Page): Promise<number> {
  return page.evaluate(() => (Reflect.get(window, 'sockets') as WebSocket[]).length)
}

test('who has joined too often is told to wait a moment, and gets in after that', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  const noor = await onPhone(browser, 'Noor')
  const code = await lena.host(address)
  const body = JSON.stringify({ error: 'too-many-joins', message: 'Too often.' })
  await noor.page.route('**/matchmake/**', (route) =>
    route.fulfill({ status: 429, contentType: 'application/json', body }),
  )
  await noor.joinByCode(address, code)
  await expect(noor.page.getByRole('alert')).toContainText('You have joined too often')
  await noor.page.unroute('**/matchmake/**')
  await noor.page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(lena.page.getByText('Noor')).toBeVisible()
})
