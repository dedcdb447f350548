import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'

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
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
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
  expect(errors).toEqual([])
})

test('when the graphics card has lost the table and is back, everything is drawn again', async ({
  page,
}) => {
  const lena = new Racer(page, 'Lena')
  await lena.host(server.addresses.local)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await lena.tap(lena.card('AC'))
  await lena.tap(lena.pile('foundation-clubs'))
  await expect(lena.pile('foundation-clubs')).toHaveAccessibleName(/ace of clubs/i)
  await page.mouse.move(5, 5)
  const table = page.locator('.board-table')
  let before = await table.screenshot()
  // Until every card has come to rest: imitated in software a frame may take a third of a second.
  await expect(async () => {
    await page.waitForTimeout(1500)
    const now = await table.screenshot()
    const isSame = now.equals(before)
    before = now
    expect(isSame).toBe(true)
  }).toPass()

  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2')
    const losing = context?.getExtension('WEBGL_lose_context')
    Reflect.set(window, 'losing', losing)
    losing?.loseContext()
  })
  await expect.poll(async () => (await table.screenshot()).equals(before)).toBe(false)
  await page.evaluate(() => {
    const losing = Reflect.get(window, 'losing') as WEBGL_lose_context
    losing.restoreContext()
  })
  await expect.poll(async () => (await table.screenshot()).equals(before)).toBe(true)
  await lena.tap(lena.card('AD'))
  await lena.tap(lena.pile('foundation-diamonds'))
  await expect(lena.pile('foundation-diamonds')).toHaveAccessibleName(/ace of diamonds/i)
})

test('when the graphics card does not give the table back, the race goes on on a plain canvas', async ({
  page,
}) => {
  const lena = new Racer(page, 'Lena')
  await lena.host(server.addresses.local)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  const isPlain = (): Promise<boolean> =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.board-table canvas')
      return canvas !== null && canvas.getContext('2d') !== null
    })
  expect(await isPlain()).toBe(false)
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect.poll(isPlain).toBe(true)
  await expect(page.locator('.board-table canvas')).toHaveCount(1)
  await lena.tap(lena.card('AC'))
  await lena.tap(lena.pile('foundation-clubs'))
  await expect(lena.pile('foundation-clubs')).toHaveAccessibleName(/ace of clubs/i)
  // The felt is not empty: the ace lies on its foundation, as soon as it has flown there.
  const foundation = await lena.pile('foundation-clubs').boundingBox()
  expect(foundation).not.toBeNull()
  const colours = (): Promise<number> =>
    page.evaluate(({ x, y, width, height }) => {
      const canvas = document.querySelector<HTMLCanvasElement>('.board-table canvas')
      const context = canvas?.getContext('2d')
      if (canvas === null || !context) return 0
      const box = canvas.getBoundingClientRect()
      const scale = canvas.width / box.width
      const part = [x - box.left, y - box.top, width, height].map((length) => length * scale)
      const { data } = context.getImageData(part[0]!, part[1]!, part[2]!, part[3]!)
      const seen = new Set<number>()
      for (let at = 0; at < data.length; at += 4) seen.add((data[at]! << 8) + data[at + 1]!)
      return seen.size
    }, foundation!)
  await expect.poll(colours).toBeGreaterThan(8)
})
