import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { onLaptop, onPhone, type Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 4580 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

/** The call that somebody sees shown beside its caller; an earlier one may still be there. */
function ouch({ page }: Racer) {
  return page.locator('.reaction').filter({ hasText: 'Ouch' })
}

test('racers and a spectator call out to each other in the lobby, the race and the results, and who has muted it sees nothing', async ({
  browser,
}) => {
  const lena = await onLaptop(browser, 'Lena')
  const noor = await onPhone(browser, 'Noor')
  const code = await lena.host(address)
  await noor.joinByCode(address, code)
  await noor.button('Good luck').click()
  const row = lena.page.getByRole('listitem').filter({ hasText: 'Noor' })
  await expect(row.getByText('Good luck')).toBeAttached()
  await expect(lena.lastSaid).toHaveText('Noor: Good luck')

  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  const tom = await onPhone(browser, 'Tom')
  await tom.joinByLink(`${address}/${code}`)
  await expect(tom.page.getByText('You’re watching')).toBeVisible()
  await tom.button('Settings').click()
  await tom.button('Hurry up').click()
  await expect(tom.page.getByRole('dialog')).toBeHidden()
  await expect(noor.page.locator('.said')).toContainText('Tom')
  await lena.button('Reactions').click()
  await lena.button('Wow').click()
  await expect(noor.lastSaid).toHaveText('Lena: Wow')

  await noor.button('Settings').click()
  await noor.button('Mute reactions').click()
  await noor.button('Close the settings').click()
  await lena.quit()
  await noor.quit()
  await expect(noor.button('Replay')).toBeVisible()
  await lena.button('Ouch').click()
  await expect(ouch(lena)).toBeVisible()
  await expect(ouch(tom)).toBeVisible()
  await expect(ouch(noor)).toHaveCount(0)
  await expect(noor.button('Ouch')).toBeDisabled()
})

test('nobody calls out more than three times at once', async ({ browser }) => {
  const lena = await onPhone(browser, 'Lena')
  await lena.host(address)
  for (let call = 0; call < 3; call++) await lena.button('Ha ha').click()
  await expect(lena.button('Ha ha')).toBeDisabled()
  await expect(lena.button('Ha ha')).toBeEnabled()
})
