import { describe, expect, test } from 'vitest'
import { keepAwake, type AwakePage } from './screen-awake.ts'

/** A page whose browser takes locks away when it is hidden, as browsers do. */
class Page implements AwakePage {
  readonly #events = new EventTarget()
  readonly locks: { released: boolean }[] = []
  isRefusing = false
  readonly document = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: this.#events.addEventListener.bind(this.#events),
    removeEventListener: this.#events.removeEventListener.bind(this.#events),
  }

  get held(): number {
    return this.locks.filter(({ released }) => !released).length
  }

  get wakeLock(): AwakePage['wakeLock'] {
    return {
      request: () => {
        if (this.isRefusing) return Promise.reject(new Error('little power left'))
        const lock = {
          released: false,
          release: () => {
            lock.released = true
            return Promise.resolve()
          },
        }
        this.locks.push(lock)
        return Promise.resolve(lock as unknown as WakeLockSentinel)
      },
    }
  }

  async become(state: DocumentVisibilityState): Promise<void> {
    this.document.visibilityState = state
    if (state === 'hidden') for (const lock of this.locks) lock.released = true
    this.#events.dispatchEvent(new Event('visibilitychange'))
    await settled()
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

describe('the screen', () => {
  test('stays awake until the end', async () => {
    const page = new Page()
    const stop = keepAwake(page)
    await settled()
    expect(page.held).toBe(1)
    stop()
    await settled()
    expect(page.held).toBe(0)
  })

  test('stays awake again when the page is back, with one lock', async () => {
    const page = new Page()
    const stop = keepAwake(page)
    await page.become('hidden')
    expect(page.held).toBe(0)
    await page.become('visible')
    await page.become('visible')
    expect(page.held).toBe(1)
    stop()
    await page.become('visible')
    expect(page.held).toBe(0)
  })

  test('is let go when the end came before the lock', async () => {
    const page = new Page()
    keepAwake(page)()
    await settled()
    expect(page.held).toBe(0)
  })

  test('does what it does where the browser has no lock or refuses it', async () => {
    const page = new Page()
    keepAwake({ wakeLock: undefined, document: page.document })()
    page.isRefusing = true
    const stop = keepAwake(page)
    await settled()
    page.isRefusing = false
    await page.become('visible')
    expect(page.held).toBe(1)
    stop()
  })
})
