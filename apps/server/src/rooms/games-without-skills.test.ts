import { ColyseusSDK, type Room } from '@colyseus/sdk'
import type { RoomCreated } from '@samedeal/protocol'
import { readRoomState, type RoomState } from '@samedeal/protocol/room-state'
import { offerToy } from '@samedeal/rules/offer-toy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type RunningServer } from '../server.ts'
import { UNLIMITED } from '../test/unlimited.ts'
import { until } from '../test/until.ts'

const toy = offerToy()

const PORT = 2594
const ADDRESS = `http://127.0.0.1:${PORT}`
const LEVELS = ['champion', 'skilled', 'casual', 'beginner']

let server: RunningServer
const faults: unknown[] = []

beforeAll(async () => {
  server = await startServer({
    port: PORT,
    host: '127.0.0.1',
    pace: 0.01,
    timing: { countdown: 200, standIn: 200 },
    limits: UNLIMITED,
    report: (what, error) => faults.push([what, error]),
  })
})

afterAll(() => server.close())

async function roomOfToy(): Promise<string> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ game: toy.id })
  const answer = await fetch(`${ADDRESS}/api/rooms`, { method: 'POST', headers, body })
  return ((await answer.json()) as RoomCreated).code
}

async function join(code: string, name: string): Promise<Room<unknown, RoomState>> {
  const token = Buffer.from(name).toString('hex').padStart(32, '0')
  const room = await new ColyseusSDK(ADDRESS).joinById<RoomState>(code, { token, name })
  room.reconnection.enabled = false
  room.onMessage('*', () => undefined)
  await until(() => room.state.roster !== undefined && readRoomState(room.state).roster.length > 0)
  return room
}

test('a game without skills is raced from any shuffle; its CPUs, stand-ins and hints have nothing to say', async () => {
  const code = await roomOfToy()
  const [ada, guest] = [await join(code, 'Ada'), await join(code, 'Ben')]
  const hints: unknown[] = []
  ada.onMessage('hint', (body: unknown) => hints.push(body))
  const view = () => readRoomState(ada.state)
  const ben = () => view().roster.find(({ name }) => name === 'Ben')
  expect(view()).toMatchObject({ game: 'toy', rules: { deal: 'any' } })
  ada.send('set-option', ['hints', true])
  for (const level of LEVELS) ada.send('add-cpu', level)
  ada.send('start')
  await until(() => view().phase === 'racing')
  ada.send('hint')
  await until(() => hints.length > 0)
  await guest.leave(false)
  await until(() => ben()?.hasStandIn === true)
  expect(hints).toEqual([null])
  ada.send('quit')
  await until(() => view().phase === 'results')
  expect(view().results).toHaveLength(2 + LEVELS.length)
  // A room that goes on to another game has CPUs that play it.
  ada.send('to-lobby')
  ada.send('set-game', 'klondike')
  await until(() => view().game === 'klondike')
  ada.send('start')
  await until(() => view().phase === 'racing')
  await until(() => view().top.some(({ percent }) => percent > 0))
  await ada.leave()
  expect(faults).toEqual([])
}, 40_000)
