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
  await expect(page.locator('.board-note')).toContainText('cannot show the cards')
  const written = await lena
    .pile('tableau-1')
    .evaluate((pile) => getComputedStyle(pile, '::before').content)
  expect(written).toMatch(/^attr\(aria-label\)$|Column 1/)
  // A finger plays as well as a key.
  await lena.card('AC').click()
  await lena.pile('foundation-clubs').click()
  await expect(lena.pile('foundation-clubs')).toHaveAccessibleName(/ace of clubs/i)
  await lena.playByKeyboard(EASY_LINE.slice(1, 3))
  expect(errors).toEqual([])
})

test('a picture is drawn anew when only the pixel ratio changes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  // On another monitor nothing is told but this, and the window is not resized.
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    const queries: MediaQueryList[] = []
    window.matchMedia = (media) => {
      const query = ask(media)
      if (media.includes('resolution')) queries.push(query)
      return query
    }
    Object.assign(window, {
      moveTo: (ratio: number) => {
        Object.defineProperty(window, 'devicePixelRatio', { value: ratio, configurable: true })
        queries.at(-1)?.dispatchEvent(new Event('change'))
      },
    })
  })
  const lena = new Racer(page, 'Lena')
  await lena.host(server.addresses.local)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  const density = (): Promise<number> =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.board-table canvas')
      return canvas === null ? 0 : canvas.width / canvas.getBoundingClientRect().width
    })
  await expect.poll(density).toBeCloseTo(1, 2)
  for (const ratio of [2, 1, 1.5]) {
    await page.evaluate((to) => {
      const { moveTo } = window as unknown as { readonly moveTo: (ratio: number) => void }
      moveTo(to)
    }, ratio)
    await expect.poll(density).toBeCloseTo(ratio, 2)
  }
})
