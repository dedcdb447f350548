import { createHash } from 'node:crypto'
import { matchMaker, type Server } from '@colyseus/core'
import type { Room } from '@colyseus/sdk'
import { boot, type ColyseusTestServer } from '@colyseus/testing'
import {
  JOIN_REFUSED,
  moveToWire,
  RACE_ROOM,
  type FromServer,
  type RoomCreated,
} from '@samedeal/protocol'
import { readRoomState, type RoomState } from '@samedeal/protocol/room-state'
import type { RoomView } from '@samedeal/race'
import { klondike, type Move } from '@samedeal/rules'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { DealOrder } from '../deals/dealer.ts'
import { fixedDealer } from '../deals/fixed-dealer.ts'
import { createServer } from '../server.ts'
import { UNLIMITED } from '../test/unlimited.ts'

/** @colyseus/testing always listens here. */
const ADDRESS = 'http://127.0.0.1:2568'
const OPTIONS = { draw: 1, passes: 'unlimited', foundationReturn: true } as const

/** What rooms have ordered of the dealer. */
const orders: DealOrder[] = []

let isDealerBroken = false

let server: Server
let colyseus: ColyseusTestServer

beforeAll(async () => {
  server = createServer({
    port: 2568,
    host: '127.0.0.1',
    dealer: {
      ...fixedDealer(EASY_DECK),
      deal(order) {
        orders.push(order)
        if (isDealerBroken) return Promise.reject(new Error('the dealer is broken'))
        return fixedDealer(EASY_DECK).deal(order)
      },
    },
    pace: 0.05,
    timing: { countdown: 200 },
    limits: { joins: UNLIMITED.joins },
  }).server
  colyseus = await boot(server)
})

afterEach(() => colyseus.cleanup())
afterAll(() => colyseus.shutdown())

type Heard = {
  [Type in keyof FromServer]: { type: Type; body: FromServer[Type] }
}[keyof FromServer]

/** A page's name, and which of its joins it is. */
type PageJoin = readonly [string, number]

/** One person's end of the wire. */
class Person {
  readonly room: Room<unknown, RoomState>
  readonly heard: Heard[] = []
  closed: number | undefined
  #n = 0

  constructor(room: Room<unknown, RoomState>) {
    this.room = room
    room.onMessage('*', (type, body: unknown) => this.heard.push({ type, body } as Heard))
    room.onLeave((code) => {
      this.closed = code
    })
  }

  get view(): RoomView {
    return readRoomState(this.room.state)
  }

  send(type: string, body?: unknown): void {
    this.room.send(type, body)
  }

  move(move: Move): number {
    const n = ++this.#n
    this.send('move', moveToWire({ game: klondike, options: OPTIONS }, n, move))
    return n
  }

  bodies<Type extends keyof FromServer>(type: Type): FromServer[Type][] {
    return this.heard.flatMap((one) => (one.type === type ? [one.body as FromServer[Type]] : []))
  }
}

async function newRoom(): Promise<string> {
  const answer = await fetch(`${ADDRESS}/api/rooms`, { method: 'POST' })
  return ((await answer.json()) as RoomCreated).code
}

function join(
  code: string,
  name: string,
  { token = tokenOf(name), page }: { readonly token?: string; readonly page?: PageJoin } = {},
): Promise<Person> {
  return enter(code, { token, name, page })
}

async function enter(code: string, options: object): Promise<Person> {
  const room = await colyseus.sdk.joinById<RoomState>(code, options)
  room.reconnection.enabled = false
  const person = new Person(room)
  await until(() => person.room.state?.roster !== undefined && person.view.phase !== ('' as never))
  return person
}

function tokenOf(name: string): string {
  return Buffer.from(name.padEnd(16, '-')).toString('hex').slice(0, 32)
}

