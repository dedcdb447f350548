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
  // No card goes on another suit's foundation.
  const card = await lena.pile('tableau-7').getAttribute('aria-label')
  await lena.pile('tableau-7').press('Enter')
  await lena.pile(`foundation-${card?.includes('spades') ? 'hearts' : 'spades'}`).press('Enter')
  await expect(page.locator('.board-bubble')).toBeVisible()
  await see('race-refused', page)
  for (const key of ['s', 's', 'a', 's']) await page.keyboard.press(key)
  await see('race', page)
  await page.keyboard.press('h')
  await expect(page.locator('.board-hint')).toBeAttached()
  await see('race-hint', page)
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
  // Where there is room, the reactions have a button of their own; elsewhere they stand in the menu.
  const kim = new Racer(screen, 'Kim')
  await kim.joinByLink(`${address}/${code}`)
  await kim.button('Reactions').click()
  await see('race-reactions', screen)
  await page.context().setOffline(true)
  await expect(page.getByText('No answer from the server').first()).toBeVisible()
  await see('race-without-server', page)
  await page.context().setOffline(false)
}
