import { connect, createServer, type Server } from 'node:net'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { onPhone } from './racer.ts'
import { expect, test } from './test.ts'

const KEPT = 'The deal is the one that was locked in at the countdown.'
const FITS = /^The deal is the one that the room says was locked in/
const BROKEN = 'Warning: this deal is not the one that was locked in at the countdown.'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  const port = 5300 + test.info().parallelIndex
  server = await startServer({ port, host: '127.0.0.1', dealer: fixedDealer(EASY_DECK) })
  // To the browser this is a machine on the network, over plain http: it withholds crypto.subtle.
  address = `http://party.example:${port}`
})

test.afterAll(() => server.close())

/** How a salt begins in MessagePack: its name, and that it has 32 characters. */
const SALT = Buffer.from('salt\xD9\x20', 'latin1')

/** A server that opens other salts than it committed to: the last digit of each is another. */
function lyingServer(truth: number, port: number): Promise<Server> {
  const liar = createServer((browser) => {
    const connection = connect(truth, '127.0.0.1')
    browser.pipe(connection)
    connection.on('data', (bytes) => {
      const at = bytes.indexOf(SALT)
      const last = at + SALT.length + 31
      if (at >= 0) bytes[last] = bytes[last] === 0x30 ? 0x31 : 0x30
      browser.write(bytes)
    })
    browser.on('error', () => connection.destroy())
    connection.on('error', () => browser.destroy())
    connection.on('close', () => browser.destroy())
  })
  return new Promise((resolve) => liar.listen(port, '127.0.0.1', () => resolve(liar)))
}

test('the results and the replay say that the deal is the one that was locked in', async ({
  browser,
}) => {
  test.slow()
  const lena = await onPhone(browser, 'Lena')
  const noor = await onPhone(browser, 'Noor')
  const code = await lena.host(address)
  expect(await lena.page.evaluate(() => 'subtle' in crypto)).toBe(false)
  await noor.joinByCode(address, code)
  await lena.button('Start race').click()
  await expect(noor.card('AC')).toBeAttached()
  await noor.playByKeyboard(EASY_LINE.slice(0, 2))
  const mika = await onPhone(browser, 'Mika')
  await mika.joinByCode(address, code)
  await expect(mika.heading('You’re watching')).toBeVisible()
  // A reload forgets nothing that was seen at the countdown.
  await noor.page.reload()
  await expect(noor.card('AC')).toBeAttached()
  await lena.quit()
  await noor.quit()
  for (const racer of [lena, noor]) await expect(racer.page.getByText(KEPT)).toBeVisible()
  await expect(mika.page.getByText(FITS)).toBeVisible()

  await lena.page.getByText('Check it by hand').click()
  const [opened, hash] = await lena.page.getByRole('code').allTextContents()
  expect(opened).toMatch(/^[0-9a-f]{32}( [A2-9TJQK][CDHS]){52}$/)
  expect(hash).toMatch(/^[0-9a-f]{64}$/)

  await lena.button('Replay').click()
  await expect(lena.page.getByText(KEPT)).toBeVisible()
  await lena.page.getByRole('combobox', { name: 'Whose race' }).selectOption({ label: 'Noor' })
  await expect(lena.page.getByRole('slider')).toHaveAttribute('max', '2')
  await expect(lena.page.getByText(KEPT)).toBeVisible()
})

test('a deal that is not the one locked in is warned of', async ({ browser }) => {
  const lena = await onPhone(browser, 'Lena')
  const port = Number(new URL(address).port)
  const liar = await lyingServer(port, port + 50)
  await lena.host(`http://party.example:${port + 50}`)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await lena.quit()
  await expect(lena.page.getByRole('alert')).toHaveText(BROKEN)
  await lena.button('Replay').click()
  await expect(lena.page.getByRole('alert')).toHaveText(BROKEN)
  await lena.page.close()
  liar.close()
})
