import type { Page } from '@playwright/test'

/** Speaks another language on a page, as when it is chosen in another tab, and waits until it is there. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((spoken) => {
    const key = 'samedeal.language'
    localStorage.setItem(key, spoken)
    dispatchEvent(new StorageEvent('storage', { key }))
  }, language)
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
}
