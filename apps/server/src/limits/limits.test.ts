import { matchMaker } from '@colyseus/core'
import { ColyseusSDK, type Room } from '@colyseus/sdk'
import { boot, type ColyseusTestServer } from '@colyseus/testing'
import {
  JOIN_REFUSED,
  ROOMS_PATH,
  type FromServer,
  type HttpError,
  type HttpFault,
  type RoomCreated,
} from '@samedeal/protocol'
import { readRoomState, type RoomState } from '@samedeal/protocol/room-state'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fixedDealer } from '../deals/fixed-dealer.ts'
import { createServer } from '../server.ts'
import { ask, SOCKET_HEADERS, type Answer } from '../test/requests.ts'
import { until } from '../test/until.ts'

/** @colyseus/testing always listens here. */
const ADDRESS = 'http://127.0.0.1:2568'
const JOINS = { burst: 110, perSecond: 0.1 }
/** Letters of a code that no room here has: the chance is one in a hundred million. */
const WRONG_CODE = 'ZZZZZZ'

let colyseus: ColyseusTestServer

/** A small server behind a proxy, which in these tests is the test. */
beforeAll(async () => {
  const config = {
    port: 2568,
    host: '127.0.0.1',
    dealer: fixedDealer(EASY_DECK),
    timing: { countdown: 100 },
    proxies: ['loopback'],
    limits: {
      socketsPerRoom: 8,
      rooms: 5,
      roomsPerAddress: 3,
      socketsPerAddress: 4,
      wrongCodes: 20,
      joins: JOINS,
    },
  }
  colyseus = await boot(createServer(config).server)
})

afterEach(() => colyseus.cleanup())
afterAll(() => colyseus.shutdown())

let addresses = 0

/** An address from which nothing has come yet. */
function freshAddress(): string {
  return `198.18.${++addresses >> 8}.${addresses & 255}`
}

function from(address: string): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': address }
}

function openRoom(address: string): Promise<Answer> {
  return ask(ADDRESS + ROOMS_PATH, { method: 'POST', headers: from(address) })
}

async function newRoom(address = freshAddress()): Promise<string> {
  return (JSON.parse((await openRoom(address)).text) as RoomCreated).code
}

function errorOf({ text }: Answer): HttpFault {
  return (JSON.parse(text) as HttpError).error
}

function lookUp(code: string, address: string): Promise<Answer> {
  return ask(`${ADDRESS}${ROOMS_PATH}/${code}`, { headers: from(address) })
}

let tokens = 0

/** A token that nobody has yet. */
function freshToken(): string {
  return (++tokens).toString(16).padStart(32, 'f')
}

