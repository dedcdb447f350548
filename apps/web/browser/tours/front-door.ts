import { expect } from '@playwright/test'
import { Racer } from '../racer.ts'
import type { Visitor } from './visitor.ts'

/** What can be seen without a room. */
export async function tourOfTheFrontDoor({ address, device, see }: Visitor): Promise<void> {
  const lena = new Racer(await device(), 'Lena')
  const { page } = lena
  await page.goto(address)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Lena')
  await see('home', page)
  await lena.button('Settings').click()
  await expect(lena.button('Close the settings')).toBeInViewport({ ratio: 1 })
  await see('settings', page)
  await lena.button('Close the settings').click()
  await page.keyboard.press('?')
  await expect(lena.heading('Keys')).toBeVisible()
  await see('keys', page)
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: /Room code/ }).fill('ABCDEF')
  await lena.button('Join').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await see('home-no-such-room', page)
  await lena.button('How to play').click()
  await expect(lena.heading('The columns')).toBeVisible()
  await see('how-to-play', page)
  await page.getByRole('radio', { name: 'Strategy' }).click()
  await expect(lena.heading('Kings and empty columns')).toBeVisible()
  await see('strategy', page)
}
