import type { Page } from '@playwright/test'

/** Whoever is shown around: where the game is, the devices to see it on, and what to do at each screen. */
export interface Visitor {
  readonly address: string
  /** Opens a device of its own, with nothing kept on it. */
  readonly device: () => Promise<Page>
  /** Opens a television, or a screen as large as one. */
  readonly television: () => Promise<Page>
  readonly see: (screen: string, page: Page) => Promise<void>
}
