import type { Page } from '@playwright/test'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 7400 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

/** Phones with a notch: how large they are, and what their edges cover. */
const PHONES = [
  { width: 844, height: 390, top: 0, right: 59, bottom: 21, left: 59 },
  { width: 390, height: 844, top: 59, right: 0, bottom: 34, left: 0 },
] as const

type Phone = (typeof PHONES)[number]

/** A racer on such a phone. */
async function on(page: Page, phone: Phone, name: string): Promise<Racer> {
  await page.setViewportSize(phone)
  const { top, right, bottom, left } = phone
  const cdp = await page.context().newCDPSession(page)
  const insets = {
    top,
    topMax: top,
    right,
    rightMax: right,
    bottom,
    bottomMax: bottom,
    left,
    leftMax: left,
  }
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets })
  return new Racer(page, name)
}

/** What may be pressed and reaches into the insets, as far as it is on the screen. */
function covered(page: Page, phone: Phone): Promise<string[]> {
  return page.evaluate(({ width, height, top, right, bottom, left }) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, input, select, a[href], summary, [data-pile], [data-card]',
    )
    return [...controls].flatMap((control) => {
      const box = control.getBoundingClientRect()
      const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!isShown || box.width < 2 || box.height < 2) return []
      // What is hidden for eyes stands in no way; what is scrolled away is scrolled back.
      if (control.closest('.unseen, [aria-hidden="true"]') !== null) return []
      const scrolls = (document.scrollingElement?.scrollHeight ?? 0) > height
      let holder = control.parentElement
      let isScrolled = scrolls && getComputedStyle(control).position !== 'fixed'
      let isSwept = false
      for (; holder !== null; holder = holder.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(holder)
        isScrolled ||= /auto|scroll/.test(overflowY) && holder.scrollHeight > holder.clientHeight
        isSwept ||= /auto|scroll/.test(overflowX) && holder.scrollWidth > holder.clientWidth
        if (position === 'fixed') break
      }
      const isIn =
        (!isSwept && (box.left < left - 1 || box.right > width - right + 1)) ||
        (!isScrolled && (box.top < top - 1 || box.bottom > height - bottom + 1))
      const name = control.getAttribute('aria-label') ?? control.textContent ?? control.tagName
      return isIn
        ? [`${name.trim()} at ${[box.left, box.top, box.right, box.bottom].map(Math.round).join()}`]
        : []
    })
  }, phone)
}

for (const phone of PHONES) {
  const size = `${phone.width}x${phone.height}`
  const isFree = async (page: Page, screen: string): Promise<void> => {
    await expect
      .configure({ soft: true })
      .poll(() => covered(page, phone), { message: `${screen} at ${size}`, timeout: 5_000 })
      .toEqual([])
  }

  test(`at ${size} nothing to press lies under the notch, on any screen of a party`, async ({
    browser,
  }) => {
    const lena = await on(await browser.newPage(), phone, 'Lena')
    const { page } = lena
    await page.goto(address)
    await expect(lena.button('Host a race')).toBeVisible()
    await isFree(page, 'home')
    for (const name of ['How to play', 'Statistics']) {
      await lena.button(name).click()
      await expect(lena.heading(name)).toBeVisible()
      await isFree(page, name.toLowerCase().replaceAll(' ', '-'))
      await lena.button('Home').first().click()
    }
    await lena.button('New here?').click()
    await expect(lena.heading('Your first game')).toBeVisible()
    await expect(page.locator('[data-pile]').first()).toBeAttached()
    await isFree(page, 'guide')

    const code = await lena.host(address)
    const noor = await on(await browser.newPage(), phone, 'Noor')
    await noor.page.goto(`${address}/${code}`)
    await expect(noor.button('Join the race')).toBeVisible()
    await isFree(noor.page, 'invite')
    await noor.joinByLink(`${address}/${code}`)
    await expect(page.getByText('Noor').first()).toBeVisible()
    await isFree(page, 'lobby')
    await isFree(noor.page, 'lobby-guest')
    await lena.button('Start race').click()
    await expect(lena.card('AC')).toBeAttached()
    for (const hand of ['Right', 'Left']) {
      await lena.button('Settings').click()
      await isFree(page, `race-menu-${hand.toLowerCase()}`)
      await lena.setRule('Playing hand', hand)
      await lena.button('Close the settings').click()
      await expect(lena.button('Close the settings')).toHaveCount(0)
      await isFree(page, `race-${hand.toLowerCase()}`)
    }
    await page.evaluate(() => history.back())
    await expect(lena.button('Stay')).toBeVisible()
    await isFree(page, 'race-back')
    await lena.button('Stay').click()
    const kim = await on(await browser.newPage(), phone, 'Kim')
    await kim.page.goto(`${address}/watch/${code}`)
    await expect(kim.page.getByText('Lena').first()).toBeVisible()
    await isFree(kim.page, 'big-screen')
    await noor.quit()
    await expect(noor.heading('You quit this race')).toBeVisible()

    await isFree(noor.page, 'watching')
    await lena.win()
    await expect(lena.button('Replay')).toBeVisible()
    await isFree(page, 'results')
    await isFree(noor.page, 'results-guest')
    await lena.button('Replay').click()
    await expect(page.locator('[data-pile]').first()).toBeAttached()
    await isFree(page, 'replay')
  })

  test(`at ${size} nothing to press lies under the notch in a race alone`, async ({ browser }) => {
    const lena = await on(await browser.newPage(), phone, 'Lena')
    await lena.page.goto(address)
    await lena.button(/^Play alone/).click()
    await expect(lena.button('Deal')).toBeVisible()
    await isFree(lena.page, 'practice-lobby')
    await lena.button('Deal').click()
    await expect(lena.page.locator('[data-card]').first()).toBeAttached()
    await isFree(lena.page, 'practice')
  })
}
