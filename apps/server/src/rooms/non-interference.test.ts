import { matchMaker, type Server } from '@colyseus/core'
import type { Room } from '@colyseus/sdk'
import { boot, type ColyseusTestServer } from '@colyseus/testing'
import { REACTIONS, type FromServer, type RoomCreated } from '@samedeal/protocol'
import type { RoomState } from '@samedeal/protocol/room-state'
import {
  HIDDEN,
  isRefusal,
  klondike,
  sendMoves,
  view,
  type Card,
  type GameRecord,
  type Move,
  type Position,
} from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Clock } from '../clock.ts'
import { createServer } from '../server.ts'
import { UNLIMITED } from '../test/unlimited.ts'

const ADDRESS = 'http://127.0.0.1:2568'

const START = 1_790_000_000_000

const OPTIONS = { draw: 1, passes: 'unlimited', foundationReturn: true } as const

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
    limits: UNLIMITED,
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

/** What everybody heard of a party while anybody raced, and which cards have been seen by then. */
interface Party {
  readonly heard: readonly (readonly string[])[]
  readonly seen: ReadonlySet<Card>
}

/** Moves that are refused, for reasons that lie in cards seen and unseen. */
const REFUSED = [
  [0, 1, 2],
  [1, 0, 3],
  [0, 6, 1],
  [7, 6, 2],
  [8, 7, 3],
  [9, 6, 4],
  [12, 2, 7],
  [10, 3, 1],
  [11, 12, 1],
  [2, 6, 1],
  [6, 200, 1],
] as const

/**
 * A whole party on a deal: joins, a CPU, moves, undo, hints, refusals, returns, a quitter who sees the
 * results so far, somebody who comes late, and a big screen.
 */
async function party(dealt: readonly Card[]): Promise<Party> {
  deck = dealt
  clock.reset()
  const created = await fetch(`${ADDRESS}/api/rooms`, { method: 'POST' })
  const { code } = (await created.json()) as RoomCreated
  const lena = await enter(code, 'Lena')
  const noor = await enter(code, 'Noor')
  const screen = await enter(code, 'TV', { isScreen: true })
  const ears = [lena, noor, screen]
  const all = (...gone: readonly Ear[]) =>
    Promise.all(ears.filter((ear) => !gone.includes(ear)).map((ear) => ear.settled()))
  await lena.say('set-option', ['hints', true])
  await lena.say('add-cpu', 'casual')
  await lena.say('start')
  await all()
  await noor.say('move', [1, 0, 1, 1])
  clock.wait(3_000)
  await all()
  for (let n = 1; n <= 6; n++) await lena.say('move', [n, 0, 1, 1])
  await lena.say('undo', 7)
  await lena.say('hint')
  await lena.hears('hint')
  let n = 8
  for (const [from, to, count] of REFUSED) await lena.say('move', [n++, from, to, count])
  await lena.say('move', [n + 5, 0, 1, 1])
  await lena.say('move', [1, 0, 1, 1])
  await lena.say('send', n)
  await lena.say('react', REACTIONS[0])
  clock.wait(9_000)
  await all()

  await noor.say('send', 1)
  await noor.say('undo', 2)
  const back = await enter(code, 'Noor')
  ears.push(back)
  await all(noor)
  await back.say('move', [3, 0, 1, 1])
  const late = await enter(code, 'Mika')
  ears.push(late)
  for (const ear of [late, screen]) {
    await ear.say('move', [1, 0, 1, 1])
    await ear.say('hint')
    await ear.say('record', 1)
  }
  await lena.say('lock', true)
  await lena.say('lock', false)
  await back.say('quit')
  await all(noor)
  await back.say('record', 2)
  await back.say('move', [4, 0, 1, 1])
  await back.say('hint')
  const again = await enter(code, 'Noor')
  const lenaAgain = await enter(code, 'Lena')
  ears.push(again, lenaAgain)
  await lenaAgain.say('undo', n + 1)
  clock.wait(1_000)
  await all(noor, back, lena)
  const heard = ears.map(({ frames }) => comparable(frames))

  const seen = await cardsSeen(lenaAgain)
  for (const ear of [lenaAgain, again, late, screen]) ear.room.send('leave')
  while (matchMaker.getLocalRoomById(code) !== undefined) await turn()
  return { heard, seen }
}

/** Ends the round, and reads in everybody's record which cards have lain open, if only for a moment. */
async function cardsSeen(host: Ear): Promise<Set<Card>> {
  await host.say('quit')
  const records: GameRecord[] = []
  host.room.onMessage('record', ({ record }: FromServer['record']) => records.push(record))
  for (const seat of [1, 2, 3]) await host.say('record', seat)
  expect(records).toHaveLength(3)
  return new Set(records.flatMap((record) => positionsOf(record).flatMap(openCards)))
}

/** Every position of a game that was played, those that were taken back too. */
function positionsOf({ moves }: GameRecord): Position[] {
  const play = (position: Position, move: Move): Position => {
    const next = klondike.play(position, move, OPTIONS)
    if (isRefusal(next)) throw new Error(next.refused)
    return next
  }
  const line = [klondike.deal(deck, OPTIONS)]
  const passed = [...line]
  for (const entry of moves) {
    const now = line.at(-1) as Position
    if ('undo' in entry) line.pop()
    else if ('send' in entry) {
      line.push(sendMoves(klondike, now, OPTIONS).reduce(play, now))
    } else line.push(play(now, entry))
    passed.push(line.at(-1) as Position)
  }
  return passed
}

function openCards(position: Position): Card[] {
  return view(position).piles.flatMap(({ cards }) => cards.filter((card) => card !== HIDDEN))
}

test('two deals that differ only in cards that stay hidden give byte-for-byte the same traffic', async () => {
  const dealt = shuffledDeck('non-interference')
  const first = await party(dealt)
  const again = await party(dealt)
  expect(again).toEqual(first)
  expect(first.heard).toHaveLength(7)
  expect(first.heard.flat().length).toBeGreaterThan(100)
  for (const frames of first.heard) expect(frames.join()).toContain(NO_HASH)

  const hidden = dealt.filter((card) => !first.seen.has(card))
  expect(hidden.length).toBeGreaterThanOrEqual(12)
  for (const step of [1, 5]) {
    const other = await party(changedAbout(dealt, hidden, step))
    expect(other.heard).toEqual(first.heard)
  }
})

test('a card that does turn up makes a difference, so the test can see one', async () => {
  const dealt = shuffledDeck('non-interference')
  const first = await party(dealt)
  const other = await party(changedAbout(dealt, dealt.slice(28, 30), 1))
  expect(other.heard).not.toEqual(first.heard)
})

/** The deck with some of its cards each in another's place. */
function changedAbout(cards: readonly Card[], some: readonly Card[], step: number): Card[] {
  return cards.map((card) => {
    const index = some.indexOf(card)
    return index === -1 ? card : (some[(index + step) % some.length] as Card)
  })
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
