import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { onLaptop, onPhone } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  const port = 5600 + test.info().parallelIndex
  server = await startServer({ port, host: '127.0.0.1', dealer: fixedDealer(EASY_DECK) })
  address = server.addresses.local
})

test.afterAll(() => server.close())

test('a host who is done sees who still races and where a CPU plays, and ends the round when asked again', async ({
  browser,
}) => {
  test.slow()
  const lena = await onPhone(browser, 'Lena')
  const noor = await onLaptop(browser, 'Noor')
  const mika = await onLaptop(browser, 'Mika')
  const code = await lena.host(address)
  await noor.joinByCode(address, code)
  await mika.joinByCode(address, code)
  await expect(lena.page.getByText('Mika').first()).toBeVisible()
  await lena.button('Start race').click()
  await expect(noor.card('AC')).toBeAttached()
  await noor.page.close()
  await lena.win()
  await expect(lena.heading('Every card is home')).toBeVisible()
  await expect(lena.page.getByText('Still racing: Noor (a CPU plays) and Mika.')).toBeVisible({
    timeout: 30_000,
  })
  // Nobody else may.
  await mika.quit()
  await expect(mika.page.getByText('Still racing: Noor (a CPU plays).')).toBeVisible()
  await expect(mika.button('End the race')).toHaveCount(0)

  await lena.button('End the race').click()
  await expect(lena.button('Wait')).toBeFocused()
  await lena.button('Wait').click()
  await expect(lena.button('End the race')).toBeFocused()
  await lena.button('End the race').click()
  await lena.page.getByRole('group').getByRole('button', { name: 'End the race' }).click()
  await expect(lena.button('Replay')).toBeVisible()
  await expect(mika.button('Replay')).toBeVisible()
  await expect(lena.page.getByText('not finished').first()).toBeVisible()
})
