import { globSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { type Device, type Engine, type Point, type Size, webDriverKey } from './device.ts'
import { ended, printed, programNamed, started } from './programs.ts'

/** Room for the largest window. */
const SCREEN = '2000x1400x24'

/** WebKitGTK by its WebDriver, on a display of its own that nobody sees. */
export function webkitEngine(env: NodeJS.ProcessEnv): Engine {
  const driver = programNamed('WebKitWebDriver')
  const xvfb = programNamed('Xvfb')
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
  return {
    program: xvfb === undefined || browser === undefined ? undefined : driver,
    async start() {
      if (driver === undefined || xvfb === undefined || browser === undefined) {
        throw new Error('WebKitGTK is not installed.')
      }
      const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp']
      const screen = started(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
      const [, display] = await printed(screen.stdio[3] as Readable, /^(\d+)\n/)
      const closing: (() => Promise<void>)[] = []
      return {
        // A driver drives one session, and all windows of a session are one device.
        async device(size) {
          const port = await freePort()
          const environment = { ...env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' }
          const running = started(driver, [`--port=${port}`], {
            env: environment,
            stdio: 'ignore',
          })
          closing.push(() => ended(running))
          const session = await sessionAt(`http://127.0.0.1:${port}`, browser)
          closing.unshift(() => session.quit())
          return WebKitDevice.of(session, size)
        },
        async close() {
          for (const close of closing) await close().catch(() => undefined)
          await ended(screen)
        },
      }
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Asks until the driver listens, ten seconds at most. */
async function sessionAt(address: string, binary: string): Promise<WebDriver> {
  const args = ['--automation', '--javascript-can-open-windows-automatically=true']
  for (let tries = 0; ; tries++) {
    try {
      await fetch(`${address}/status`)
      break
    } catch (error) {
      if (tries === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args },
    })
    .build()
}

class WebKitDevice implements Device {
  readonly #session: WebDriver

  private constructor(session: WebDriver) {
    this.#session = session
  }

  /** A window without a toolbar has exactly the size that is asked for; the first one has a toolbar. */
  static async of(session: WebDriver, { width, height }: Size): Promise<Device> {
    const first = await session.getWindowHandle()
    await session.executeScript(`open('about:blank', '', 'width=${width},height=${height}')`)
    const second = await session.wait(async () => {
      const handles = await session.getAllWindowHandles()
      return handles.find((handle) => handle !== first) ?? false
    }, 10_000)
    await session.close()
    await session.switchTo().window(String(second))
    return new WebKitDevice(session)
  }

  async open(address: string): Promise<void> {
    await this.#session.get(address)
  }

  async reload(): Promise<void> {
    await this.#session.navigate().refresh()
  }

  async back(): Promise<void> {
    await this.#session.navigate().back()
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#session.executeScript(`return (${expression})`)
  }

  async drag([start, ...path]: readonly Point[]): Promise<void> {
    const hand = this.#session.actions()
    const whole = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y) })
    if (start !== undefined) hand.move({ ...whole(start), duration: 0 })
    hand.press()
    for (const place of path) hand.move({ ...whole(place), duration: 50 })
    await hand.release().perform()
  }

  async press(key: string): Promise<void> {
    const typed = webDriverKey(key)
    await this.#session.actions().keyDown(typed).keyUp(typed).perform()
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#session.takeScreenshot(), 'base64')
  }
}
