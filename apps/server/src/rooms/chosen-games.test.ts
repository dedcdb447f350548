import { ColyseusSDK, type Room } from '@colyseus/sdk'
import type { HttpError, RoomCreated } from '@samedeal/protocol'
import { readRoomState, type RoomState } from '@samedeal/protocol/room-state'
import type { RoomView } from '@samedeal/race'
import { offerToy } from '@samedeal/rules/offer-toy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type RunningServer } from '../server.ts'
import { UNLIMITED } from '../test/unlimited.ts'
import { until } from '../test/until.ts'

const toy = offerToy()

const PORT = 2593
const LEVELS = ['champion', 'skilled', 'casual', 'beginner']
const ADDRESS = `http://127.0.0.1:${PORT}`

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

function ask(body?: unknown, type = 'application/json'): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const sent = body === undefined ? {} : { headers: { 'Content-Type': type }, body: text }
  return fetch(`${ADDRESS}/api/rooms`, { method: 'POST', ...sent })
}

/** One person's end of the wire. */
class Person {
  readonly room: Room<unknown, RoomState>
  readonly hints: unknown[] = []

  constructor(room: Room<unknown, RoomState>) {
    this.room = room
    room.reconnection.enabled = false
    room.onMessage('*', (type, body: unknown) => {
      if (type === 'hint') this.hints.push(body)
    })
  }

  get view(): RoomView {
    return readRoomState(this.room.state)
  }
}

async function join(code: string, name: string): Promise<Person> {
  const token = Buffer.from(name).toString('hex').padStart(32, '0')
  const room = await new ColyseusSDK(ADDRESS).joinById<RoomState>(code, { token, name })
  const person = new Person(room)
  await until(() => room.state.roster !== undefined && person.view.roster.length > 0)
  return person
}

async function newRoom(body?: unknown): Promise<string> {
  return ((await (await ask(body)).json()) as RoomCreated).code
}

async function host(body?: unknown): Promise<Person> {
  return join(await newRoom(body), 'Ada')
}

describe('a new room', () => {
  test('plays the usual game unless another one is asked for', async () => {
    for (const body of [undefined, {}, { game: 'klondike' }]) {
      const ada = await host(body)
      expect(ada.view.game).toBe('klondike')
      await ada.room.leave()
    }
    const ada = await host({ game: 'freecell' })
    expect(ada.view).toMatchObject({ game: 'freecell', options: { cells: 4 } })
    await ada.room.leave()
  })

  test.each([
    [{ game: 'spider' }, 'no-such-game', 'The games are: klondike, freecell, toy.'],
    [{ game: '__proto__' }, 'no-such-game', 'The games are: klondike, freecell, toy.'],
    [{ game: 7 }, 'bad-request', 'send {"game": "…"}'],
    [[1], 'bad-request', 'send {"game": "…"}'],
    ['{"game":', 'bad-request', 'cannot be read'],
    [{ game: 'x'.repeat(2_000) }, 'too-large', 'too large'],
  ])('is refused with a reason for %j', async (body, error, sentence) => {
    const answer = await ask(body)
    expect(answer.ok).toBe(false)
    const said = (await answer.json()) as HttpError
    expect(said.error).toBe(error)
    expect(said.message).toContain(sentence)
  })
})

describe('a room of FreeCell', () => {
  test('is raced by CPUs of every level, helps with hints, and then plays Klondike', async () => {
    const ada = await host({ game: 'freecell' })
    ada.room.send('set-option', ['hints', true])
    for (const level of LEVELS) ada.room.send('add-cpu', level)
    ada.room.send('start')
    await until(() => ada.view.phase === 'racing')
    ada.room.send('hint')
    await until(() => ada.hints.length > 0)
    expect(ada.hints[0]).toHaveLength(3)
    await until(() =>
      ada.view.roster.some(({ kind, status }) => kind === 'cpu' && status === 'finished'),
    )
    ada.room.send('quit')
    await until(() => ada.view.phase === 'results')
    const [first] = ada.view.results
    expect(first).toMatchObject({ rank: 1, outcome: 'finished' })
    ada.room.send('to-lobby')
    ada.room.send('set-game', 'klondike')
    await until(() => ada.view.game === 'klondike')
    ada.room.send('start')
    await until(() => ada.view.phase === 'racing')
    expect(ada.view).toMatchObject({ game: 'klondike', round: 2, options: { draw: 1 } })
    await ada.room.leave()
    expect(faults).toEqual([])
  }, 30_000)
})

test('a game without skills is raced from any shuffle; its CPUs, stand-ins and hints have nothing to say', async () => {
  const code = await newRoom({ game: toy.id })
  const [ada, guest] = [await join(code, 'Ada'), await join(code, 'Ben')]
  const ben = () => ada.view.roster.find(({ name }) => name === 'Ben')
  expect(ada.view).toMatchObject({ game: 'toy', rules: { deal: 'any' } })
  ada.room.send('set-option', ['hints', true])
  for (const level of LEVELS) ada.room.send('add-cpu', level)
  ada.room.send('start')
  await until(() => ada.view.phase === 'racing')
  ada.room.send('hint')
  await until(() => ada.hints.length > 0)
  await guest.room.leave(false)
  await until(() => ben()?.hasStandIn === true)
  expect(ada.hints).toEqual([null])
  ada.room.send('quit')
  await until(() => ada.view.phase === 'results')
  expect(ada.view.results).toHaveLength(2 + LEVELS.length)
  // A room that goes on to another game has CPUs that play it.
  ada.room.send('to-lobby')
  ada.room.send('set-game', 'klondike')
  await until(() => ada.view.game === 'klondike')
  ada.room.send('start')
  await until(() => ada.view.phase === 'racing')
  await until(() => ada.view.top.some(({ percent }) => percent > 0))
  await ada.room.leave()
  expect(faults).toEqual([])
}, 40_000)
