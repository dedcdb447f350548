import { expect } from '@playwright/test'
import { Racer } from '../racer.ts'
import type { Visitor } from './visitor.ts'

/** The end of a race that Lena wins, on a server that deals the easy deal. */
export async function tourOfTheResults({
  address,
  device,
  television,
  see,
}: Visitor): Promise<void> {
  const lena = new Racer(await device(), 'Lena')
  const noor = new Racer(await device(), 'Noor')
  const { page } = lena
  const code = await lena.host(address)
  await noor.joinByLink(`${address}/${code}`)
  await lena.button('Add CPU').click()
  const screen = await television()
  await screen.goto(`${address}/watch/${code}`)
  await lena.button('Start race').click()
  await lena.win()
  await expect(lena.heading('Every card is home')).toBeVisible()
  await see('race-finished', page)
  await noor.quit()
  await expect(lena.heading(/home/).first()).toBeVisible()
  await expect(lena.button('Replay')).toBeVisible()
  await see('results', page)
  await see('results-guest', noor.page)
  await see('big-screen-results', screen)
  await lena.button('Replay').click()
  await expect(lena.button('One move forward')).toBeEnabled()
  await see('replay', page)
  const tab = await page.context().newPage()
  await tab.goto(`${address}/${code}`)
  await expect(lena.heading('You’re playing in another tab')).toBeVisible()
  // A tab behind another one is not drawn, and whoever waits for its next frame waits for ever.
  await page.bringToFront()
  await see('taken-over', page)
}
