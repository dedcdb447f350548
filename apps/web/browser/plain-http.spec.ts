import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  const port = 4300 + test.info().parallelIndex
  server = await startServer({
    port,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
  // The browser is told where this name leads; to it, it is a machine on the network.
  address = `http://party.example:${port}`
})

test.afterAll(() => server.close())

test('a party over plain http hosts, invites, joins and plays where browsers withhold what needs https', async ({
  browser,
}) => {
  const lena = new Racer(await browser.newPage(), 'Lena')
  const faults: string[] = []
  lena.page.on('pageerror', (error) => faults.push(error.message))
  const code = await lena.host(address)
  expect(await lena.page.evaluate(() => isSecureContext)).toBe(false)
  expect(await lena.page.evaluate(() => 'randomUUID' in crypto)).toBe(false)

  await lena.button(/Copy/).click()
  const link = `${address}/${code}`
  const copied = lena.page.getByText('Copied')
  const shown = lena.page.getByRole('textbox', { name: /link/i })
  await expect(copied.or(shown).first()).toBeVisible()

  const noor = new Racer(await (await browser.newContext()).newPage(), 'Noor')
  await noor.joinByLink(link)
  await expect(lena.page.getByText('Noor')).toBeVisible()
  await lena.button('Start race').click()
  await expect(noor.card('AC')).toBeAttached()
  await noor.playByKeyboard(EASY_LINE.slice(0, 2))
  await expect(noor.page.getByText('2 moves')).toBeVisible()
  expect(faults).toEqual([])
})
