import type { Browser, BrowserContextOptions } from '@playwright/test'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { finger, fingerDrag, lastCard, mouseDrags, playBy, touches } from './gestures.ts'
import { Racer } from './racer.ts'
import { cardsOnTable, countDraws, draws, labels, picture, settled } from './table-record.ts'
import { expect, test } from './test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const LAPTOP = { viewport: { width: 1280, height: 800 } }

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 4800 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
    timing: { countdown: 800 },
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

async function racing(browser: Browser, device: BrowserContextOptions): Promise<Racer> {
  const page = await (await browser.newContext(device)).newPage()
  await countDraws(page)
  const lena = new Racer(page, 'Lena')
  await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await settled(page)
  return lena
}

test('the cards are seen', async ({ browser }) => {
  const lena = await racing(browser, PHONE)
  const ivory = await lena.page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.board-table canvas')
    const image = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    const bytes = [...(image?.data ?? [])]
    return bytes.filter((red, at) => at % 4 === 0 && red === 0xfb && bytes[at + 2] === 0xe9).length
  })
  // Seven faces lie on the table, each of some thousand pixels.
  expect(ivory).toBeGreaterThan(5000)
})

test('a whole race is won by touch alone, with taps, double taps and drags', async ({
  browser,
}) => {
  test.slow()
  const lena = await racing(browser, PHONE)
  const cdp = await lena.page.context().newCDPSession(lena.page)
  await playBy(lena, EASY_LINE, touches(lena.page, cdp))
  await expect(lena.heading('You bring it home')).toBeVisible()
})

test('a whole race is won by dragging with the mouse alone', async ({ browser }) => {
  test.slow()
  const lena = await racing(browser, LAPTOP)
  await playBy(lena, EASY_LINE, mouseDrags(lena.page))
  await expect(lena.heading('You bring it home')).toBeVisible()
})

test('with no input and nothing moving the canvas draws nothing for two seconds', async ({
  browser,
}) => {
  const lena = await racing(browser, LAPTOP)
  await lena.tap(lena.card('AC'))
  await settled(lena.page)
  const before = await draws(lena.page)
  expect(before).toBeGreaterThan(0)
  await lena.page.waitForTimeout(2000)
  expect(await draws(lena.page)).toBe(before)
})

test('a hidden page draws nothing and shows no time, and catches up when it is seen again', async ({
  browser,
}) => {
  const lena = await racing(browser, LAPTOP)
  const { page } = lena
  const clock = page.getByRole('timer').first()
  // Headless browsers never hide a page: it is told that it is, and its frames wait, as in a real one.
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = []
    Reflect.set(window, 'waiting', waiting)
    Reflect.set(window, 'frames', window.requestAnimationFrame)
    window.requestAnimationFrame = (callback) => waiting.push(callback)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    // A second that began before may still be on its way to the screen.
    return new Promise((resolve) => void setTimeout(resolve, 100))
  })
  const [time, before] = [await clock.textContent(), await draws(page)]
  await page.keyboard.press('s')
  await expect(lena.pile('waste')).toHaveAccessibleName(/ of /)
  await page.waitForTimeout(2000)
  expect(await draws(page)).toBe(before)
  expect(await clock.textContent()).toBe(time)
  await page.evaluate(() => {
    Reflect.set(window, 'requestAnimationFrame', Reflect.get(window, 'frames'))
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
    const waiting = Reflect.get(window, 'waiting') as FrameRequestCallback[]
    for (const callback of waiting) callback(performance.now())
  })
  await expect(clock).not.toHaveText(time ?? '')
  await expect.poll(() => draws(page)).toBeGreaterThan(before)
})

