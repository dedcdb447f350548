import { startServer, type RunningServer } from '@samedeal/server'
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
