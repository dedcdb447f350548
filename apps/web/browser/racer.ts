import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import type { Move } from '@samedeal/rules'

/** One person at a browser: what they do, said as they would say it. */
export class Racer {
  readonly page: Page
  readonly name: string

  constructor(page: Page, name: string) {
    this.page = page
    this.name = name
  }

  /** Opens a room from the home page; gives its code. */
  async host(address: string): Promise<string> {
    await this.page.goto(address)
    await this.page.getByRole('textbox', { name: 'Your name' }).fill(this.name)
    await this.page.getByRole('button', { name: 'Host a race' }).click()
    await this.page.waitForURL(/\/[A-Z]{6}$/)
    return new URL(this.page.url()).pathname.slice(1)
  }

  /** Types a code on the home page. */
  async joinByCode(address: string, code: string): Promise<void> {
    await this.page.goto(address)
    await this.page.getByRole('textbox', { name: 'Your name' }).fill(this.name)
    await this.page.getByRole('textbox', { name: /Room code/ }).fill(code)
    await this.page.getByRole('button', { name: 'Join', exact: true }).click()
  }

  /** Opens the invite link. */
  async joinByLink(address: string): Promise<void> {
    await this.page.goto(address)
    await this.page.getByRole('textbox', { name: 'Your name' }).fill(this.name)
    await this.page.getByRole('button', { name: 'Join the race' }).click()
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  pile(id: string): Locator {
    return this.page.locator(`[data-pile="${id}"]`)
  }

  card(name: string): Locator {
    return this.page.locator(`[data-card="${name}"]`)
  }

  /** Makes moves on the table's buttons with the keyboard, as somebody who cannot see the canvas would. */
  async playByKeyboard(moves: readonly Move[]): Promise<void> {
    const waste = this.pile('waste')
    for (const { from, to } of moves) {
      await this.#written()
      const before = await waste.getAttribute('aria-label')
      // A card that has just been turned up can be played when its face has come, too.
      if (from !== 'stock') await expect(this.pile(from)).toHaveAttribute('aria-label', / of /)
      await this.pile(from).press('Enter')
      if (from === 'stock') await expect(waste).not.toHaveAttribute('aria-label', before ?? '')
      else await this.pile(to).press('Enter')
    }
  }

  /** Waits until the buttons say what the cards show, one frame later. */
  async #written(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((written) => requestAnimationFrame(() => setTimeout(written, 0))),
    )
  }

  /** Sets a house rule in the lobby. */
  async setRule(rule: string, choice: string): Promise<void> {
    const row = this.page.getByRole('group', { name: new RegExp(`^${rule}`) })
    await row.getByRole('radio', { name: choice, exact: true }).click()
  }

  /** Wins the easy deal: everything that lies open goes home, then each card of the stock in turn. */
  async win(): Promise<void> {
    await expect(this.card('AC')).toBeAttached()
    const send = this.button(/^Send/)
    await send.click()
    for (let left = 24; left > 0; left--) {
      await this.page.keyboard.press('s')
      await expect(send).toBeEnabled()
      await this.page.keyboard.press('a')
    }
  }

  /** Gives the round up, and says so when asked. */
  async quit(): Promise<void> {
    await this.button('Quit').click()
    await this.page
      .getByRole('group', { name: 'Quit this race?' })
      .getByRole('button', { name: 'Quit' })
      .click()
  }

  /** What the polite live region said last; it keeps some texts from before. */
  get lastSaid(): Locator {
    return this.page.locator('.announcer p').last()
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name })
  }

  /** Where a pile or card lies on the screen. */
  async centreOf(place: Locator): Promise<{ x: number; y: number }> {
    const box = await place.boundingBox()
    if (box === null) throw new Error('it has no place on the screen')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  /** Taps the canvas there. */
  async tap(place: Locator): Promise<void> {
    const { x, y } = await this.centreOf(place)
    await this.page.mouse.click(x, y)
  }

  /** Drags on the canvas from one place to another. */
  async drag(from: Locator, to: Locator): Promise<void> {
    const start = await this.centreOf(from)
    const end = await this.centreOf(to)
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
    await this.page.mouse.move(end.x, end.y, { steps: 4 })
    await this.page.mouse.up()
  }
}

/** Somebody with a laptop of their own. */
export async function onLaptop(browser: Browser, name: string): Promise<Racer> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  return new Racer(await context.newPage(), name)
}

/** Somebody with a phone of their own. */
export async function onPhone(browser: Browser, name: string): Promise<Racer> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  return new Racer(await context.newPage(), name)
}