async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + 8_000
  while (!condition()) {
    if (performance.now() > end) throw new Error('waited 8 s in vain')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function race(...names: string[]): Promise<Person[]> {
  const code = await newRoom()
  const people: Person[] = []
  for (const name of names) people.push(await join(code, name))
  people[0]?.send('start')
  await until(() => people.every((person) => person.bodies('board').length > 0))
  return people
}

describe('a room', () => {
  test('is made by the own route alone, with a code of six letters', async () => {
    const code = await newRoom()
    expect(code).toMatch(/^[ABCDEFGHJKMNPQRSTVWXYZ]{6}$/)
    await expect(colyseus.sdk.create(RACE_ROOM, {})).rejects.toMatchObject({ code: 404 })
    await expect(colyseus.sdk.joinOrCreate(RACE_ROOM, {})).rejects.toMatchObject({ code: 404 })
  })

  test('is joined by its code, and everybody sees who is there', async () => {
    const code = await newRoom()
    const lena = await join(code, 'Lena')
    const noor = await join(code, 'Noor')
    await until(() => lena.view.roster.length === 2)
    expect(lena.view.roster).toEqual(noor.view.roster)
    expect(lena.view).toMatchObject({ phase: 'lobby', host: 1, game: 'klondike' })
    expect(noor.bodies('seated')).toEqual([2])
  })

  test('tells whoever knows its code whether it races, and nothing else', async () => {
    const [lena] = await race('Lena')
    if (lena === undefined) throw new Error('nobody is there')
    const told = async (): Promise<unknown> =>
      (await fetch(`${ADDRESS}/api/rooms/${lena.room.roomId}`)).json()
    expect(await told()).toMatchObject({ code: lena.room.roomId, phase: lena.view.phase })
    expect(Object.keys((await told()) as object).toSorted()).toEqual(['code', 'inviteUrl', 'phase'])
    lena.send('quit')
    await until(() => lena.view.phase === 'results')
    expect(await told()).toMatchObject({ phase: 'results' })
  })

  test('cannot be joined without a token', async () => {
    const code = await newRoom()
    await expect(colyseus.sdk.joinById(code, { name: 'Lena' })).rejects.toThrow('token')
    const lena = await join(code, 'Lena')
    expect(lena.view.roster).toHaveLength(1)
  })

  test('that is locked takes in nobody new, and says why', async () => {
    const code = await newRoom()
    const lena = await join(code, 'Lena')
    const noor = await join(code, 'Noor')
    lena.send('lock', true)
    await until(() => noor.view.isLocked)
    const refused = { code: JOIN_REFUSED, message: 'room-locked' }
    await expect(join(code, 'Mika')).rejects.toMatchObject(refused)
    await noor.room.leave(false)
    await until(() => lena.view.roster[1]?.connected === false)
    await join(code, 'Noor')
    await until(() => lena.view.roster[1]?.connected === true)
    expect(lena.view.spectators).toBe(0)
  })

  test('does not take in again whom the host has removed', async () => {
    const code = await newRoom()
    const lena = await join(code, 'Lena')
    const noor = await join(code, 'Noor')
    lena.send('remove-seat', 2)
    await until(() => noor.closed !== undefined)
    expect(noor.bodies('removed')).toEqual([true])
    const refused = { code: JOIN_REFUSED, message: 'barred' }
    await expect(join(code, 'Noor')).rejects.toMatchObject(refused)
    expect(lena.view.roster).toHaveLength(1)
  })

  test('gives its code back when the last person has left', async () => {
    const code = await newRoom()
    const lena = await join(code, 'Lena')
    lena.send('leave')
    await until(() => lena.closed !== undefined && matchMaker.getLocalRoomById(code) === undefined)
    const answer = await fetch(`${ADDRESS}/api/rooms/${code}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: 'no-such-room' })
  })
})

describe('a seat that moves to another device', () => {
  /** Asks for a one-time code. */
  async function offerOf(person: Person): Promise<string> {
    const asked = person.bodies('hand-over-code').length
    person.send('hand-over-code')
    await until(() => person.bodies('hand-over-code').length > asked)
    return person.bodies('hand-over-code').at(-1)?.handOver ?? ''
  }

  /** Joins on another device, with a code for somebody's seat. */
  async function take(code: string, handOver: string, device = 'tablet'): Promise<Person> {
    return enter(code, { token: tokenOf(device), name: '', handOver })
  }

  const refused = { code: JOIN_REFUSED, message: 'bad-hand-over-code' }

  test('goes on there as it was, and the old device is told and stops', async () => {
    const [lena, noor] = (await race('Lena', 'Noor')) as [Person, Person]
    const code = lena.room.roomId
    lena.move(EASY_LINE[0]!)
    await until(() => lena.bodies('moved').length > 0)
    const tablet = await take(code, await offerOf(lena))
    await until(() => lena.closed !== undefined && tablet.bodies('seated').length > 0)
    expect(lena.bodies('handed-over')).toEqual([true])
    expect(tablet.bodies('seated')).toEqual([1])
    expect(tablet.bodies('board')).toMatchObject([{ n: 1, moves: 1 }])
    expect(noor.view.roster).toMatchObject([{ name: 'Lena', connected: true }, {}])
    expect(noor.view.host).toBe(1)
    const back = { token: tokenOf('Lena'), name: 'Lena', isReturn: true }
    await expect(enter(code, back)).rejects.toMatchObject({ message: 'handed-over' })
  })

  test('moves once: the code is of no use to anybody else', async () => {
    const code = await newRoom()
    const lena = await join(code, 'Lena')
    const handOver = await offerOf(lena)
    const tablet = await take(code, handOver)
    await expect(take(code, handOver, 'thief')).rejects.toMatchObject(refused)
    await tablet.room.leave(false)
    // Its answer may have been lost: the device that used the code may bring it again.
    const again = await take(code, handOver)
    await until(() => again.bodies('seated').length > 0)
    expect(again.bodies('seated')).toEqual([1])
  })

  test('does not move by a code of another room, a guess, or a code that a new one has replaced', async () => {
    const [here, elsewhere] = [await newRoom(), await newRoom()]
    const lena = await join(here, 'Lena')
    const first = await offerOf(lena)
    await expect(take(elsewhere, first)).rejects.toMatchObject(refused)
    await expect(take(here, 'AAAAAAAA')).rejects.toMatchObject(refused)
    await offerOf(lena)
    await expect(take(here, first)).rejects.toMatchObject(refused)
    expect(lena.view.roster).toHaveLength(1)
    expect(lena.closed).toBeUndefined()
  })

  test('does not move to a device that has a seat, which stays where it was', async () => {
    const code = await newRoom()
    const lena = await join(code, 'Lena')
    const noor = await join(code, 'Noor')
    const handOver = await offerOf(lena)
    await expect(take(code, handOver, 'Noor')).rejects.toMatchObject({ message: 'already-seated' })
    expect([lena.closed, noor.closed]).toEqual([undefined, undefined])
    await take(code, handOver)
    await until(() => lena.closed !== undefined)
  })

  test('is followed: a lock keeps the old device out, and a removal holds for it', async () => {
    const code = await newRoom()
    const lena = await join(code, 'Lena')
    const noor = await join(code, 'Noor')
    lena.send('lock', true)
    await until(() => noor.view.isLocked)
    const tablet = await take(code, await offerOf(noor))
    await until(() => noor.closed !== undefined && tablet.bodies('seated').length > 0)
    const old = { token: tokenOf('Noor'), name: 'Noor' }
    await expect(enter(code, old)).rejects.toMatchObject({ message: 'room-locked' })
    lena.send('lock', false)
    lena.send('remove-seat', 2)
    await until(() => tablet.closed !== undefined)
    expect(lena.view.isLocked).toBe(false)
    await expect(enter(code, old)).rejects.toMatchObject({ message: 'barred' })
  })

  test('is offered by nobody who only watches', async () => {
    const [lena] = (await race('Lena')) as [Person]
    const mika = await join(lena.room.roomId, 'Mika')
    mika.send('hand-over-code')
    await until(() => mika.bodies('refused').length > 0)
    expect(mika.bodies('refused')).toEqual([{ why: 'no-seat' }])
  })
})

describe('a race over the wire', () => {
  test('sends every board at GO, hidden cards blanked, and none before', async () => {
    const code = await newRoom()
    const lena = await join(code, 'Lena')
    const noor = await join(code, 'Noor')
    lena.send('start')
    await until(() => noor.view.phase === 'countdown')
    expect(noor.bodies('board')).toEqual([])
    await until(() => lena.bodies('board').length > 0 && noor.bodies('board').length > 0)
    expect(lena.bodies('board')).toEqual(noor.bodies('board'))
    const faces = lena.bodies('board')[0]?.board.piles.flatMap(([, ...cards]) => cards)
    expect(faces?.filter((card) => card >= 0)).toHaveLength(7)
  })

  test('orders a deal of exactly the room’s settings', async () => {
    const code = await newRoom()
    const lena = await join(code, 'Lena')
    lena.send('set-option', ['draw', 3])
    lena.send('set-option', ['passes', 3])
    lena.send('set-option', ['foundationReturn', false])
    lena.send('set-option', ['difficulty', 'expert'])
    lena.send('start')
    await until(() => lena.bodies('board').length > 0)
    expect(orders.at(-1)).toMatchObject({
      options: { draw: 3, passes: 3, foundationReturn: false },
      level: 'expert',
      kind: 'winnable',
    })
  })

  test('[Send cards] is one command, answered with the cards that it turned up', async () => {
    const [lena] = (await race('Lena')) as [Person]
    lena.send('send', 1)
    await until(() => lena.bodies('moved').length > 0)
    expect(lena.bodies('moved')[0]).toHaveLength(1 + 3 * 21)
    await until(() => lena.view.top[0]?.percent === 53)
  })

  test('the deal that a record opens hashes to what the room published before any face', async () => {
    const [lena] = (await race('Lena')) as [Person]
    const [commitment] = lena.view.commitments
    expect(commitment?.level).toBe('normal')
    lena.send('quit')
    await until(() => lena.view.phase === 'results')
    lena.send('record', 1)
    await until(() => lena.bodies('record').length > 0)
    const { salt, deck } = lena.bodies('record')[0]?.record ?? {}
    const hash = createHash('sha256').update(`${salt} ${deck}`).digest('hex')
    expect(hash).toBe(commitment?.hash)
    lena.send('start')
    await until(() => lena.bodies('board').length > 1)
    expect(lena.view.commitments[0]?.hash).not.toBe(hash)
  })

  test('a record is open to everybody when the round is over, and to nobody before', async () => {
    const [lena] = (await race('Lena')) as [Person]
    const mika = await join(lena.room.roomId, 'Mika')
    lena.move(EASY_LINE[0]!)
    mika.send('record', 1)
    await until(() => mika.bodies('refused').length > 0)
    expect(mika.bodies('refused')).toEqual([{ why: 'round-not-over' }])
    lena.send('quit')
    await until(() => mika.view.phase === 'results')
    mika.send('record', 1)
    await until(() => mika.bodies('record').length > 0)
    expect(mika.bodies('record')[0]?.record.moves).toHaveLength(1)
  })

  test('what a racer or a spectator calls out reaches everybody, and too much of it is refused', async () => {
    const [lena, noor] = (await race('Lena', 'Noor')) as [Person, Person]
    const mika = await join(lena.room.roomId, 'Mika')
    noor.send('react', 'bravo')
    await until(() => mika.bodies('reaction').length === 1)
    mika.send('react', 'luck')
    await until(() => lena.bodies('reaction').length === 2)
    expect(lena.bodies('reaction')).toEqual([
      { seat: 2, name: 'Noor', reaction: 'bravo' },
      { seat: 0, name: 'Mika', reaction: 'luck' },
    ])
    for (let call = 0; call < 3; call++) noor.send('react', 'hurry')
    await until(() => noor.bodies('refused').length > 0)
    expect(noor.bodies('refused')).toEqual([{ why: 'too-many-reactions' }])
    expect(noor.bodies('reaction')).toHaveLength(4)
    noor.send('react', 'insult')
    await until(() => noor.bodies('refused').length > 1)
    expect(noor.bodies('refused').at(-1)).toEqual({ why: 'malformed' })
  })

  test('a big screen hears what is called out, and calls out nothing', async () => {
    const [lena] = (await race('Lena')) as [Person]
    const who = { token: tokenOf('screen'), name: 'Big screen', isScreen: true }
    const screen = new Person(await colyseus.sdk.joinById<RoomState>(lena.room.roomId, who))
    await until(() => screen.bodies('seated').length > 0)
    lena.send('react', 'wow')
    await until(() => screen.bodies('reaction').length > 0)
    screen.send('react', 'wow')
    await until(() => screen.bodies('refused').length > 0)
    expect(screen.bodies('refused')).toEqual([{ why: 'big-screen' }])
    expect(lena.bodies('reaction')).toHaveLength(1)
  })

  test('two people race to a win, and both see the results', async () => {
    const [lena, noor] = (await race('Lena', 'Noor')) as [Person, Person]
    for (const move of EASY_LINE) lena.move(move)
    noor.move(EASY_LINE[0]!)
    await until(() => lena.bodies('moved').length === EASY_LINE.length)
    await until(() => noor.view.top[0]?.percent === 100)
    noor.send('quit')
    await until(() => noor.view.phase === 'results' && lena.view.phase === 'results')
    expect(noor.view.results).toMatchObject([
      { name: 'Lena', rank: 1, outcome: 'finished', percent: 100, moves: EASY_LINE.length },
      { name: 'Noor', rank: 2, outcome: 'quit', percent: 1 },
    ])
    lena.send('start')
    await until(() => noor.view.round === 2 && noor.view.phase === 'racing')
  })

  test('a CPU races by itself', async () => {
    const code = await newRoom()
    const lena = await join(code, 'Lena')
    lena.send('add-cpu', 'casual')
    await until(() => lena.view.roster.length === 2)
    lena.send('start')
    await until(() => lena.view.top.some(({ seat, percent }) => seat === 2 && percent > 0))
    expect(lena.view.roster[1]).toMatchObject({ kind: 'cpu', name: 'Birch' })
  }, 15_000)

  test('who joins after GO watches, gets no card, and cannot move', async () => {
    const [lena] = (await race('Lena')) as [Person]
    const late = await join(lena.room.roomId, 'Mika')
    expect(late.bodies('seated')).toEqual([0])
    late.move(EASY_LINE[0]!)
    await until(() => late.bodies('refused').length > 0)
    expect(late.bodies('refused')).toEqual([{ why: 'no-seat', n: 1 }])
    expect(late.bodies('board')).toEqual([])
  })

  test('a lost socket comes back to the same seat and board', async () => {
    const [lena, noor] = (await race('Lena', 'Noor')) as [Person, Person]
    for (const move of EASY_LINE.slice(0, 5)) lena.move(move)
    await until(() => lena.bodies('moved').length === 5)
    lena.room.connection.close()
    await until(() => noor.view.roster[0]?.connected === false)
    const back = await join(lena.room.roomId, 'Lena')
    await until(() => back.bodies('board').length > 0)
    expect(back.bodies('seated')).toEqual([1])
    expect(back.bodies('board')[0]).toMatchObject({ n: 5, moves: 5 })
    expect(noor.view.roster).toHaveLength(2)
  })

  test('a second socket of the same player takes the seat over, and the first is told', async () => {
    const [lena] = (await race('Lena')) as [Person]
    const second = await join(lena.room.roomId, 'Lena')
    await until(() => lena.closed !== undefined)
    expect(lena.bodies('taken')).toEqual([true])
    expect(second.bodies('seated')).toEqual([1])
    await until(() => second.view.roster[0]?.connected === true)
    expect(second.view.roster).toHaveLength(1)
  })

  test('a page that comes back on another socket is not told that it plays elsewhere', async () => {
    const code = await newRoom()
    const first = await join(code, 'Lena', { page: ['0123456789abcdef', 1] })
    const second = await join(code, 'Lena', { page: ['0123456789abcdef', 2] })
    await until(() => first.closed !== undefined)
    expect(first.bodies('taken')).toEqual([])
    expect(second.bodies('seated')).toEqual([1])
  })

  test('a join that its page had given up, arriving late, displaces none after it', async () => {
    const code = await newRoom()
    const second = await join(code, 'Lena', { page: ['0123456789abcdef', 2] })
    const late = join(code, 'Lena', { page: ['0123456789abcdef', 1] })
    await expect(late).rejects.toThrow('joined again in the meantime')
    second.send('add-cpu', 'casual')
    await until(() => second.view.roster.length === 2)
    expect(second.closed).toBeUndefined()
  })
})

describe('what a client sends', () => {
  test.each([
    ['an unknown type', 'hack', {}],
    ['a prototype name', 'constructor', {}],
    ['a move that is no list', 'move', 'tableau-1'],
    ['a move of strings', 'move', ['1', '2', '3', '4']],
    ['a move that is too long', 'move', [1, 2, 3, 4, 5, 6]],
    ['a fractional count', 'move', [1, 0, 1, 0.5]],
    ['a number below one', 'undo', 0],
    ['a CPU level that does not exist', 'add-cpu', 'genius'],
    ['a preset that does not exist', 'preset', 'casino'],
    ['a seat that is an object', 'remove-seat', { seat: 2 }],
    ['a setting without a value', 'set-option', ['draw']],
    ['a body where none belongs', 'start', { now: true }],
    ['a clock that is no number', 'clock', 'noon'],
  ])('%s is refused as malformed, and the room lives on', async (_what, type, body) => {
    const code = await newRoom()
    const lena = await join(code, 'Lena')
    lena.send(type, body)
    await until(() => lena.bodies('refused').length > 0)
    expect(lena.bodies('refused')).toEqual([{ why: 'malformed' }])
    expect(lena.closed).toBeUndefined()
    lena.send('clock', 5)
    await until(() => lena.bodies('clock').length > 0)
    expect(lena.bodies('clock')[0]?.[0]).toBe(5)
  })

  test('a pile that the game does not have is refused with the number of the move', async () => {
    const [lena] = (await race('Lena')) as [Person]
    lena.send('move', [1, 200, 3, 1])
    await until(() => lena.bodies('refused').length > 0)
    expect(lena.bodies('refused')).toEqual([{ why: 'unknown-pile', n: 1 }])
  })
})

test('who sends far too much is refused, and the room and the others go on', async () => {
  const [lena, noor] = (await race('Hasty Lena', 'Noor')) as [Person, Person]
  for (let sent = 0; sent < 500; sent++) lena.send('clock', sent)
  await until(() => lena.bodies('refused').length > 0)
  expect(lena.bodies('refused')[0]).toEqual({ why: 'too-fast' })
  expect(lena.bodies('clock').length).toBeLessThan(200)
  noor.move(EASY_LINE[0]!)
  await until(() => noor.bodies('moved').length === 1)
  expect(lena.closed).toBeUndefined()
})

test('nothing is done that comes behind a frame which ends its socket: it could not be answered', async () => {
  const [lena] = (await race('Lena', 'Noor')) as [Person, Person]
  const code = lena.room.roomId
  // A message whose type is `d`, with two bodies.
  lena.room.connection.send(Uint8Array.from([13, 0xa1, 0x64, 1, 1]))
  lena.move(EASY_LINE[0]!)
  await until(() => lena.closed !== undefined)
  const back = await join(code, 'Lena')
  await until(() => back.bodies('board').length > 0)
  expect(back.bodies('board')[0]?.n).toBe(lena.bodies('moved').length)
  expect(lena.bodies('moved')).toEqual([])
})

test('who floods a room with pings, which no budget counts, is sent away, and the others race on', async () => {
  const [lena, noor] = (await race('Lena', 'Noor')) as [Person, Person]
  for (let sent = 0; sent < 1_500; sent++) lena.room.ping(() => undefined)
  await until(() => lena.closed !== undefined)
  noor.move(EASY_LINE[0]!)
  await until(() => noor.bodies('moved').length === 1)
})

test('a dealer that fails brings the party back to the lobby, and the host is told', async () => {
  const code = await newRoom()
  const lena = await join(code, 'Lena')
  isDealerBroken = true
  lena.send('start')
  await until(() => lena.bodies('refused').length > 0)
  isDealerBroken = false
  expect(lena.bodies('refused')).toEqual([{ why: 'no-deal' }])
  expect(lena.view.phase).toBe('lobby')
  lena.send('start')
  await until(() => lena.bodies('board').length > 0)
})

test('forty people joining at once are twenty seated and twenty watching', async () => {
  const code = await newRoom()
  const names = Array.from({ length: 40 }, (_, index) => `racer ${index}`)
  const people = await Promise.all(names.map((name) => join(code, name)))
  const [first] = people as [Person]
  await until(() => first.view.roster.length + first.view.spectators === 40)
  expect(first.view.roster).toHaveLength(20)
  expect(new Set(first.view.roster.map(({ seat }) => seat)).size).toBe(20)
  expect(people.filter((person) => person.bodies('seated')[0] === 0)).toHaveLength(20)
})

describe('HTTP', () => {
  test.each([
    ['/%E0%A4%A', 404],
    ['/api/rooms/%E0%A4%A', 400],
    ['/nowhere/at/all', 404],
    ['/matchmake/', 404],
  ])('GET %s is answered with %i and nothing of the server', async (path, status) => {
    const answer = await fetch(ADDRESS + path)
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toContain('node_modules')
  })
})

test('a code is read however it is typed', async () => {
  const code = await newRoom()
  const typed = encodeURIComponent(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`)
  const answer = await fetch(`${ADDRESS}/api/rooms/${typed}`)
  expect(await answer.json()).toMatchObject({ code })
})
