import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { BadNetwork } from './bad-network.ts'
import { speak } from './inspect/language.ts'
import { isOnTop } from './on-top.ts'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let network: BadNetwork
let address: string

test.beforeAll(async () => {
  const port = 4800 + test.info().parallelIndex
  server = await startServer({ port, host: '127.0.0.1', dealer: fixedDealer(EASY_DECK) })
  network = await BadNetwork.to(port, port + 50)
  address = `http://localhost:${port + 50}`
})

test.afterAll(async () => {
  network.close()
  await server.close()
})

test('the invite link stands in the lobby, to select and copy by hand', async ({ page }) => {
  const lena = new Racer(page, 'Lena')
  const code = await lena.host(address)
  const link = page.getByRole('textbox', { name: 'Invite link' })
  await expect(link).toHaveValue(new RegExp(`^http://[^/]+/${code}$`))
  await link.focus()
  const selected = await link.evaluate((field: HTMLInputElement) =>
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  )
  expect(selected).toBe(await link.inputValue())
})

test('a share that the browser refuses says what to do; one that is closed says nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let name = 'AbortError'
    Object.defineProperty(navigator, 'share', {
      value: () => {
        const refusal = new DOMException('', name)
        name = 'NotAllowedError'
        return Promise.reject(refusal)
      },
    })
  })
  const lena = new Racer(page, 'Lena')
  await lena.host(address)
  await lena.button('Share').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await lena.button('Share').click()
  await expect(page.getByRole('alert')).toContainText('Copy the link, or read the code out.')
  for (const width of [320, 390, 640, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    const ways = [lena.button('Share'), lena.button('Copy'), page.getByRole('link')]
    for (const way of ways) expect(await isOnTop(way), `${width} px`).toBe(true)
  }
})

test('on a tablet on its side nothing leaves its panel, whatever is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const lena = new Racer(page, 'Lena')
  await lena.host(address)
  await lena.setRule('Deal', 'Random')
  await lena.setRule('Difficulty', 'Master')
  await expect(page.getByRole('group', { name: 'Difficulty, changed' })).toBeAttached()
  for (const language of ['en', 'es', 'ja']) {
    await speak(page, language)
    for (const width of [1000, 1024, 1100, 1180, 1280]) {
      await page.setViewportSize({ width, height: 768 })
      const within = `${language} at ${width} px`
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrolled, within).toBe(width)
      const outside = await page.locator('.house-rules, .roster').evaluateAll((panels) =>
        panels.flatMap((panel) => {
          const { right } = panel.getBoundingClientRect()
          const parts = [...panel.querySelectorAll('.segment, .chip, select, .tag')]
          return parts
            .filter((part) => part.getBoundingClientRect().right > right)
            .map((part) => part.textContent)
        }),
      )
      expect(outside, within).toEqual([])
    }
  }
})

test('what needs the server is off while there is no connection, and on again with it', async ({
  page,
}) => {
  const lena = new Racer(page, 'Lena')
  await lena.host(address)
  await lena.button('Add CPU').click()
  await lena.button('More about Birch').click()
  const needing = [
    ...['Start race', 'Add CPU', 'Classic draw 1', /^Remove/].map((name) => lena.button(name)),
    page.getByRole('group', { name: 'Undo' }).getByRole('radio').first(),
    page.getByRole('group', { name: 'How well Birch plays' }).getByRole('radio').first(),
  ]
  for (const control of needing) await expect(control).toBeEnabled()
  network.isDown = true
  network.cut()
  for (const control of needing) await expect(control).toBeDisabled()
  await expect(lena.button('Leave the room')).toBeEnabled()
  network.isDown = false
  for (const control of needing) await expect(control).toBeEnabled()
})

test('the address names the room whatever was open before, and a reload comes back to it', async ({
  page,
}) => {
  const lena = new Racer(page, 'Lena')
  await page.goto(address)
  await lena.button('How to play').click()
  await expect(page).toHaveURL(/#how-to-play$/)
  await lena.button('Home').click()
  await expect(page).toHaveURL(`${address}/`)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Lena')
  await lena.button('Host a race').click()
  await page.waitForURL(/\/[A-Z]{6}$/)
  const room = page.url()

  await page.goForward()
  await expect(page).toHaveURL(room)
  await expect(lena.heading('Lena’s room')).toBeVisible()
  await lena.button('How to play').click()
  await expect(page).toHaveURL(`${room}#how-to-play`)
  await page.goBack()
  await expect(lena.heading('Lena’s room')).toBeVisible()
  await page.goForward()
  await expect(lena.heading('How to play')).toBeVisible()
  await page.reload()
  await expect(lena.heading('Lena’s room')).toBeVisible()
  await expect(page).toHaveURL(room)
})

test('every house rule says what it means, to hosts and guests, by touch and by keys, and never hides Start', async ({
  browser,
}) => {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
  const open = async () => (await browser.newContext(phone)).newPage()
  const lena = new Racer(await open(), 'Lena')
  const code = await lena.host(address)
  const noor = new Racer(await open(), 'Noor')
  await noor.joinByLink(`${address}/${code}`)
  for (const { page, button } of [lena, noor].map((racer) => ({
    page: racer.page,
    button: racer.button(/: what it means$/),
  }))) {
    await expect(button).toHaveCount(12)
    const notes = new Set<string>()
    for (const about of await button.all()) {
      await about.tap()
      await expect(about).toHaveAttribute('aria-expanded', 'true')
      const note = page.locator(`[id="${await about.getAttribute('aria-controls')}"]`)
      await expect(note).toHaveText(/\.$/)
      await expect(note).toBeInViewport({ ratio: 1 })
      await expect.poll(() => isOnTop(note)).toBe(true)
      notes.add(await note.innerText())
    }
    expect(notes.size).toBe(12)
    await expect(page.locator('.rule-note:not([hidden])')).toHaveCount(1)
  }
  expect(await isOnTop(lena.button('Start race'))).toBe(true)

  const undo = noor.button('Undo: what it means')
  await undo.press('Enter')
  await expect(noor.page.getByText(/^Whether moves may be undone/)).toBeVisible()
  await undo.press('Enter')
  await expect(undo).toHaveAttribute('aria-expanded', 'false')
  await expect(noor.page.locator('.rule-note:not([hidden])')).toHaveCount(0)
})
