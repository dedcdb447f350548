import type { Browser, Page } from '@playwright/test'
import { expect } from '../test.ts'

/** Whoever is shown around: where the game is, the devices to see it on, and what to do at each screen. */
export interface Visitor {
  readonly address: string
  /** Opens a device of its own, with nothing kept on it. */
  readonly device: () => Promise<Page>
  /** Opens a television, or a screen as large as one. */
  readonly television: () => Promise<Page>
  readonly see: (screen: string, page: Page) => Promise<void>
}

/** The window of a television, which nobody magnifies. */
export const TELEVISION = { width: 1920, height: 1080 }

const PHONE = { width: 390, height: 844 }

/** Sees everything on phones; nothing fades while it is looked at. */
export function visitorWith(browser: Browser, address: string, see: Visitor['see']): Visitor {
  const open = async (viewport: typeof PHONE) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.on('pageerror', (error) => expect.soft(error.stack ?? error.message).toBe('no error'))
    return page
  }
  return { address, device: () => open(PHONE), television: () => open(TELEVISION), see }
}
