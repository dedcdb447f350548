import { expect } from '@playwright/test'
import { Racer } from '../racer.ts'
import type { Visitor } from './visitor.ts'

/** The guided game: its first step, one with the most words, and its end. */
export async function tourOfTheGuide({ address, device, see }: Visitor): Promise<void> {
  const lena = new Racer(await device(), 'Lena')
  const { page } = lena
  await page.goto(address)
  await lena.button(/^New here/).click()
  const coach = page.getByRole('region', { name: 'What to do' })
  await expect(lena.card('QH')).toBeAttached()
  await expect(coach).toContainText('tap the stock')
  await see('guide', page)
  await page.keyboard.press('s')
  await lena.card('QH').press('Enter')
  await lena.pile('tableau-1').press('Enter')
  await lena.card('AS').press('Enter')
  await lena.pile('foundation-spades').press('Enter')
  await page.keyboard.press('u')
  await expect(coach).toContainText('jump to the end')
  await see('guide-later', page)
  await coach.getByRole('button', { name: 'Jump ahead' }).click()
  await page.keyboard.press('a')
  await expect(coach).toContainText('still in the stock')
  await page.keyboard.press('s')
  await page.keyboard.press('a')
  await expect(coach).toContainText('All 52 cards are home')
  await see('guide-won', page)

  await page.goto(`${address}/#guide=freecell`)
  await page.reload()
  await expect(lena.card('7H')).toBeAttached()
  await see('guide-freecell', page)
  for (const name of ['Next', 'Next', 'Next', 'Next', 'Jump ahead']) {
    await coach.getByRole('button', { name }).click()
  }
  await expect(coach).toContainText('makes that eight')
  await see('guide-freecell-empty', page)
}
