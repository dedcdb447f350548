import { expect, type Page } from '@playwright/test'
import { Racer } from './racer.ts'

/** Whoever is shown around: where the game is, the devices to see it on, and what to do at each screen. */
export interface Visitor {
  readonly address: string
  /** Opens a device of its own, with nothing kept on it. */
  readonly device: () => Promise<Page>
  /** Opens a television. */
  readonly television: () => Promise<Page>
  readonly see: (screen: string, page: Page) => Promise<void>
}

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
}

/** A room before its race: the host's side, a guest's, and the big screen. */
export async function tourOfTheLobby({ address, device, television, see }: Visitor): Promise<void> {
  const lena = new Racer(await device(), 'Lena')
  const code = await lena.host(address)
  for (let cpus = 0; cpus < 2; cpus++) await lena.button('Add CPU').click()
  const noor = new Racer(await device(), 'Noor')
  await noor.page.goto(`${address}/${code}`)
  await expect(noor.heading('You are invited to a race')).toBeVisible()
  await see('invite', noor.page)
  await noor.joinByLink(`${address}/${code}`)
  await expect(noor.page.getByText('Waiting for Lena')).toBeVisible()
  await lena.setRule('Cards per draw', '3')
  await expect(noor.page.getByText('1 changed')).toBeVisible()
  await see('lobby-host', lena.page)
  await see('lobby-guest', noor.page)
  await lena.button('More about Noor').click()
  await see('lobby-seat-menu', lena.page)
  const screen = await television()
  await screen.goto(`${address}/watch/${code}`)
  await expect(screen.getByText('Noor')).toBeVisible()
  await see('big-screen-lobby', screen)
}

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
  await lena.button('Settings').click()
  await see('race-menu', page)
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
  await expect(lena.button('One move on')).toBeEnabled()
  await see('replay', page)
  const tab = await page.context().newPage()
  await tab.goto(`${address}/${code}`)
  await expect(lena.heading('You play in another tab')).toBeVisible()
  // A tab behind another one is not drawn, and whoever waits for its next frame waits for ever.
  await page.bringToFront()
  await see('taken-over', page)
}
