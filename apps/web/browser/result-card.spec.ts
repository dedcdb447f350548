import { readFileSync } from 'node:fs'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { onPhone } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 4620 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

/** Width and height of a PNG file, which stand in its header. */
function sizeOf(file: string): [number, number] {
  const bytes = readFileSync(file)
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('the result is handed out as a picture: by the share sheet where it takes files, else as a download', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  const { page } = lena
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: undefined, share: undefined })
  })
  await lena.host(address)
  await lena.button('Start race').click()
  await lena.win()
  await expect(lena.heading('You bring it home')).toBeVisible()
  const saving = page.waitForEvent('download')
  await lena.button('Share card').click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('samedeal.png')
  expect(sizeOf(await saved.path())).toEqual([1080, 1350])
  await expect(lena.lastSaid).toHaveText('Saved as a picture')

  const shared = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        Object.assign(navigator, {
          canShare: () => true,
          share: ({ files: [file] }: { files: [File] }) => {
            resolve(`${file.name} ${file.type}`)
            return Promise.resolve()
          },
        })
      }),
  )
  await lena.button('Share card').click()
  expect(await shared).toBe('samedeal.png image/png')
})

test('a card names nobody’s own machine, and is full where nobody came home', async ({
  browser,
}) => {
  const lena = await onPhone(browser, 'Lena')
  const { page } = lena
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: undefined, share: undefined })
    const written: string[] = []
    Object.assign(window, { written })
    const { prototype } = CanvasRenderingContext2D
    const write = Reflect.get<CanvasRenderingContext2D, 'fillText'>(prototype, 'fillText')
    prototype.fillText = function fillText(text, ...place) {
      written.push(text)
      return write.call(this, text, ...place)
    }
  })
  const cardWords = async () => {
    await page.evaluate(() => {
      const { written } = window as unknown as { written: string[] }
      written.length = 0
    })
    const saving = page.waitForEvent('download')
    await lena.button('Share card').click()
    await saving
    return page.evaluate(() => (window as unknown as { written: string[] }).written)
  }
  await lena.host(address)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await lena.button(/^Send/).click()
  await lena.quit()
  await expect(lena.heading('Not this time')).toBeVisible()
  await expect(page.getByText(/point/)).toHaveCount(0)
  const alone = await cardWords()
  expect(alone).toEqual(
    expect.arrayContaining(['Not this time', 'Lena', expect.stringMatching(/^\d+%$/)]),
  )
  expect(alone.join(' ')).not.toMatch(/localhost|\d+\.\d+\.\d+\.\d+|:\d{4}/)

  await lena.button('Change rules').click()
  await lena.button('Add CPU').click()
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await lena.quit()
  await expect(lena.heading('Nobody brought it home')).toBeVisible()
  const together = await cardWords()
  expect(together).toEqual(
    expect.arrayContaining(['Nobody brought it home', 'Lena', 'Birch · CPU']),
  )
  expect(together.filter((words) => /^\d+%$/.test(words))).toHaveLength(2)
  expect(together.join(' ')).not.toMatch(/localhost|\d+\.\d+\.\d+\.\d+|:\d{4}/)
})
