import { expect, test } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { Racer } from './racer.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer({
    port: 4400 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
})

test.afterAll(() => server.close())

test('the table is drawn by WebGL where there is WebGL', async ({ page }) => {
  const lena = new Racer(page, 'Lena')
  await lena.host(server.addresses.local)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  const usesWebGL = (): Promise<boolean> =>
    page.evaluate(
      () =>
        document.querySelector('canvas')?.getContext('webgl2') instanceof WebGL2RenderingContext,
    )
  expect(await usesWebGL()).toBe(true)
  await lena.tap(lena.card('AC'))
  await lena.tap(lena.pile('foundation-clubs'))
  await expect(lena.pile('foundation-clubs')).toHaveAccessibleName(/ace of clubs/i)
})
