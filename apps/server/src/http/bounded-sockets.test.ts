import { matchMaker } from '@colyseus/core'
import { ColyseusSDK, type Room } from '@colyseus/sdk'
import { boot, type ColyseusTestServer } from '@colyseus/testing'
import { CLOSE_BEHIND, ROOMS_PATH, type RoomCreated } from '@samedeal/protocol'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fixedDealer } from '../deals/fixed-dealer.ts'
import { createServer } from '../server.ts'
import { ask } from '../test/requests.ts'
import { until } from '../test/until.ts'

/** @colyseus/testing always listens here. */
const ADDRESS = 'http://127.0.0.1:2568'

let colyseus: ColyseusTestServer

beforeAll(async () => {
  const dealer = fixedDealer(EASY_DECK)
  colyseus = await boot(createServer({ port: 2568, host: '127.0.0.1', dealer }).server)
})

afterEach(() => colyseus.cleanup())
afterAll(() => colyseus.shutdown())

/** Somebody in a room, how their socket ended, and what they have heard. */
interface Person {
  readonly room: Room
  readonly heard: string[]
  closed: number | undefined
}

async function newRoom(): Promise<string> {
  const { text } = await ask(ADDRESS + ROOMS_PATH, { method: 'POST' })
  return (JSON.parse(text) as RoomCreated).code
}

async function join(code: string, digit: string): Promise<Person> {
  const who = { token: digit.repeat(32), name: `Racer ${digit}` }
  const room = await new ColyseusSDK(ADDRESS).joinById(code, who)
  room.reconnection.enabled = false
  const person: Person = { room, heard: [], closed: undefined }
  room.onMessage('*', (type) => person.heard.push(String(type)))
  room.onLeave((closeCode) => (person.closed = closeCode))
  await until(() => person.heard.includes('seated'))
  return person
}

/** The server's end of the socket that joined as so many before it, from 0. */
function serverEnd(code: string, index: number) {
  const client = matchMaker.getLocalRoomById(code)?.clients[index]
  if (client === undefined) throw new Error('nobody is there')
  return client as typeof client & { readonly _enqueuedMessages?: readonly unknown[] }
}

/** As if so many bytes waited to be sent: what a browser does not read fills the network first. */
function letWait(code: string, index: number, bytes: number): void {
  Object.defineProperty(serverEnd(code, index).ref, 'bufferedAmount', { value: bytes })
}

test.each([
  ['an answer', (slow: Person) => slow.room.send('clock', 1)],
  ['what everybody is told', (_slow: Person, other: Person) => other.room.send('react', 'wow')],
  ['a change of the room', (_slow: Person, other: Person) => other.room.send('lock', true)],
])(
  'a socket on which too much waits ends with its own code, be it over %s; the others go on',
  async (_what, send) => {
    const code = await newRoom()
    const other = await join(code, 'a')
    const slow = await join(code, 'b')
    letWait(code, 1, 600_000)
    send(slow, other)
    await until(() => slow.closed !== undefined)
    expect(slow.closed).toBe(CLOSE_BEHIND)
    other.room.send('clock', 1)
    await until(() => other.heard.includes('clock'))
    expect(other.closed).toBeUndefined()
    await join(code, 'b')
  },
)

test('a socket on which as much waits as two long records is left alone', async () => {
  const code = await newRoom()
  const person = await join(code, 'a')
  letWait(code, 0, 500_000)
  person.room.send('clock', 1)
  await until(() => person.heard.includes('clock'))
  expect(person.closed).toBeUndefined()
})

test('nothing is kept for a socket that asks and is never ready, and it is ended', async () => {
  const code = await newRoom()
  await join(code, 'a')
  const { text } = await ask(`${ADDRESS}/matchmake/joinById/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: 'b'.repeat(32), name: 'Never' }),
  })
  const { processId, sessionId } = JSON.parse(text) as Record<string, string>
  const socket = new WebSocket(`${ADDRESS}/${processId}/${code}?sessionId=${sessionId}`)
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code: why }) => resolve(why)),
  )
  await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }))
  const waiting = serverEnd(code, 1)._enqueuedMessages?.length
  // The message `clock` with the number 1, as the SDK sends it.
  const clock = Uint8Array.from([13, 0xa5, ...new TextEncoder().encode('clock'), 1])
  for (let times = 0; times < 50; times++) socket.send(clock)
  await until(() => socket.bufferedAmount === 0)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(serverEnd(code, 1)._enqueuedMessages?.length).toBe(waiting)
  expect(await closed).toBe(CLOSE_BEHIND)
})
