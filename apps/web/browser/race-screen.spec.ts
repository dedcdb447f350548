import type { Browser } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { isOnTop } from './on-top.ts'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 4600 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

async function racing(
  browser: Browser,
  viewport = { width: 1280, height: 800 },
): Promise<{ readonly lena: Racer; readonly code: string }> {
  const lena = new Racer(await (await browser.newContext({ viewport })).newPage(), 'Lena')
  const code = await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  return { lena, code }
}

test('leaving the room during a race asks first, in the menu, and Stay changes nothing', async ({
  browser,
}) => {
  const { lena } = await racing(browser)
  await lena.button('Settings').click()
  await lena.button('Leave the room').click()
  const question = lena.page.getByRole('group', { name: 'Leave the room and quit this race?' })
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(lena.button('Leave the room')).toBeFocused()
  await lena.button('Leave the room').click()
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await lena.page.keyboard.press('Escape')
  await expect(lena.button('Leave the room')).toBeVisible()
  await lena.button('Leave the room').click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(lena.button('Host a race')).toBeVisible()
})

test('a held key plays once, and no key plays while a question or the settings are open', async ({
  browser,
}) => {
  const { lena } = await racing(browser)
  const { keyboard } = lena.page
  await keyboard.down('s')
  await keyboard.down('s')
  await keyboard.down('s')
  await keyboard.up('s')
  await expect(lena.page.getByText('1 move', { exact: true })).toBeVisible()

  await lena.button('Quit').click()
  await keyboard.press('s')
  await keyboard.press('a')
  await lena.button('Keep playing').click()
  await lena.button('Settings').click()
  await keyboard.press('s')
  await lena.button('Close the settings').click()
  await expect(lena.page.getByText('1 move', { exact: true })).toBeVisible()
  await keyboard.press('s')
  await expect(lena.page.getByText('2 moves')).toBeVisible()
})

test('key shortcuts can be switched off, and the device remembers it', async ({ browser }) => {
  const { lena } = await racing(browser)
  await expect(lena.button(/^Draw/)).toHaveAttribute('aria-keyshortcuts', 'S')
  await lena.button('Settings').click()
  await lena.setRule('Key shortcuts', 'Off')
  await lena.button('Close the settings').click()
  await lena.page.reload()
  await expect(lena.card('AC')).toBeAttached()
  await expect(lena.button(/^Draw/)).not.toHaveAttribute('aria-keyshortcuts')
  await lena.page.keyboard.press('s')
  await lena.button(/^Draw/).click()
  await expect(lena.page.getByText('1 move', { exact: true })).toBeVisible()
})

test('a finisher’s clock stands at the winning move, after a reload too', async ({ browser }) => {
  test.slow()
  const { lena, code } = await racing(browser)
  await lena.quit()
  const noor = new Racer(await (await browser.newContext()).newPage(), 'Noor')
  await noor.joinByLink(`${address}/${code}`)
  await expect(noor.heading('Not this time')).toBeVisible()
  await lena.button('Play again').click()
  await expect(noor.card('AC')).toBeAttached()
  await lena.win()
  const lane = noor.page.getByRole('region', { name: 'The leaders' }).getByRole('listitem').first()
  await expect(lane).toContainText(/\d:\d\d$/)
  const [time = ''] = /\d+:\d\d$/.exec(await lane.innerText()) ?? []
  const clock = lena.page.getByRole('timer', { name: 'Time since GO' })
  await expect(clock).toHaveText(time)
  await noor.page.waitForTimeout(2500)
  await lena.page.reload()
  await expect(lena.heading('Every card is home')).toBeVisible()
  await expect(clock).toHaveText(time)
})

for (const viewport of [
  { width: 320, height: 256 },
  { width: 640, height: 400 },
  { width: 568, height: 320 },
  { width: 320, height: 400 },
]) {
  test(`a race at ${viewport.width}x${viewport.height} has every part in reach and none over another`, async ({
    browser,
  }) => {
    const { lena } = await racing(browser, viewport)
    const parts = [
      lena.page.getByRole('timer').first(),
      lena.page.getByRole('region', { name: 'Your rank' }),
      lena.page.getByRole('region', { name: 'The leaders' }).getByText('Lena'),
      ...['Settings', /^Send/, /^Undo/, /^Draw/, 'Quit'].map((name) => lena.button(name)),
    ]
    for (const part of parts) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport({ ratio: 0.95 })
      expect(await isOnTop(part), String(part)).toBe(true)
    }
    for (const pile of ['stock', 'foundation-clubs', 'tableau-1', 'tableau-7']) {
      await lena.pile(pile).scrollIntoViewIfNeeded()
      await expect(lena.pile(pile)).toBeInViewport()
    }
    const width = await lena.page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(viewport.width)
    await lena.tap(lena.pile('stock'))
    await expect(lena.card('8C')).toBeAttached()
    await lena.quit()
    await expect(lena.heading('Not this time')).toBeVisible()
    const main = lena.page.getByRole('main')
    await expect(main).toContainText('quit')
    await expect(main.getByText('ranks last')).toHaveCount(0)
    for (const name of ['Play again', 'Replay', 'Change rules']) {
      await lena.button(name).scrollIntoViewIfNeeded()
      await expect(lena.button(name)).toBeInViewport({ ratio: 0.95 })
    }
    await lena.button('Replay').click()
    for (const name of ['Back to the results', 'One move forward', 'To the deal', /^Play$/]) {
      await lena.button(name).scrollIntoViewIfNeeded()
      await expect(lena.button(name)).toBeInViewport({ ratio: 0.95 })
    }
  })
}
