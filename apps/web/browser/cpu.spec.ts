import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 4500 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
    pace: 0.05,
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

test('CPU players are labelled as such, race by themselves and finish', async ({ page }) => {
  const lena = new Racer(page, 'Lena')
  const cpus = page.getByRole('listitem').filter({ has: page.getByText('CPU', { exact: true }) })
  await lena.host(address)
  await lena.button('Add CPU').click()
  await expect(cpus).toHaveCount(1)
  await lena.button('Add CPU').click()
  await expect(cpus).toHaveCount(2)
  await expect(cpus.filter({ hasText: 'Lena' })).toHaveCount(0)

  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  const home = cpus.filter({ hasText: /\d:\d\d/ })
  await expect(cpus.filter({ hasText: /[1-9]\d?%/ }).first()).toBeVisible()
  await expect(home).toHaveCount(2, { timeout: 45_000 })

  await lena.quit()
  await expect(lena.heading(/ brings it home$/)).toBeVisible()
  await expect(home).toHaveCount(2)
})
