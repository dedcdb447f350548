import { expect } from '@playwright/test'
import { Racer } from '../racer.ts'
import type { Visitor } from './visitor.ts'

/** A room before its race: the host's side, a guest's, and the big screen. */
export async function tourOfTheLobby({ address, device, television, see }: Visitor): Promise<void> {
  const lena = new Racer(await device(), 'Lena')
  const code = await lena.host(address)
  for (let cpus = 0; cpus < 2; cpus++) await lena.button('Add CPU').click()
  const noor = new Racer(await device(), 'Noor')
  await noor.page.goto(`${address}/${code}`)
  await expect(noor.heading('You’re invited to a race')).toBeVisible()
  await see('invite', noor.page)
  await noor.joinByLink(`${address}/${code}`)
  await expect(noor.page.getByText('Waiting for Lena')).toBeVisible()
  await lena.setRule('Cards per draw', '3')
  await expect(noor.page.getByText('1 changed')).toBeVisible()
  await see('lobby-host', lena.page)
  await see('lobby-guest', noor.page)
  await lena.setRule('Game', 'FreeCell')
  await expect(lena.page.getByRole('group', { name: /^Free cells/ })).toBeVisible()
  await see('lobby-freecell', lena.page)
  await lena.setRule('Game', 'Klondike')
  await expect(lena.page.getByRole('group', { name: /^Cards per draw/ })).toBeVisible()
  await noor.button('Good luck').click()
  await expect(lena.page.locator('.reaction')).toBeVisible()
  await see('lobby-reaction', lena.page)
  await lena.button('More about Noor').click()
  await see('lobby-seat-menu', lena.page)
  await lena.button(/^Remove/).click()
  await see('lobby-remove', lena.page)
  await lena.button('Keep').click()
  const screen = await television()
  await screen.goto(`${address}/watch/${code}`)
  await expect(screen.getByText('Noor')).toBeVisible()
  await see('big-screen-lobby', screen)
}
