import type { Locator, Page } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import { onLaptop, onPhone, type Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  const port = 6900 + test.info().parallelIndex
  server = await startServer({ port, host: '127.0.0.1' })
  address = server.addresses.local
})

test.afterAll(() => server.close())

/** Opens the choice before a race alone and deals by these rules. */
async function deal(racer: Racer, rules: Readonly<Record<string, string>>): Promise<void> {
  await racer.page.goto(address)
  await racer.button(/^Play alone/).click()
  for (const [rule, choice] of Object.entries(rules)) await racer.setRule(rule, choice)
  await racer.button('Deal').click()
  await isDealt(racer)
}

async function isDealt({ page }: Racer): Promise<void> {
  await expect(page.locator('.announcer')).toContainText('GO')
  await expect(page.locator('[data-card]').first()).toBeAttached()
}

/** Everything that the page's live region says from now on, oldest first. */
async function listen(page: Page): Promise<readonly string[]> {
  const heard: string[] = []
  await page.exposeFunction('heard', (text: string) => heard.push(text.trim()))
  await page.locator('.announcer').evaluate((region: HTMLElement) => {
    const { heard: hear } = window as unknown as { readonly heard: (text: string) => void }
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        hear(node.textContent ?? '')
      }
    }).observe(region, { childList: true, subtree: true })
  })
  return heard
}

/**
 * Does what the hint says, by the names that a screen reader hears; where it points to a foundation, sends
 * all that can go. False when no move helps. There is no hint when the move before has won, which the screen
 * says a moment later.
 */
async function followHint({ page }: Racer, won: Locator, heard: readonly string[]) {
  const before = heard.length
  await page.keyboard.press('h')
  const isHint = (said: string) => said.startsWith('Hint: ') || said === 'No move helps'
  const hint = () => heard.slice(before).find(isHint)
  await expect.poll(async () => hint() !== undefined || (await won.isVisible())).toBe(true)
  const said = hint()
  if (said === undefined) return true
  if (said === 'No move helps') return false
  const made = page.getByText(/^\d+ moves?$/).first()
  const moves = await made.innerText()
  const [, card = '', pile = ''] = /^Hint: (.+) to (.+)$/.exec(said) ?? []
  if (card === '') await page.keyboard.press('s')
  else if (pile.endsWith('foundation')) await page.keyboard.press('a')
  else {
    const named = (name: string) => page.locator(`.board-piles button[aria-label^="${name}" i]`)
    await named(`${card}, `).press('Enter')
    await named(`${pile}: `).first().press('Enter')
  }
  await expect(made).not.toHaveText(moves)
  return true
}

/** Follows hints to the end; false when they come to one before the race is won. */
async function followHints(racer: Racer, heard: readonly string[]): Promise<boolean> {
  const won = racer.heading('You bring it home')
  for (;;) {
    await expect(racer.button(/^Hint/).or(won)).toBeVisible()
    if (await won.isVisible()) return true
    if (!(await followHint(racer, won, heard))) return false
  }
}

test('a race alone is won on this device by its hints, and the results, replay and best time are there', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const lena = await onLaptop(browser, 'Lena')
  await deal(lena, { Difficulty: 'Easy', Hints: 'On' })
  const heard = await listen(lena.page)
  for (let race = 1; !(await followHints(lena, heard)); race++) {
    // Hints know no hidden card: now and then they come to an end.
    expect(race).toBeLessThan(8)
    await lena.quit()
    await lena.button('New deal').click()
    await isDealt(lena)
  }
  await expect(lena.page.getByText('new best')).toBeVisible()
  await lena.button('Replay').click()
  await lena.button('One move forward').click()
  await expect(lena.page.getByText(/^Move 1 of /)).toBeVisible()
  await lena.button('Back to the results').click()
  await lena.page.getByRole('banner').getByRole('button').first().click()

  await lena.button('Statistics').click()
  const row = lena.page.getByRole('row', { name: /^Klondike · Draw 1 · / }).last()
  await expect(row).toContainText(/\d:\d\d/)
  await expect(lena.page.getByText('Races', { exact: true }).first()).toBeVisible()
  await lena.button('Clear the statistics').click()
  await lena.button('Keep').click()
  await expect(row).toBeVisible()
  await lena.button('Clear the statistics').click()
  await lena.page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(lena.page.getByText('No race yet.')).toBeVisible()
  await lena.page.reload()
  await expect(lena.page.getByText('No race yet.')).toBeVisible()
})

test('a reload goes on with the same race and clock, a closed page is gone on with from home, and leaving keeps it', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  await deal(lena, { 'Cards per draw': '3' })
  await lena.page.keyboard.press('s')
  await lena.page.keyboard.press('s')
  await expect(lena.page.getByText('2 moves')).toBeVisible()
  const columns = () =>
    lena.page
      .locator('[data-pile^="tableau"]')
      .evaluateAll((piles) => piles.map((pile) => pile.getAttribute('aria-label')))
  const before = await columns()
  await lena.page.reload()
  await expect(lena.page.getByText('2 moves')).toBeVisible()
  await expect.poll(columns).toEqual(before)

  await lena.button('Settings').click()
  await lena.button('Pause and go home').click()
  await expect(lena.button(/^Play alone/)).toContainText(/resume at \d:\d\d/)

  const later = await lena.page.context().newPage()
  await lena.page.close()
  await later.goto(address)
  await later.getByRole('button', { name: /^Play alone/ }).click()
  await expect(later.getByText('2 moves')).toBeVisible()
})