test.describe('a drag ends cleanly, the card flies home and the next drag works', () => {
  const ENDS = {
    'when the system takes the touch': async (lena: Racer) => {
      const cdp = await lena.page.context().newCDPSession(lena.page)
      await finger(cdp, 'touchStart', await lastCard(lena, 'tableau-1'))
      await finger(cdp, 'touchMove', { x: 200, y: 500 })
      await finger(cdp, 'touchMove', { x: 220, y: 520 })
      await finger(cdp, 'touchCancel')
    },
    'when the window loses the focus': async (lena: Racer) => {
      const cdp = await lena.page.context().newCDPSession(lena.page)
      await finger(cdp, 'touchStart', await lastCard(lena, 'tableau-1'))
      await finger(cdp, 'touchMove', { x: 200, y: 500 })
      await finger(cdp, 'touchMove', { x: 220, y: 520 })
      await lena.page.evaluate(() => window.dispatchEvent(new Event('blur')))
      await finger(cdp, 'touchEnd')
    },
    'when a second finger comes': async (lena: Racer) => {
      const cdp = await lena.page.context().newCDPSession(lena.page)
      const first = { x: 220, y: 520, id: 0 }
      await finger(cdp, 'touchStart', { ...(await lastCard(lena, 'tableau-1')), id: 0 })
      await finger(cdp, 'touchMove', { x: 200, y: 500, id: 0 })
      await finger(cdp, 'touchMove', first)
      await finger(cdp, 'touchStart', first, { x: 60, y: 640, id: 1 })
      await finger(cdp, 'touchEnd')
    },
  }
  for (const [name, end] of Object.entries(ENDS)) {
    test(name, async ({ browser }) => {
      const lena = await racing(browser, PHONE)
      const before = await picture(lena)
      await end(lena)
      expect((await picture(lena)).equals(before)).toBe(true)
      const cdp = await lena.page.context().newCDPSession(lena.page)
      const [from, to] = [
        await lastCard(lena, 'tableau-1'),
        await lastCard(lena, 'foundation-clubs'),
      ]
      await fingerDrag(cdp, from, to)
      await expect(lena.pile('foundation-clubs')).toHaveAccessibleName(/ace of clubs/i)
    })
  }

  test('when the mouse is released outside the window', async ({ browser }) => {
    const lena = await racing(browser, LAPTOP)
    const { mouse } = lena.page
    const before = await picture(lena)
    const from = await lastCard(lena, 'tableau-1')
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move(300, 500, { steps: 3 })
    await mouse.move(-60, 400, { steps: 3 })
    await mouse.up()
    await mouse.move(10, 10)
    expect((await picture(lena)).equals(before)).toBe(true)
    await lena.drag(lena.card('AC'), lena.pile('foundation-clubs'))
    await expect(lena.pile('foundation-clubs')).toHaveAccessibleName(/ace of clubs/i)
  })
})

test('a resize and a rotation while cards fly leave every card at its place', async ({
  browser,
}) => {
  const lena = await racing(browser, { viewport: { width: 390, height: 844 } })
  const { page } = lena
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.keyboard.press('a')
    await page.setViewportSize(viewport)
    await page.keyboard.press('u')
    await page.keyboard.press('a')
    await expect(lena.pile('tableau-7')).toHaveAccessibleName(/empty/)
    await settled(page)
    const resized = await picture(lena)
    await page.reload()
    await expect(lena.pile('tableau-7')).toHaveAccessibleName(/empty/)
    expect((await picture(lena)).equals(resized), JSON.stringify(viewport)).toBe(true)
    await page.keyboard.press('u')
    await expect(lena.card('AC')).toBeAttached()
  }
})

test('one to five fast clicks anywhere never lose, duplicate or strand a card', async ({
  browser,
}) => {
  test.slow()
  const lena = await racing(browser, LAPTOP)
  const { page } = lena
  const piles = await page
    .locator('[data-pile]')
    .evaluateAll((all) => all.map((pile) => pile.getAttribute('data-pile') ?? ''))
  for (const [number, pile] of [...piles, ...piles].entries()) {
    const { x, y } = await lastCard(lena, pile)
    for (let click = 0; click <= number % 5; click++) await page.mouse.click(x, y)
    expect(await cardsOnTable(lena), pile).toBe(52)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0)
  await page.mouse.move(5, 5)
  const [shown, seen] = [await picture(lena), await labels(lena)]
  // What the server has is what the table shows.
  await page.reload()
  await expect.poll(() => labels(lena)).toEqual(seen)
  expect((await picture(lena)).equals(shown)).toBe(true)
})