function reserve(code: string, address: string, token = freshToken()): Promise<Answer> {
  return ask(`${ADDRESS}/matchmake/joinById/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(address) },
    body: JSON.stringify({ token, name: 'Lena' }),
  })
}

/** Somebody in a room, and what they have heard. */
interface Person {
  readonly room: Room<unknown, RoomState>
  readonly heard: { readonly type: string; readonly body: unknown }[]
  closed: number | undefined
}

async function join(code: string, name: string, address: string): Promise<Person> {
  const sdk = new ColyseusSDK(ADDRESS, { headers: from(address) })
  const token = Buffer.from(name.padEnd(16, '-')).toString('hex').slice(0, 32)
  const room = await sdk.joinById<RoomState>(code, { token, name })
  room.reconnection.enabled = false
  const person: Person = { room, heard: [], closed: undefined }
  room.onMessage('*', (type, body: unknown) => person.heard.push({ type: String(type), body }))
  room.onLeave((closeCode) => (person.closed = closeCode))
  await until(() => person.heard.some(({ type }) => type === 'seated'))
  return person
}

function bodies<Type extends keyof FromServer>(person: Person, wanted: Type): FromServer[Type][] {
  return person.heard.flatMap(({ type, body }) =>
    type === wanted ? [body as FromServer[Type]] : [],
  )
}

describe('rooms', () => {
  test('are as many for each address as the operator allows; one that ends makes place', async () => {
    const address = freshAddress()
    const codes = [await newRoom(address), await newRoom(address), await newRoom(address)]
    const refused = await openRoom(address)
    expect(refused.status).toBe(429)
    expect(errorOf(refused)).toBe('too-many-rooms')
    expect((await openRoom(freshAddress())).status).toBe(201)

    const lena = await join(codes[0] ?? '', 'Lena', address)
    lena.room.send('leave')
    await until(() => matchMaker.getLocalRoomById(codes[0] ?? '') === undefined)
    expect((await openRoom(address)).status).toBe(201)
  })

  test('are as many on the whole server as the operator allows, asked for one by one or all at once', async () => {
    const asked = await Promise.all(Array.from({ length: 9 }, () => openRoom(freshAddress())))
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(asked.filter(({ status }) => status === 503)).toHaveLength(4)
    const refused = await openRoom(freshAddress())
    expect(errorOf(refused)).toBe('server-full')
    expect(matchMaker.stats.local.roomCount).toBe(5)
  })
})

describe('sockets', () => {
  test('are as many for each address as the operator allows; who is in stays in', async () => {
    const code = await newRoom()
    const address = freshAddress()
    const people: Person[] = []
    for (const name of ['Lena', 'Noor', 'Mika', 'Juno'])
      people.push(await join(code, name, address))
    const fifth = join(code, 'Ravi', address)
    await expect(fifth).rejects.toMatchObject({ code: 429, message: /Too many connections/ })
    await join(code, 'Sven', freshAddress())

    people[0]?.room.connection.close()
    await until(() => readRoomState(people[1]!.room.state).roster[0]?.connected === false)
    await join(code, 'Ravi', address)
    expect(people.slice(1).map(({ closed }) => closed)).toEqual([undefined, undefined, undefined])
  })

  test('that have broken without a word keep nobody out who comes back, from the page that they were of', async () => {
    const address = freshAddress()
    const code = await newRoom(address)
    const page = 'b'.repeat(16)
    const token = freshToken()
    const lena = await new ColyseusSDK(ADDRESS, { headers: from(address) }).joinById(code, {
      token,
      name: 'Lena',
      page: [page, 1],
    })
    lena.reconnection.enabled = false
    const ended = new Promise((resolve) => lena.onLeave(resolve))
    for (const name of ['Noor', 'Mika', 'Ravi']) await join(code, name, address)
    const comeBack = (own: readonly [string, number], who = token) =>
      ask(`${ADDRESS}/matchmake/joinById/${code}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from(address) },
        body: JSON.stringify({ token: who, name: 'Lena', page: own, isReturn: true }),
      })
    expect(errorOf(await comeBack(['c'.repeat(16), 2]))).toBe('too-many-sockets')
    expect(errorOf(await comeBack([page, 2], freshToken()))).toBe('too-many-sockets')
    expect((await comeBack([page, 2])).status).toBe(200)
    await ended
  })

  test('that are asked for and never opened take no place, neither of the address nor in the room', async () => {
    const code = await newRoom()
    const address = freshAddress()
    for (let times = 0; times < 500; times++) {
      expect((await reserve(code, times < 100 ? address : freshAddress())).status).toBe(200)
    }
    for (const name of ['Lena', 'Noor', 'Mika', 'Juno']) await join(code, name, address)
    await join(code, 'Sven', freshAddress())
  })

  test('of a room are as many as it may have; who has a seat comes back to a full one', async () => {
    const code = await newRoom()
    const names = ['Lena', 'Noor', 'Mika', 'Juno', 'Ravi', 'Sven', 'Ines', 'Abel']
    const people: Person[] = []
    for (const name of names) people.push(await join(code, name, freshAddress()))
    await expect(join(code, 'Late', freshAddress())).rejects.toMatchObject({
      code: JOIN_REFUSED,
      message: 'room-full',
    })
    // On another page: the old one is told, and goes.
    expect(bodies(await join(code, 'Lena', freshAddress()), 'seated')).toEqual([1])
    await until(() => people[0]?.closed !== undefined)
    await people[1]?.room.leave(true)
    await until(() => people[1]?.closed !== undefined)
    await join(code, 'Late', freshAddress())
  })

  test('that nobody promised are counted at the door', async () => {
    const code = await newRoom()
    const address = freshAddress()
    const people = ['Lena', 'Noor', 'Mika', 'Juno'].map((name) => join(code, name, address))
    await Promise.all(people)
    const path = `${ADDRESS}/${matchMaker.processId}/${code}?sessionId=abc`
    const refused = await ask(path, { headers: { ...SOCKET_HEADERS, ...from(address) } })
    expect(refused.status).toBe(429)
    expect(errorOf(refused)).toBe('too-many-sockets')
  })
})

describe('joins', () => {
  test('are as many for each person as a flaky line needs, from whatever address and into whatever room', async () => {
    const codes = [await newRoom(), await newRoom()]
    const token = freshToken()
    for (let times = 0; times < JOINS.burst; times++) {
      expect((await reserve(codes[times % 2] ?? '', freshAddress(), token)).status).toBe(200)
    }
    const address = freshAddress()
    const refused = await reserve(codes[0] ?? '', address, token)
    expect(refused.status).toBe(429)
    expect(errorOf(refused)).toBe('too-many-joins')
    expect(refused.headers['retry-after']).toBe('1')
    expect((await reserve(codes[0] ?? '', address)).status).toBe(200)
  })

  test('are as many for each address as its sockets may need, whoever joins', async () => {
    const code = await newRoom()
    const address = freshAddress()
    const lena = await join(code, 'Lena', address)
    const answers: number[] = []
    for (let times = 0; times < JOINS.burst + 5; times++) {
      answers.push((await reserve(code, address)).status)
    }
    expect(answers.filter((status) => status === 200).length).toBeLessThan(JOINS.burst + 5)
    expect(answers.at(-1)).toBe(429)
    expect((await reserve(code, freshAddress())).status).toBe(200)
    // Whoever has a seat is not kept out by it.
    lena.room.connection.close()
    await until(() => lena.closed !== undefined)
    expect(bodies(await join(code, 'Lena', address), 'seated')).toEqual([1])
  })
})

