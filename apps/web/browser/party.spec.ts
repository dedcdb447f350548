import type { Locator, Page } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { onPhone, type Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 4500 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

/** A television that shares the browser of whoever opens it there. */
async function openScreen(racer: Racer): Promise<Page> {
  const opening = racer.page.context().waitForEvent('page')
  await racer.page.getByRole('link', { name: 'Open the big screen' }).click()
  const screen = await opening
  await screen.setViewportSize({ width: 1920, height: 1080 })
  return screen
}

function row(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ hasText: name })
}

test('a party of three plays a match of three races with a handicap, a quitter, a late joiner and a big screen', async ({
  browser,
}) => {
  test.slow()
  const lena = await onPhone(browser, 'Lena')
  const noor = await onPhone(browser, 'Noor')
  const mika = await onPhone(browser, 'Mika')
  const jonas = await onPhone(browser, 'Jonas')
  const code = await lena.host(address)
  await noor.joinByCode(address, code)
  await mika.joinByLink(`${address}/${code}`)
  await expect(noor.page.getByText('Waiting for Lena')).toBeVisible()

  const screen = await openScreen(lena)
  await expect(screen.getByText('Who is in?')).toBeVisible()
  await expect(row(screen, 'Mika')).toBeVisible()
  await expect(row(lena.page, 'Lena').getByText('Host')).toBeVisible()

  await lena.setRule('Match', '3')
  await expect(noor.page.getByText('Lena set “Match” to “3”').first()).toBeVisible()
  await lena.setRule('Handicap the winner', 'On')
  await expect(noor.page.getByText('2 changed')).toBeVisible()

  await lena.button('Start race').click()
  await expect(noor.page.getByText('Race 1 of 3').first()).toBeAttached()
  await expect(screen.getByText('Race 1 of 3')).toBeVisible()
  await lena.win()
  await expect(screen.getByText(/Lena is home/)).toBeVisible()
  await expect(screen.locator('[data-card]')).toHaveCount(0)
  await jonas.joinByLink(`${address}/${code}`)
  await expect(jonas.heading('You’re watching')).toBeVisible()
  await mika.quit()
  await expect(screen.getByText('Mika quits')).toBeVisible()
  await noor.button(/^Send/).click()
  await expect(row(screen, 'Noor')).toContainText('53%')
  await noor.quit()

  await expect(noor.heading('Lena brings it home')).toBeVisible()
  await expect(screen.getByText('Lena brings it home')).toBeVisible()
  await expect(row(noor.page, 'Lena')).toContainText('+3 = 3 points')
  await expect(row(noor.page, 'Noor')).toContainText('quit')
  await expect(row(noor.page, 'Mika')).toContainText('quit')
  await expect(lena.page.getByText('new best')).toBeVisible()

  await lena.button('Change rules').click()
  await expect(row(noor.page, 'Lena')).toContainText('next deal: Hard, handicap +1')
  await expect(row(lena.page, 'Jonas')).toBeVisible()
  await lena.button('Start race').click()

  await noor.win()
  await Promise.all([lena, mika, jonas].map((racer) => racer.quit()))
  await expect(jonas.heading('Noor brings it home')).toBeVisible()
  await expect(row(jonas.page, 'Noor')).toContainText('+4 = 4 points')
  await expect(row(jonas.page, 'Jonas')).toContainText('quit')

  await lena.button('Play again').click()
  await expect(screen.getByText('Race 3 of 3')).toBeVisible()
  await lena.win()
  await Promise.all([noor, mika, jonas].map((racer) => racer.quit()))
  await expect(lena.heading('You win the match')).toBeVisible()
  await expect(noor.heading('Lena wins the match')).toBeVisible()
  await expect(screen.getByText('Lena wins the match')).toBeVisible()
  await expect(row(noor.page, 'Lena').first()).toContainText('7points')

  await noor.button('Replay').click()
  await noor.page.getByRole('combobox', { name: 'Whose race' }).selectOption({ label: 'Lena' })
  await noor.button('One move forward').click()
  await expect(noor.page.getByText(/^Move 1 of /)).toBeVisible()
  await expect(noor.pile('foundation-clubs')).toHaveAccessibleName(/of clubs/i)
})
