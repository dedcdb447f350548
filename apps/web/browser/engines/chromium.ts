import { chromium, type Page } from '@playwright/test'
import type { Device, Engine, Point } from './device.ts'

type LaunchOptions = NonNullable<Parameters<typeof chromium.launch>[0]>

/** Chromium as the other browser tests launch it, by Playwright. */
export function chromiumEngine(options: LaunchOptions): Engine {
  return {
    program: options.executablePath,
    async start() {
      const browser = await chromium.launch(options)
      return {
        device: async (viewport) => {
          const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
          return new ChromiumDevice(await context.newPage())
        },
        close: () => browser.close(),
      }
    },
  }
}

class ChromiumDevice implements Device {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address)
  }

  async reload(): Promise<void> {
    await this.#page.reload()
  }

  async back(): Promise<void> {
    await this.#page.goBack()
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression)
  }

  async drag([start, ...path]: readonly Point[]): Promise<void> {
    const { mouse } = this.#page
    if (start !== undefined) await mouse.move(start.x, start.y)
    await mouse.down()
    for (const { x, y } of path) await mouse.move(x, y, { steps: 4 })
    await mouse.up()
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key)
  }

  picture(): Promise<Buffer> {
    return this.#page.screenshot()
  }
}
