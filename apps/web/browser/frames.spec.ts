import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { cardName, deckText } from '@samedeal/rules'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { pack } from 'msgpackr'
import { FrameRecorder } from './frame-recorder.ts'
import { onLaptop, onPhone } from './racer.ts'
import { expect, test } from './test.ts'

let server: RunningServer
let address: string

test.beforeAll(async () => {
  server = await startServer({
    port: 4870 + test.info().parallelIndex,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
  })
  address = server.addresses.local
})

test.afterAll(() => server.close())

test('no card comes over the wire before it is turned up, to players, spectators or a big screen', async ({
  browser,
}) => {
  const [lena, noor, mika, screen] = [
    await onLaptop(browser, 'Lena'),
    await onPhone(browser, 'Noor'),
    await onPhone(browser, 'Mika'),
    await onLaptop(browser, 'Screen'),
  ]
  const people = [lena, noor, mika, screen]
  const recorders = people.map(({ page }) => new FrameRecorder(EASY_DECK).listenTo(page))
  const [lenas, noors, mikas, screens] = recorders as [FrameRecorder, ...FrameRecorder[]]

  const code = await lena.host(address)
  await noor.joinByCode(address, code)
  await screen.page.goto(`${address}/watch/${code}`)
  await expect(screen.page.getByText('Noor')).toBeVisible()
  await lena.setRule('Hints', 'On')
  expect(recorders.flatMap(({ named }) => [...named])).toEqual([])

  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  await expect(noor.card('AC')).toBeAttached()
  await mika.joinByCode(address, code)
  await expect(mika.heading('You’re watching')).toBeVisible()
  await lena.playByKeyboard(EASY_LINE.slice(0, 9))
  await lena.page.keyboard.press('h')
  await lena.button('Undo').click()
  await expect(lena.page.getByText('8 moves')).toBeVisible()
  await lena.page.reload()
  await expect(lena.page.getByText('8 moves')).toBeVisible()
  await noor.button(/^Send/).click()
  await expect(noor.page.getByText('28 moves')).toBeVisible()
  await noor.quit()

  expect(recorders.flatMap(({ early }) => early)).toEqual([])
  const inColumns = EASY_DECK.slice(0, 28).map(cardName)
  expect([...(noors?.named ?? [])].toSorted()).toEqual(inColumns.toSorted())
  expect(lenas.named.size).toBeGreaterThan(7)
  expect(lenas.named.size).toBeLessThan(28)
  expect([mikas?.named.size, screens?.named.size]).toEqual([0, 0])
  for (const { frames } of recorders) expect(frames).toBeGreaterThan(5)
})

test('the recorder notices a card that comes too early', () => {
  const recorder = new FrameRecorder(EASY_DECK)
  const frame = (type: string, body: unknown) =>
    Buffer.concat([Buffer.of(13), pack(type), pack(body)])
  const firstOfStock = EASY_DECK[28]
  recorder.sent(frame('move', [1, 0, 1, 1]))
  recorder.received(frame('moved', [1, 1, 0, firstOfStock]))
  expect(recorder.early).toEqual([])
  recorder.received(frame('moved', [1, 1, 0, EASY_DECK[29]]))
  recorder.received(
    frame('board', {
      n: 1,
      moves: 1,
      board: { state: { recycles: 0 }, piles: [[0, EASY_DECK[30]]] },
    }),
  )
  recorder.received(frame('peek', EASY_DECK))
  recorder.received(Buffer.concat([Buffer.of(15), Buffer.from(deckText(EASY_DECK).slice(8, 16))]))
  expect(recorder.early).toHaveLength(5)
})