test('a race alone may lock the foundations, says so on its rules page, and shows no podium and no points', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  const { page } = lena
  await page.goto(address)
  await lena.button(/^Play alone/).click()
  await lena.button(/^Foundation to column/).tap()
  await expect(page.getByText(/come back down to a column\.$/)).toBeVisible()
  await lena.setRule('Foundation to column', 'Off')
  await lena.button('How to play').click()
  await expect(page.getByText('House rule: cards on a foundation stay there.')).toBeVisible()
  await lena.button('Back').click()
  await lena.button('Deal').click()
  await isDealt(lena)
  await lena.quit()
  await expect(lena.heading('Not this time')).toBeVisible()
  await expect(page.locator('.lone-finish')).toContainText(/\d%/)
  await expect(page.locator('.podium, .result-row')).toHaveCount(0)
  await expect(page.getByText(/point/)).toHaveCount(0)
  await lena.button('Change rules').click()
  const locked = page.getByRole('group', { name: 'Foundation to column' })
  await expect(locked.getByRole('radio', { name: 'Off' })).toBeChecked()
})

test('a race alone that was not won tells how far it came, and the same deal again counts for nothing', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  const { page } = lena
  await deal(lena, {})
  const columns = () =>
    page
      .locator('[data-pile^="tableau"]')
      .evaluateAll((piles) => piles.map((pile) => pile.getAttribute('aria-label')))
  const before = await columns()
  await page.keyboard.press('s')
  await page.keyboard.press('s')
  await expect(page.getByText('2 moves')).toBeVisible()
  await lena.quit()
  await expect(page.locator('.lone-finish')).toContainText(/0% ?of the cards home/)
  await expect(page.locator('.lone-finish')).toContainText(/2 moves · last one at \d:\d\d/)
  await expect(page.getByText(/could still be .+ where .*ended/)).toBeVisible()

  const again = lena.button('Same deal again')
  await expect(again).toHaveAccessibleDescription(
    /neither for your best time nor in the statistics/,
  )
  await again.press('Enter')
  await expect.poll(columns).toEqual(before)
  await page.reload()
  await expect.poll(columns).toEqual(before)
  await lena.quit()
  await expect(page.getByText('Same deal again: not counted')).toBeVisible()
  await lena.button('New deal').press('Enter')
  await expect(lena.button(/^Draw/)).toBeEnabled()
  expect(await columns()).not.toEqual(before)
  await lena.quit()
  await expect(page.getByText('Same deal again: not counted')).toHaveCount(0)

  await page.getByRole('banner').getByRole('button').first().click()
  await lena.button('Statistics').click()
  const races = page.locator('.statistics-figures > *').filter({ hasText: 'Races' })
  await expect(races).toContainText('2')
})

test('the page that opens the race alone last has it, and the other says so', async ({
  browser,
}) => {
  const lena = await onLaptop(browser, 'Lena')
  await deal(lena, {})
  const other = await lena.page.context().newPage()
  await other.goto(`${address}/#alone`)
  await expect(other.getByRole('button', { name: /^Draw/ })).toBeEnabled()
  await expect(lena.heading('You’re playing in another tab')).toBeVisible()
  await lena.button('Play here instead').click()
  await expect(lena.button(/^Draw/)).toBeEnabled()
  await expect(other.getByRole('heading', { name: 'You’re playing in another tab' })).toBeVisible()
})

test('a database that another page does not let go of is not waited for without end, and what it keeps stays', async ({
  browser,
}) => {
  const lena = await onLaptop(browser, 'Lena')
  await deal(lena, {})
  await lena.page.keyboard.press('s')
  await lena.page.keyboard.press('s')
  await expect(lena.page.getByText('2 moves')).toBeVisible()
  const holder = await lena.page.context().newPage()
  await holder.goto(address)
  await lena.page.goto('about:blank')
  await holder.evaluate(
    () =>
      new Promise<void>((held) => {
        const opening = indexedDB.open('samedeal-practice')
        opening.addEventListener('success', () => {
          const rows = opening.result.transaction('rows', 'readwrite').objectStore('rows')
          const hold = () => rows.count().addEventListener('success', hold)
          hold()
          held()
        })
      }),
  )
  await lena.page.goto(`${address}/#alone`)
  await lena.button('Deal').click()
  await isDealt(lena)
  await holder.close()
  await lena.page.reload()
  await expect(lena.page.getByText('2 moves')).toBeVisible()
})

test('over plain http a race alone is dealt and kept just the same', async ({ browser }) => {
  const lena = await onLaptop(browser, 'Lena')
  // The browser is told where this name leads; to it, it is a machine on the network.
  await lena.page.goto(`http://party.example:${new URL(address).port}`)
  expect(await lena.page.evaluate(() => isSecureContext)).toBe(false)
  await lena.button(/^Play alone/).click()
  await lena.button('Deal').click()
  await isDealt(lena)
  await lena.page.keyboard.press('s')
  await expect(lena.page.getByText('1 move', { exact: true })).toBeVisible()
  await lena.page.reload()
  await expect(lena.page.getByText('1 move', { exact: true })).toBeVisible()
})
