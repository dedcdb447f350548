import { expect } from '@playwright/test'
import { Racer } from '../racer.ts'
import type { Visitor } from './visitor.ts'

/** A race from the countdown on, without its end. */
export async function tourOfTheRace({ address, device, television, see }: Visitor): Promise<void> {
  const lena = new Racer(await device(), 'Lena')
  const { page } = lena
  const code = await lena.host(address)
  for (let cpus = 0; cpus < 3; cpus++) await lena.button('Add CPU').click()
  await lena.setRule('Hints', 'On')
  await lena.button('Start race').click()
  await expect(page.getByRole('timer').first()).toBeVisible()
  await see('countdown', page)
  await expect(page.locator('[data-card]').first()).toBeAttached()
  for (const key of ['s', 's', 'a', 's']) await page.keyboard.press(key)
  await see('race', page)
  await page.keyboard.press('h')
  await expect(page.locator('.board-hint')).toBeAttached()
  await see('race-hint', page)
  await lena.pile('tableau-1').press('Enter')
  await lena.pile('foundation-spades').press('Enter')
  await see('race-refused', page)
  // Where the screen has no room for a button of their own, the reactions stand in the menu.
  const reactions = lena.button('Reactions')
  if (await reactions.isVisible()) {
    await reactions.click()
    await see('race-reactions', page)
    await page.keyboard.press('Escape')
  }
  await lena.button('Settings').click()
  await see('race-menu', page)
  await lena.button('Leave the room').click()
  await see('race-leave', page)
  await lena.button('Stay').click()
  await lena.button('Close the settings').click()
  await lena.button('Quit').click()
  await see('race-quit', page)
  await lena.button('Keep playing').click()
  const mika = new Racer(await device(), 'Mika')
  await mika.joinByLink(`${address}/${code}`)
  await expect(mika.heading('You are watching')).toBeVisible()
  await see('watching', mika.page)
  const screen = await television()
  await screen.goto(`${address}/watch/${code}`)
  await expect(screen.getByText('Lena').first()).toBeVisible()
  await see('big-screen-race', screen)
  await page.context().setOffline(true)
  await expect(page.getByText('No answer from the server').first()).toBeVisible()
  await see('race-without-server', page)
  await page.context().setOffline(false)
}
