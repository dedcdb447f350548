// `npm run engines`: whether a party works in each engine, by the steps of one script, on the real server.
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { BadNetwork } from '../bad-network.ts'
import { test } from './engine-test.ts'

const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1280, height: 800 }

let server: RunningServer
let network: BadNetwork
let address: string

test.beforeAll(async () => {
  const port = 8200 + 2 * test.info().parallelIndex
  server = await startServer({ port, host: '127.0.0.1', dealer: fixedDealer(EASY_DECK) })
  network = await BadNetwork.to(port, port + 1)
  address = `http://localhost:${port + 1}`
})

test.afterAll(async () => {
  network.close()
  await server.close()
})

test.beforeEach(() => {
  network.isDown = false
  network.isSilent = false
})

test('two people find each other by a code, race by pointer and by keyboard to the results, and race again', async ({
  guest,
}) => {
  const lena = await guest('Lena', LAPTOP)
  const noor = await guest('Noor', PHONE)
  const code = await lena.host(address)
  await lena.look('lobby')
  await noor.joinByCode(address, code.toLowerCase())
  await noor.sees('Waiting for Lena')
  await noor.look('lobby-guest')
  await lena.tap('Start race')
  await noor.look('countdown')
  await noor.seesCard('AC')

  await noor.tapPile('stock')
  await noor.seesCard('8C')
  await noor.tapCard('AC')
  await noor.tapPile('foundation-clubs')
  await noor.hears('foundation-clubs', /ace of clubs/i)
  await noor.dragCard('AH', '2C')
  await noor.hears('tableau-5', /ace of hearts/i)
  await noor.tapCard('AS')
  await noor.tapCard('3C')
  await noor.sees('Only a red 2 goes here')
  await noor.look('race-refused')
  await noor.hears('tableau-4', /ace of spades/i)
  await noor.hasMade(3)
  await noor.tap('Undo')
  await noor.hasMade(2)

  await lena.playByKeyboard(EASY_LINE.slice(0, 9))
  await lena.look('race')
  await lena.win()
  await lena.sees('Every card is home')
  await lena.look('race-finished')
  await noor.quit()
  await lena.sees('You bring it home')
  await noor.sees('Lena brings it home')
  await lena.look('results')
  await noor.look('results-guest')

  await noor.tap('Replay')
  await noor.tap('One move forward')
  await noor.sees(/Move 1 of /)
  await noor.look('replay')
  await noor.tap('Back to the results')

  await lena.tap('Play again')
  await noor.seesCard('AC')
  await noor.quit()
  await lena.quit()
  await lena.sees('Nobody brought it home')
})

test('a connection that is cut, silent, or gone with its page comes back to the same seat and moves', async ({
  guest,
}) => {
  const lena = await guest('Lena', LAPTOP)
  await lena.host(address)
  await lena.tap('Start race')
  await lena.seesCard('AC')
  await lena.playByKeyboard(EASY_LINE.slice(0, 2))

  network.isDown = true
  network.cut()
  await lena.playByKeyboard(EASY_LINE.slice(2, 3))
  network.isDown = false
  await lena.sees('Live')
  await lena.playByKeyboard(EASY_LINE.slice(3, 4))

  network.isSilent = true
  await lena.sees('The server isn’t answering')
  await lena.look('race-without-server')
  network.isSilent = false
  network.cut()
  await lena.sees('Live')
  await lena.playByKeyboard(EASY_LINE.slice(4, 5))

  await lena.reload()
  await lena.hasMade(5)
  await lena.open('about:blank')
  await lena.back()
  await lena.hasMade(5)
  await lena.playByKeyboard(EASY_LINE.slice(5, 7))
})

test('a race alone is kept when its page is left by an address, and by the back button', async ({
  guest,
}) => {
  const lena = await guest('Lena', PHONE)
  await lena.open(address)
  await lena.tap('Play alone')
  await lena.look('practice')
  await lena.tap('Deal')
  await lena.seesTable()
  await lena.tap('Draw')
  await lena.hasMade(1)
  await lena.tap('Draw')
  await lena.hasMade(2)
  await lena.look('practice-race')

  await lena.open('about:blank')
  await lena.open(address)
  await lena.tap('Play alone')
  await lena.hasMade(2)
  await lena.seesTable()
  await lena.tap('Draw')
  await lena.hasMade(3)

  await lena.open('about:blank')
  await lena.back()
  await lena.hasMade(3)
  await lena.seesTable()
  await lena.tap('Draw')
  await lena.hasMade(4)

  await lena.quit()
  await lena.sees('Not this time')
  await lena.look('practice-results')
  await lena.tap('Replay')
  await lena.tap('One move forward')
  await lena.look('practice-replay')
})

for (const size of [PHONE, LAPTOP]) {
  test(`the screens around a race show nothing beside a window ${size.width} px wide`, async ({
    guest,
  }) => {
    const lena = await guest('Lena', size)
    await lena.open(address)
    await lena.sees('Play alone')
    await lena.look('home')
    await lena.tap('Settings')
    await lena.sees('Theme')
    await lena.look('settings')
    await lena.tap('Close the settings')
    await lena.tap('Statistics')
    await lena.sees('No race yet.')
    await lena.look('statistics')
    await lena.tap('Home')
    await lena.tap('How to play')
    await lena.sees('The columns')
    await lena.look('how-to-play')
    await lena.open(`${address}/ABCDEF`)
    await lena.look('no-such-room')
    await lena.host(address)
    await lena.tap('Add CPU')
    await lena.look('lobby')
    await lena.tap('Start race')
    await lena.seesCard('AC')
    await lena.press('a')
    await lena.press('s')
    await lena.look('race')
    await lena.tap('Settings')
    // While cards fly, the page is drawn between two frames.
    await lena.sees('Theme')
    await lena.look('race-menu')
    await lena.press('Escape')
    await lena.seesNoMore('Theme')
    await lena.tap('Quit')
    await lena.sees('Quit this race?')
    await lena.look('race-quit')
  })
}