test('who leaves and comes back has no fresh budget of messages by it', async () => {
  const code = await newRoom()
  const address = freshAddress()
  await join(code, 'Noor', freshAddress())
  const untilRefused = async (lena: Person): Promise<void> => {
    for (let sent = 0; sent < 150; sent++) lena.room.send('clock', sent)
    await until(() => {
      lena.room.send('clock', 0)
      return bodies(lena, 'refused').length > 0
    })
  }
  const before = await join(code, 'Lena', address)
  await untilRefused(before)
  void before.room.leave(false)
  await until(() => before.closed !== undefined)
  const back = await join(code, 'Lena', address)
  await untilRefused(back)
  expect(bodies(back, 'clock').length).toBeLessThan(120)
})

describe('room codes', () => {
  test.each([
    ['looked up', lookUp, 404],
    ['joined', reserve, 404],
  ])(
    'that are wrong wait for their answer when many are %s; right ones from the same place do not',
    async (_how, tried, status) => {
      const code = await newRoom()
      const address = freshAddress()
      for (let times = 0; times < 13; times++) await tried(WRONG_CODE, address)
      let isWrongAnswered = false
      const wrong = tried(WRONG_CODE, address).then((answer) => {
        isWrongAnswered = true
        return answer
      })
      expect((await tried(code, address)).status).toBe(200)
      expect((await lookUp(code, freshAddress())).status).toBe(200)
      expect(isWrongAnswered).toBe(false)
      expect((await wrong).status).toBe(status)
    },
  )

  test.each([
    ['looked up', lookUp],
    ['joined', reserve],
  ])('are not %s for an address that has sent too many wrong ones', async (_how, tried) => {
    const code = await newRoom()
    const address = freshAddress()
    const refused: Answer[] = []
    for (let times = 0; times < 40; times++) {
      void tried(WRONG_CODE, address).then((answer) => {
        if (answer.status === 429) refused.push(answer)
      })
    }
    await until(() => refused.length > 10)
    expect(refused[0]?.text).toContain('Too many wrong codes')
    expect((await tried(code, freshAddress())).status).toBe(200)
    expect((await tried(code, address)).status).toBe(429)
  })

  test('of a room where somebody has a seat let them come back, however many wrong ones their neighbours send', async () => {
    const code = await newRoom()
    const address = freshAddress()
    const lena = await join(code, 'Lena', address)
    const refused: Answer[] = []
    for (let times = 0; times < 40; times++) {
      void lookUp(WRONG_CODE, address).then((answer) => {
        if (answer.status === 429) refused.push(answer)
      })
    }
    await until(() => refused.length > 10)
    lena.room.connection.close()
    await until(() => lena.closed !== undefined)
    const back = await join(code, 'Lena', address)
    expect(bodies(back, 'seated')).toEqual([1])
    await expect(join(code, 'Mallory', address)).rejects.toThrow()
  })
})

test('a message of more than 2 KB costs its sender the socket and nobody anything else; the sender comes back', async () => {
  const code = await newRoom()
  const address = freshAddress()
  const lena = await join(code, 'Lena', address)
  const noor = await join(code, 'Noor', address)
  lena.room.send('start')
  await until(() => [lena, noor].every((person) => bodies(person, 'board').length > 0))
  lena.room.send('send', 1)
  await until(() => bodies(lena, 'moved').length === 1)

  lena.room.send('set-option', ['x'.repeat(1_900), true])
  await until(() => bodies(lena, 'refused').length === 1)
  expect(bodies(lena, 'refused')).toEqual([{ why: 'malformed' }])
  lena.room.send('set-option', ['x'.repeat(2_100), true])
  await until(() => lena.closed !== undefined)

  await until(() => readRoomState(noor.room.state).roster[0]?.connected === false)
  const back = await join(code, 'Lena', address)
  expect(bodies(back, 'seated')).toEqual([1])
  expect(bodies(back, 'board')[0]).toMatchObject({ n: 1 })
  noor.room.send('send', 1)
  await until(() => bodies(noor, 'moved').length === 1)
  expect(noor.closed).toBeUndefined()
})
