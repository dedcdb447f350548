import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { onLaptop, onPhone } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 4850 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
    limits: { rooms: 1, socketsPerAddress: 2 },
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

test('a full server says so to who would host, and lets people into the rooms that there are', async ({
  browser,
}) => {
  const lena = await onLaptop(browser, 'Lena')
  const noor = await onPhone(browser, 'Noor')
  const mika = await onPhone(browser, 'Mika')
  const code = await lena.host(address)

  await noor.page.goto(address)
  await noor.page.getByRole('textbox', { name: 'Your name' }).fill('Noor')
  await noor.button('Host a race').click()
  await expect(noor.page.getByRole('alert')).toContainText('The server is full just now')
  await expect(noor.button('Host a race')).toBeEnabled()
  await noor.joinByCode(address, code)
  await expect(lena.page.getByText('Noor')).toBeVisible()

  await mika.joinByLink(`${address}/${code}`)
  await expect(mika.page.getByRole('alert')).toContainText('Too many players are connected')
  await noor.page.close()
  // The server hears of it in its own time; until then it refuses.
  const join = mika.button('Join the race')
  await expect(async () => {
    if (await join.isVisible()) await join.click({ timeout: 2_000 })
    await expect(join).toBeHidden({ timeout: 2_000 })
  }).toPass()
  await expect(lena.page.getByText('Mika')).toBeVisible()
})
