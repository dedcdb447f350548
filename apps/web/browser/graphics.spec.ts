import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer({
    port: 7500 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
})

test.afterAll(() => server.close())

test('where nothing can be drawn the piles are buttons that say what lies there, and it is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const lena = new Racer(page, 'Lena')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await lena.host(server.addresses.local)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await expect(page.locator('.board-note')).toContainText('cannot draw the cards')
  await expect(page.locator('.announcer')).toContainText('cannot draw the cards')
  await page.screenshot({ path: test.info().outputPath('blank.png') })
  const written = await lena
    .pile('tableau-1')
    .evaluate((pile) => getComputedStyle(pile, '::before').content)
  expect(written).toContain('Column 1')
  // A finger plays as well as a key.
  await lena.card('AC').click()
  await lena.pile('foundation-clubs').click()
  await expect(lena.pile('foundation-clubs')).toHaveAccessibleName(/ace of clubs/i)
  await lena.playByKeyboard(EASY_LINE.slice(1, 3))
  expect(errors).toEqual([])
})

test('a picture is drawn anew when only the pixel ratio changes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const lena = new Racer(page, 'Lena')
  await lena.host(server.addresses.local)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  const density = (): Promise<number> =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.board-table canvas')
      return canvas === null ? 0 : canvas.width / canvas.getBoundingClientRect().width
    })
  await expect.poll(density).toBeCloseTo(1)
  await page.evaluate(() =>
    addEventListener(
      'resize',
      (event) => {
        // The window’s own telling is held back: on another monitor there is none.
        event.stopImmediatePropagation()
      },
      true,
    ),
  )
  const cdp = await page.context().newCDPSession(page)
  const metrics = { width: 1280, height: 800, mobile: false }
  for (const ratio of [2, 1, 1.5]) {
    await cdp.send('Emulation.setDeviceMetricsOverride', { ...metrics, deviceScaleFactor: ratio })
    await expect.poll(density).toBeCloseTo(ratio, 1)
  }
})
