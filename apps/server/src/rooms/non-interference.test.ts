import { matchMaker, type Server } from '@colyseus/core'
import type { Room } from '@colyseus/sdk'
import { boot, type ColyseusTestServer } from '@colyseus/testing'
import type { RoomCreated } from '@samedeal/protocol'
import type { RoomState } from '@samedeal/protocol/room-state'
import type { Card } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Clock } from '../clock.ts'
import { createServer } from '../server.ts'

const ADDRESS = 'http://127.0.0.1:2568'

const START = 1_790_000_000_000

/** A clock that moves only when the test moves it, ringing every alarm on the way at its own time. */
class TestClock implements Clock {
  #now = START
  readonly #alarms = new Map<() => void, number>()

  /** Back to the start, with nothing left to ring. */
  reset(): void {
    this.#now = START
    this.#alarms.clear()
  }

  now(): number {
    return this.#now
  }

  alarm(ring: () => void) {
    return {
      set: (at: number | undefined): void => {
        if (at === undefined) this.#alarms.delete(ring)
        else this.#alarms.set(ring, at)
      },
    }
  }

  wait(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const due = [...this.#alarms].filter(([, at]) => at <= end).toSorted((a, b) => a[1] - b[1])[0]
      if (due === undefined) break
      const [ring, at] = due
      this.#alarms.delete(ring)
      this.#now = Math.max(this.#now, at)
      ring()
    }
    this.#now = end
  }
}

const clock = new TestClock()
let deck: readonly Card[] = []
let server: Server
let colyseus: ColyseusTestServer

beforeAll(async () => {
  server = createServer({
    port: 2568,
    host: '127.0.0.1',
    clock,
    random: () => 0.5,
    dealer: {
      deal: () => Promise.resolve({ deck, proof: undefined }),
      prepare: () => undefined,
      close: () => Promise.resolve(),
    },
  }).server
  colyseus = await boot(server)
})

afterAll(() => colyseus.shutdown())

/** One socket, and every frame that came over it but for the handshake, which names the socket. */
class Ear {
  readonly frames: string[] = []
  readonly room: Room<unknown, RoomState>

  constructor(room: Room<unknown, RoomState>) {
    this.room = room
    const { events } = room.connection
    const pass = events.onmessage
    const listen = (event: { data: ArrayBuffer }): void => {
      this.frames.push(Buffer.from(event.data).toString('hex'))
      pass?.(event)
    }
    Object.assign(events, { onmessage: listen })
    room.onMessage('*', () => undefined)
  }

  /** Sends something and waits until the server has answered everything before. */
  async say(type: string, body?: unknown): Promise<void> {
    this.room.send(type, body)
    await this.settled()
  }

  /** Waits for a message of a type that takes the server some thought. */
  async hears(type: string): Promise<void> {
    // MessagePack: a short text after its length.
    const name = (0xa0 + type.length).toString(16) + Buffer.from(type).toString('hex')
    while (!this.frames.some((frame) => frame.includes(name))) await turn()
  }

  async settled(): Promise<void> {
    const answers = (): number => this.frames.filter(isClock).length
    const before = answers()
    this.room.send('clock', 0)
    while (answers() === before) await turn()
  }
}

/** Lets everything else have its turn. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 2))
}

/** Whether a frame answers a question for the clock. */
function isClock(frame: string): boolean {
  return frame.includes(Buffer.from('clock').toString('hex'))
}

async function enter(code: string, name: string, options: object = {}): Promise<Ear> {
  const token = Buffer.from(name.padEnd(16, '-')).toString('hex').slice(0, 32)
  const room = await colyseus.sdk.joinById<RoomState>(code, { token, name, ...options })
  room.reconnection.enabled = false
  const ear = new Ear(room)
  await room.waitForInitialState()
  await ear.settled()
  return ear
}

/** A whole party on a deal: joins, a CPU, moves, undo, hints, refusals, a return, a quitter. */
async function party(dealt: readonly Card[]): Promise<string[][]> {
  deck = dealt
  clock.reset()
  const created = await fetch(`${ADDRESS}/api/rooms`, { method: 'POST' })
  const { code } = (await created.json()) as RoomCreated
  const lena = await enter(code, 'Lena')
  const noor = await enter(code, 'Noor')
  const screen = await enter(code, 'TV', { isScreen: true })
  const ears = [lena, noor, screen]
  const all = async (): Promise<void> => void (await Promise.all(ears.map((ear) => ear.settled())))
  await lena.say('set-option', ['hints', true])
  await lena.say('add-cpu', 'casual')
  await lena.say('start')
  await all()
  clock.wait(3_000)
  await all()
  for (let n = 1; n <= 6; n++) await lena.say('move', [n, 0, 1, 1])
  await lena.say('undo', 7)
  await lena.say('hint')
  await lena.hears('hint')
  await lena.say('move', [8, 6, 2, 1])
  await lena.say('send', 9)
  clock.wait(9_000)
  await all()
  await noor.say('move', [1, 1, 0, 3])
  const back = await enter(code, 'Noor')
  ears[1] = back
  await all()
  await back.say('quit')
  await all()
  const late = await enter(code, 'Mika')
  ears.push(late)
  await all()
  const heard = [...ears, noor].map(({ frames }) => comparable(frames))
  for (const ear of ears) ear.room.send('leave')
  while (matchMaker.getLocalRoomById(code) !== undefined) await turn()
  return heard
}

test('two deals that differ only in cards that stay hidden give byte-for-byte the same traffic', async () => {
  const dealt = shuffledDeck('non-interference')
  const first = await party(dealt)
  const again = await party(dealt)
  expect(again).toEqual(first)
  expect(first.flat().length).toBeGreaterThan(40)
  for (const frames of first) expect(frames.join()).toContain(NO_HASH)

  const other = await party(swapped(dealt, [5, 6], [4, 11], [49, 51]))
  expect(other).toEqual(first)
})

test('a card that does turn up makes a difference, so the test can see one', async () => {
  const dealt = shuffledDeck('non-interference')
  const first = await party(dealt)
  const other = await party(swapped(dealt, [28, 29]))
  expect(other).not.toEqual(first)
})

function swapped(cards: readonly Card[], ...pairs: readonly (readonly [number, number])[]): Card[] {
  const changed = [...cards]
  for (const [a, b] of pairs) {
    changed[a] = cards[b] as Card
    changed[b] = cards[a] as Card
  }
  return changed
}

/** The hexadecimal digits of a SHA-256, as they stand in a frame that is itself written in hexadecimal. */
const HASH = /(?:3[0-9]|6[1-6]){64}/g
const NO_HASH = '78'.repeat(64)

/**
 * Clock readings, and the salted hash that commits to the deal, are all that may differ from one party to
 * the next.
 */
function comparable(frames: readonly string[]): string[] {
  return frames.filter((frame) => !isClock(frame)).map((frame) => frame.replace(HASH, NO_HASH))
}
