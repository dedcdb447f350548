import { expect } from '@playwright/test'
import { Racer } from '../racer.ts'
import type { Visitor } from './visitor.ts'

/** A seat that moves to another device: the offer, where it is taken up, and what the old device shows. */
export async function tourOfAHandOver({ address, device, see }: Visitor): Promise<void> {
  const lena = new Racer(await device(), 'Lena')
  await lena.host(address)
  await lena.button('Settings').click()
  await lena.button('Move to another device').click()
  const offer = lena.page.getByRole('textbox', { name: 'Code for the other device' })
  await expect(offer).toHaveValue(/^[A-Z-]{16}$/)
  await offer.scrollIntoViewIfNeeded()
  await see('hand-over', lena.page)
  const tablet = new Racer(await device(), 'tablet')
  await tablet.page.goto(`${address}/#hand-over`)
  const field = tablet.page.getByRole('textbox', { name: 'Code from the other device' })
  await see('take-seat', tablet.page)
  await field.fill('hello')
  await tablet.button('Play here').click()
  await expect(tablet.page.getByRole('alert')).toContainText('fourteen letters')
  await see('take-seat-refused', tablet.page)
  await field.fill(await offer.inputValue())
  await tablet.button('Play here').click()
  await expect(lena.heading('You’re playing on another device')).toBeVisible()
  await see('seat-moved', lena.page)
}
