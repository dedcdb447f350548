import { expect } from '@playwright/test'
import { Racer } from '../racer.ts'
import type { Visitor } from './visitor.ts'

/** A race alone from its deal to its replay, and what the device knows of its races before and after it. */
export async function tourOfPractice({ address, device, see }: Visitor): Promise<void> {
  const lena = new Racer(await device(), 'Lena')
  const { page } = lena
  await page.goto(address)
  await lena.button('Statistics').click()
  await expect(page.getByText('No race yet.')).toBeVisible()
  await see('statistics-empty', page)
  await lena.button('Home').click()
  await lena.button(/^Play alone/).click()
  await expect(lena.heading('Alone against the clock')).toBeVisible()
  await see('practice', page)
  await lena.button('Deal').click()
  await expect(page.locator('.announcer')).toContainText('GO')
  await expect(page.locator('[data-card]').first()).toBeAttached()
  for (const key of ['s', 's', 'a', 's']) await page.keyboard.press(key)
  await see('practice-race', page)
  await lena.button('Settings').click()
  await expect(lena.button('Pause and go home')).toBeAttached()
  await see('practice-menu', page)
  await lena.button('Close the settings').click()
  await lena.quit()
  await expect(lena.button('Replay')).toBeVisible()
  await see('practice-results', page)
  await lena.button('Replay').click()
  await expect(lena.button('One move forward')).toBeEnabled()
  await see('practice-replay', page)
  await lena.button('Back to the results').click()
  await page.getByRole('banner').getByRole('button').first().click()
  await lena.button('Statistics').click()
  await expect(page.getByRole('row', { name: /^Draw 1 · / })).toBeVisible()
  await see('statistics', page)
  await lena.button('Clear the statistics').click()
  await see('statistics-clear', page)
}
