import { GAMES, HIDDEN } from '@samedeal/rules'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { layOut } from '../src/board/layout.ts'
import { viewOf } from '../src/board/view.ts'
import { speak } from './inspect/language.ts'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer({
    port: 5200 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
    timing: { countdown: 800 },
  })
})

test.afterAll(() => server.close())

/** The longest column that there can be, six cards down and thirteen up, among 52 cards. */
const LONGEST: Readonly<Record<string, readonly [down: number, up: number]>> = {
  stock: [10, 0],
  waste: [0, 3],
  'foundation-hearts': [0, 5],
  'tableau-1': [0, 1],
  'tableau-2': [1, 1],
  'tableau-3': [2, 1],
  'tableau-4': [3, 1],
  'tableau-6': [5, 1],
  'tableau-7': [6, 13],
}

/** A whole index takes this share of a card's width from its upper edge on. */
const INDEX = 0.34

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
]) {
  test(`at ${viewport.width}x${viewport.height} every pile is in view and every rank can be read`, async ({
    browser,
  }) => {
    const lena = new Racer(await (await browser.newContext({ viewport })).newPage(), 'Lena')
    await lena.host(server.addresses.local)
    await lena.button('Start race').click()
    await expect(lena.card('AC')).toBeAttached()
    for (const pile of await lena.page.locator('[data-pile]').all()) {
      await expect(pile).toBeInViewport({ ratio: 1 })
    }
    const area = await lena.page.locator('.board-table').boundingBox()
    expect(area).not.toBeNull()
    if (area === null) return

    for (const draw of [1, 3]) {
      for (const leftHanded of [false, true]) {
        const options = { draw, passes: 'unlimited', foundationReturn: true }
        const specs = GAMES.get('klondike')?.table(options) ?? []
        const piles = specs.map(({ id }) => {
          const [down, up] = LONGEST[id] ?? [0, 0]
          return { cards: Array.from({ length: down + up }, () => HIDDEN), faceDown: down }
        })
        const position = { piles, state: {} }
        const { card, piles: laid } = layOut({
          specs,
          position,
          area,
          view: viewOf(viewport),
          leftHanded,
        })
        for (const { bounds } of laid) {
          expect(bounds.x).toBeGreaterThanOrEqual(0)
          expect(bounds.y).toBeGreaterThanOrEqual(0)
          expect(bounds.x + bounds.width).toBeLessThanOrEqual(area.width)
          expect(bounds.y + bounds.height).toBeLessThanOrEqual(area.height)
        }
        const longest = laid.at(-1)?.cards ?? []
        expect(longest).toHaveLength(19)
        for (const [index, { y }] of longest.entries()) {
          const below = longest[index + 1]
          if (index < 6 || below === undefined) continue
          expect(below.y - y).toBeGreaterThanOrEqual(Math.floor(INDEX * card.width))
        }
      }
    }
  })
}

test('beside a notch every pile is in view, at either hand', async ({ browser }) => {
  const viewport = { width: 844, height: 390 }
  const page = await (await browser.newContext({ viewport })).newPage()
  const cdp = await page.context().newCDPSession(page)
  const insets = { left: 47, leftMax: 47, right: 47, rightMax: 47, bottom: 21, bottomMax: 21 }
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets })
  const lena = new Racer(page, 'Lena')
  await lena.host(server.addresses.local)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  for (const hand of ['Right', 'Left']) {
    await lena.button('Settings').click()
    await lena.setRule('Playing hand', hand)
    await lena.button('Close the settings').click()
    await expect(async () => {
      for (const part of [...(await page.locator('[data-pile]').all()), lena.button(/^Draw/)]) {
        const box = await part.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(insets.left)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(844 - insets.right)
      }
    }).toPass()
  }
})

test('in the column beside the table every choice of the settings is whole', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  const lena = new Racer(page, 'Lena')
  await lena.host(server.addresses.local)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await lena.button('Settings').click()
  for (const language of ['en', 'es', 'ja']) {
    await speak(page, language)
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      const outside = await page.locator('.settings-row').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const { right } = row.getBoundingClientRect()
          return [...row.querySelectorAll('.segment')]
            .filter((choice) => choice.getBoundingClientRect().right > right + 1)
            .map((choice) => choice.textContent)
        }),
      )
      expect(outside, `${language} at ${width} px`).toEqual([])
    }
  }
})
