import type { Browser } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { BadNetwork } from './bad-network.ts'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let network: BadNetwork
let address: string

test.beforeAll(async () => {
  const port = 4700 + test.info().parallelIndex
  server = await startServer({
    port,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
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
  network.latency = 0
})

async function racing(browser: Browser): Promise<Racer> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const lena = new Racer(await context.newPage(), 'Lena')
  await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  return lena
}

test('moves made while the connection comes back are all there afterwards, each once', async ({
  browser,
}) => {
  const lena = await racing(browser)
  network.latency = 150
  await lena.playByKeyboard(EASY_LINE.slice(0, 2))
  network.isDown = true
  network.cut()
  await lena.playByKeyboard(EASY_LINE.slice(2, 4))
  network.isDown = false
  // On a slow machine the outage may have been long enough to lock the board before the second move.
  const made = Number(/\d+(?= moves)/.exec(await lena.page.getByText(/\d moves/).innerText())?.[0])
  await expect(lena.page.getByText('The server isn’t answering')).toHaveCount(0)
  await lena.playByKeyboard(EASY_LINE.slice(made, 7))
  await expect(lena.page.getByText('Live')).toBeVisible()
  await expect(lena.card('2S')).toBeAttached()
  await lena.playByKeyboard(EASY_LINE.slice(7, 9))
  await expect(lena.page.getByText('9 moves')).toBeVisible()
  await lena.page.reload()
  await expect(lena.page.getByText('9 moves')).toBeVisible()
})

test('a connection that has gone silent locks the board, and unlocks it by itself', async ({
  browser,
}) => {
  const lena = await racing(browser)
  await lena.playByKeyboard(EASY_LINE.slice(0, 2))
  network.isSilent = true
  await expect(lena.page.getByText('The server isn’t answering').first()).toBeVisible()
  network.isSilent = false
  network.cut()
  await expect(lena.page.getByText('Live')).toBeVisible()
  await lena.playByKeyboard(EASY_LINE.slice(2, 4))
  await expect(lena.page.getByText('4 moves')).toBeVisible()
})

test('waking up twice at once does not take one’s own seat away', async ({ browser }) => {
  const lena = await racing(browser)
  network.latency = 200
  network.cut()
  await lena.page.evaluate(async () => {
    dispatchEvent(new Event('online'))
    await new Promise((resolve) => setTimeout(resolve, 250))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(lena.page.getByText('Live')).toBeVisible()
  await lena.playByKeyboard(EASY_LINE.slice(0, 2))
  await expect(lena.page.getByText('2 moves')).toBeVisible()
  await expect(lena.heading('You’re playing in another tab')).toHaveCount(0)
})

test('quitting during an outage is not forgotten', async ({ browser }) => {
  const lena = await racing(browser)
  network.isDown = true
  network.cut()
  await lena.quit()
  network.isDown = false
  await expect(lena.heading('Not this time')).toBeVisible()
})

test('a second tab of the same player takes the seat over, and the first one says so', async ({
  browser,
}) => {
  const lena = await racing(browser)
  await lena.playByKeyboard(EASY_LINE.slice(0, 2))
  const second = new Racer(await lena.page.context().newPage(), 'Lena')
  await second.page.goto(lena.page.url())
  await expect(second.page.getByText('2 moves')).toBeVisible()
  await expect(lena.heading('You’re playing in another tab')).toBeVisible()
})
