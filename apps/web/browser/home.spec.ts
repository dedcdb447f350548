import { startServer, type RunningServer } from '@samedeal/server'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer({ port: 4100 + test.info().parallelIndex, host: '127.0.0.1' })
})

test.afterAll(() => server.close())

test('the server serves the home page, which asks for a name', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(server.addresses.local)
  await expect(page).toHaveTitle(/Samedeal/)
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(faults).toEqual([])
})

test('the rules lead into a room that plays by them, once a name is there', async ({ page }) => {
  const lena = new Racer(page, 'Lena')
  await page.goto(`${server.addresses.local}/#how-to-play`)
  await lena.button('Host a race').click()
  await expect(page.getByRole('alert')).toContainText('name')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Lena')
  await lena.button('Host a race').click()
  await expect(lena.heading('Lena’s room')).toBeVisible()
  await expect(page.getByText('party race', { exact: true })).toBeVisible()
})

test('the rules lead into a deal by them alone, whatever was played alone before, and leave a waiting deal be', async ({
  page,
}) => {
  const lena = new Racer(page, 'Lena')
  await page.goto(server.addresses.local)
  await lena.button(/^Play alone/).click()
  await lena.setRule('Cards per draw', '3')
  await lena.setRule('Foundation to column', 'Off')
  await lena.button('Home').click()
  await lena.button('How to play').click()
  const play = page.getByRole('region', { name: 'Play by these rules' })
  await play.getByRole('button', { name: 'Play alone' }).click()
  const chosen = (rule: string, choice: string) =>
    page.getByRole('group', { name: rule }).getByRole('radio', { name: choice, exact: true })
  await expect(chosen('Cards per draw', '1')).toBeChecked()
  await expect(chosen('Foundation to column', 'Allowed')).toBeChecked()

  await lena.setRule('Cards per draw', '3')
  await lena.button('Deal').click()
  await expect(page.locator('[data-card]').first()).toBeAttached()
  await page.keyboard.press('s')
  await expect(page.getByText('1 move', { exact: true })).toBeVisible()
  await page.goto('about:blank')
  await page.goto(`${server.addresses.local}/#how-to-play`)
  await play.getByRole('button', { name: /^Play alone.*resume at/ }).click()
  await expect(page.getByText('1 move', { exact: true })).toBeVisible()
})