test('the table is mirrored for the left hand in the middle of a race, and no move is lost', async ({
  browser,
}) => {
  const lena = await racing(browser, PHONE)
  await playBy(lena, EASY_LINE.slice(0, 3), async (from, to) => {
    await lena.page.touchscreen.tap(from.x, from.y)
    await lena.page.touchscreen.tap(to.x, to.y)
  })
  await expect(lena.pile('tableau-3')).toHaveAccessibleName(/ of /)
  const before = await labels(lena)
  const right = await lastCard(lena, 'stock')
  await lena.button('Settings').click()
  await lena.setRule('Playing hand', 'Left')
  await lena.button('Close the settings').click()
  await expect.poll(async () => (await lastCard(lena, 'stock')).x).toBeLessThan(right.x)
  const left = await lastCard(lena, 'stock')
  expect(Math.abs(left.x - (390 - right.x))).toBeLessThanOrEqual(1)
  expect(await labels(lena)).toEqual(before)
  await lena.page.touchscreen.tap(left.x, left.y)
  await expect(lena.pile('waste')).toHaveAccessibleName(/ of /)
})

test('targets are marked when a card is picked up, unless the settings say no', async ({
  browser,
}) => {
  const lena = await racing(browser, LAPTOP)
  const withMarks = async () => {
    await lena.tap(lena.card('AC'))
    await lena.page.mouse.move(5, 5)
    const shown = await picture(lena)
    await lena.page.keyboard.press('Escape')
    return shown
  }
  const marked = await withMarks()
  await lena.button('Settings').click()
  await lena.setRule('Show where a card may go', 'Off')
  await lena.button('Close the settings').click()
  const unmarked = await withMarks()
  expect(marked.equals(unmarked)).toBe(false)
  await lena.button('Settings').click()
  await lena.setRule('Show where a card may go', 'On')
  await lena.button('Close the settings').click()
  expect((await withMarks()).equals(marked)).toBe(true)
})

test('with one-tap moves a card with one place to go goes there, and Undo brings it back', async ({
  browser,
}) => {
  const lena = await racing(browser, PHONE)
  await lena.button('Settings').click()
  await lena.setRule('One tap moves', 'On')
  await lena.button('Close the settings').click()
  await lena.button(/^Send/).click()
  await lena.button(/^Draw/).click()
  await expect(lena.card('8C')).toBeAttached()
  const at = await lastCard(lena, 'waste')
  await lena.page.touchscreen.tap(at.x, at.y)
  await expect(lena.pile('foundation-clubs')).toHaveAccessibleName(/8 of clubs/i)
  await lena.button(/^Undo/).click()
  await expect(lena.pile('waste')).toHaveAccessibleName(/8 of clubs/i)
})

test('moves are heard, not when sounds are off or movement is reduced', async ({ browser }) => {
  const page = await (await browser.newContext(LAPTOP)).newPage()
  await countDraws(page)
  await page.addInitScript(() => {
    Reflect.set(window, 'sounds', 0)
    const source = AudioBufferSourceNode.prototype
    const start: () => void = Reflect.get(source, 'start')
    Reflect.set(source, 'start', function (this: AudioBufferSourceNode, ...args: unknown[]) {
      Reflect.set(window, 'sounds', (Reflect.get(window, 'sounds') as number) + 1)
      Reflect.apply(start, this, args)
    })
  })
  const sounds = () => page.evaluate(() => Reflect.get(window, 'sounds') as number)
  const lena = new Racer(page, 'Lena')
  await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await page.keyboard.press('s')
  await expect.poll(sounds).toBeGreaterThan(0)
  for (const [setting, quiet] of [
    ['Sounds', 'Off'],
    ['Movement', 'Reduced'],
  ] as const) {
    await lena.button('Settings').click()
    await lena.setRule('Sounds', 'On')
    await lena.setRule(setting, quiet)
    await lena.button('Close the settings').click()
    await settled(page)
    const before = await sounds()
    const waste = await lena.pile('waste').getAttribute('aria-label')
    await page.keyboard.press('s')
    await expect(lena.pile('waste')).not.toHaveAttribute('aria-label', waste ?? '')
    await settled(page)
    expect(await sounds()).toBe(before)
  }
})
