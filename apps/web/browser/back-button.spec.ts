import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { onPhone, type Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 7300 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

/** The browser's back button, or a phone's gesture. */
async function back({ page }: Racer): Promise<void> {
  await page.evaluate(() => history.back())
}

async function forward({ page }: Racer): Promise<void> {
  await page.evaluate(() => history.forward())
}

const path = ({ page }: Racer): string => new URL(page.url()).pathname

const LEAVE = 'Leave the room and quit this race?'

test('back in the middle of a race asks, and staying changes nothing', async ({ browser }) => {
  const lena = await onPhone(browser, 'Lena')
  const code = await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  const question = lena.page.getByRole('group', { name: LEAVE })
  for (let times = 0; times < 3; times++) {
    await back(lena)
    await expect(question).toBeVisible()
    await expect(lena.button('Stay')).toBeFocused()
    expect(path(lena)).toBe(`/${code}`)
    await lena.button('Stay').click()
    await expect(question).toHaveCount(0)
  }
  await lena.win()
  await expect(lena.button('Replay')).toBeVisible()
})

test('back while it is asked takes the question back', async ({ browser }) => {
  const lena = await onPhone(browser, 'Lena')
  const code = await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  const question = lena.page.getByRole('group', { name: LEAVE })
  await back(lena)
  await expect(question).toBeVisible()
  await back(lena)
  await expect(question).toHaveCount(0)
  expect(path(lena)).toBe(`/${code}`)
  await back(lena)
  await expect(lena.button('Stay')).toBeFocused()
  await lena.page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
})

test('who leaves by back is at home, and forward leads to the invitation', async ({ browser }) => {
  const lena = await onPhone(browser, 'Lena')
  const code = await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await back(lena)
  await lena.page.getByRole('group', { name: LEAVE }).getByRole('button', { name: 'Leave' }).click()
  await expect(lena.button('Host a race')).toBeVisible()
  await expect.poll(() => path(lena)).toBe('/')
  await forward(lena)
  await expect(lena.button('Join the race')).toBeVisible()
  expect(path(lena)).toBe(`/${code}`)
})

test('back out of a lobby keeps the seat; forward and home lead back to it', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  const code = await lena.host(address)
  await back(lena)
  await expect(lena.button('Back to your room')).toBeVisible()
  await expect.poll(() => path(lena)).toBe('/')
  await forward(lena)
  await expect(lena.button('Start race')).toBeEnabled()
  expect(path(lena)).toBe(`/${code}`)
  await back(lena)
  await lena.button('Back to your room').click()
  await expect(lena.button('Start race')).toBeEnabled()
})

test('an invitation by link is asked about on the way back, too, and after a reload', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  const code = await lena.host(address)
  const noor = await onPhone(browser, 'Noor')
  await noor.joinByLink(`${address}/${code}`)
  await expect(lena.page.getByText('Noor')).toBeVisible()
  await lena.button('Start race').click()
  await expect(noor.card('AC')).toBeAttached()
  await noor.page.reload()
  await expect(noor.card('AC')).toBeAttached()
  await back(noor)
  await expect(noor.page.getByRole('group', { name: LEAVE })).toBeVisible()
  expect(path(noor)).toBe(`/${code}`)
})

test('back in a race alone asks whether to pause it, and home goes on with it', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  await lena.page.goto(address)
  await lena.button(/^Play alone/).click()
  await lena.button('Deal').click()
  await expect(lena.page.locator('[data-card]').first()).toBeAttached()
  const question = lena.page.getByRole('group', { name: 'Pause this race and go home?' })
  await back(lena)
  await expect(question).toBeVisible()
  await lena.button('Keep playing').click()
  await back(lena)
  await question.getByRole('button', { name: 'Pause' }).click()
  await expect(lena.button(/^Play alone.*resume at/)).toBeVisible()
  await lena.button(/^Play alone/).click()
  await expect(lena.page.locator('[data-card]').first()).toBeAttached()
})

test('nobody is removed and no host is made by one press', async ({ browser }) => {
  const lena = await onPhone(browser, 'Lena')
  const code = await lena.host(address)
  const noor = await onPhone(browser, 'Noor')
  await noor.joinByLink(`${address}/${code}`)
  await lena.button('More about Noor').click()
  await lena.button(/^Remove/).click()
  const question = lena.page.getByRole('group', { name: /^Remove Noor\?/ })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(lena.page.getByText('Noor').first()).toBeVisible()
  await lena.button('Make host').click()
  await lena.button('Stay host').click()
  await expect(lena.button('Start race')).toBeEnabled()
  await lena.button(/^Remove/).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(noor.heading('The host removed you')).toBeVisible()
})

test('a host among others is asked before leaving the lobby', async ({ browser }) => {
  const lena = await onPhone(browser, 'Lena')
  const code = await lena.host(address)
  const noor = await onPhone(browser, 'Noor')
  await noor.joinByLink(`${address}/${code}`)
  await expect(lena.page.getByText('Noor')).toBeVisible()
  await lena.button('Leave the room').click()
  const question = lena.page.getByRole('group', { name: /Somebody else will become the host/ })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(lena.button('Leave the room')).toBeFocused()
  await lena.button('Leave the room').click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(lena.button('Host a race')).toBeVisible()
  await expect(noor.button('Start race')).toBeEnabled()
})
