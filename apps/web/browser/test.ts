import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/**
 * Playwright's test, which puts its devices away: a context that was opened by hand stays open as long as its
 * worker lives, and its race goes on beside all tests after it.
 */
export const test = base.extend<{ readonly devices: undefined }>({
  devices: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
