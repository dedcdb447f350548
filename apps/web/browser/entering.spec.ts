import type { Page } from '@playwright/test'
import { startServer, type RunningServer } from '@samedeal/server'
import { expect, test } from './test.ts'

const FAMILY = '👨‍👩‍👧‍👦'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({ port: 4260 + test.info().parallelIndex, host: '127.0.0.1' })
  address = server.addresses.local
})

test.afterAll(() => server.close())

function codeField(page: Page) {
  return page.getByRole('textbox', { name: /Room code/ })
}

/** Puts a text in where the focus is, as a keyboard's clipboard does: all at once. */
function insert(page: Page, text: string): Promise<void> {
  return page.keyboard.insertText(text)
}

/** Pastes a text where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

test('a code is found in what is pasted, and takes the place of another', async ({ page }) => {
  await page.goto(address)
  const field = codeField(page)
  await field.focus()
  await insert(page, 'ＨＫＭＴＷＲ')
  await expect(field).toHaveValue('HKMTWR')
  await paste(page, 'Join my race: CNTFKJ!')
  await expect(field).toHaveValue('CNTFKJ')
  await field.fill('')
  await insert(page, 'https://samedeal.example/HKMTWR, see you')
  await expect(field).toHaveValue('HKMTWR')
  await field.fill('')
  await field.pressSequentially('hk')
  await insert(page, 'Join my race')
  await expect(field).toHaveValue('HK')
  await expect(page.getByText('no code found in that text')).toBeVisible()
  await field.pressSequentially('m')
  await expect(field).toHaveValue('HKM')
  await expect(page.getByText('six letters', { exact: true })).toBeVisible()
})

test('a keyboard that composes words doubles no letter of a code', async ({ page }) => {
  await page.goto(address)
  const field = codeField(page)
  await field.focus()
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['h', 'hk', 'hkm', 'hkmt']) {
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
    // The field is the keyboard's; the cells show what is read.
    await expect(field).toHaveValue(text)
    await expect(page.locator('.code-cell')).toHaveText([
      ...Array.from(text.toUpperCase()),
      ...Array.from({ length: 6 - text.length }, () => ''),
    ])
  }
  await keyboard.send('Input.insertText', { text: 'hkmt' })
  await expect(field).toHaveValue('HKMT')
  await field.pressSequentially('wr')
  await expect(field).toHaveValue('HKMTWR')
})

test('a link leads to its room with a mark behind it, and a wrong one says what is wrong', async ({
  page,
}) => {
  for (const end of ['/HKMTWR.', '/HKMTWR)', '/%EF%BC%A8KMTWR', '/hkm-twr/']) {
    await page.goto(address + end)
    await expect(page.getByRole('heading', { name: 'You’re invited to a race' })).toBeVisible()
    await expect(page.getByLabel('H K M T W R')).toBeVisible()
  }
  const home = page.getByRole('button', { name: 'Home' })
  for (const [path, wrong] of [
    ['/HKMT0I', '“HKMT0I” isn’t a room code: codes never contain 0, I.'],
    ['/watch/HKMTW', '“HKMTW” isn’t a room code: it has 5 letters, and a code has six.'],
    ['/no/such/page', 'Samedeal has no page “/no/such/page”.'],
    ['/%E0%A4%A', 'Samedeal has no page “/%E0%A4%A”.'],
  ] as const) {
    const response = await page.goto(address + path)
    expect(response?.status()).toBe(404)
    await expect(page.getByText(wrong)).toBeVisible()
    await home.click()
    await expect(codeField(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('a name keeps each emoji whole, and at most 24 of them', async ({ page }) => {
  await page.goto(address)
  const field = page.getByRole('textbox', { name: 'Your name' })
  await field.fill(FAMILY.repeat(30))
  await expect(field).toHaveValue(FAMILY.repeat(24))
  await field.fill(`${FAMILY} Lena `)
  await expect(field).toHaveValue(`${FAMILY} Lena `)
  await page.getByRole('button', { name: 'Host a race' }).click()
  await expect(page.getByText(`${FAMILY} Lena`).first()).toBeVisible()
})
