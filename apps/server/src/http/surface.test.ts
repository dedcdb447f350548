import { matchMaker } from '@colyseus/core'
import { boot, type ColyseusTestServer } from '@colyseus/testing'
import { RACE_ROOM, ROOMS_PATH, type RoomCreated } from '@samedeal/protocol'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fixedDealer } from '../deals/fixed-dealer.ts'
import { createServer } from '../server.ts'
import { UNLIMITED } from '../test/unlimited.ts'
import { ask, SOCKET_HEADERS, tell as tellServer, type Answer } from '../test/requests.ts'

/** @colyseus/testing always listens here. */
const HOST = '127.0.0.1:2568'
const ADDRESS = `http://${HOST}`
const PERSON = JSON.stringify({ token: '0123456789abcdef'.repeat(2), name: 'Lena' })

let colyseus: ColyseusTestServer

beforeAll(async () => {
  const dealer = fixedDealer(EASY_DECK)
  colyseus = await boot(
    createServer({ port: 2568, host: '127.0.0.1', dealer, limits: UNLIMITED }).server,
  )
})

afterEach(() => colyseus.cleanup())
afterAll(() => colyseus.shutdown())

async function newRoom(): Promise<string> {
  const { text } = await ask(ADDRESS + ROOMS_PATH, { method: 'POST' })
  return (JSON.parse(text) as RoomCreated).code
}

function tell(bytes: string): Promise<Answer> {
  return tellServer(2568, bytes)
}

function joining(code: string, headers: Record<string, string> = {}) {
  return ask(`${ADDRESS}/matchmake/joinById/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: PERSON,
  })
}

describe('the way into a room', () => {
  test('is its code alone', async () => {
    const code = await newRoom()
    const { status, text } = await joining(code)
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ roomId: code, name: RACE_ROOM })
  })

  test.each(['create', 'join', 'joinOrCreate', 'reconnect', 'query', 'constructor'])(
    'is not Colyseus’s %s',
    async (method) => {
      const code = await newRoom()
      for (const name of [RACE_ROOM, code]) {
        const { status, text } = await ask(`${ADDRESS}/matchmake/${method}/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: PERSON,
        })
        expect(status).toBe(404)
        expect(JSON.parse(text)).toMatchObject({ error: 'not-found' })
      }
      expect(matchMaker.stats.local.roomCount).toBe(1)
    },
  )

  test('is not the name of the room type, which every room has', async () => {
    await newRoom()
    expect((await joining(RACE_ROOM)).status).toBe(400)
  })

  test.each([
    '/matchmake',
    '/matchmake/',
    `/matchmake/${RACE_ROOM}`,
    `/matchmake/joinById/${RACE_ROOM}`,
    ROOMS_PATH,
    `${ROOMS_PATH}/`,
  ])('GET %s lists no room', async (path) => {
    const code = await newRoom()
    const { status, text } = await ask(ADDRESS + path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(text).not.toContain(code)
  })

  test.each([
    '/',
    '/?sessionId=abc',
    '/process/ABCDEF',
    '/process/abcdef?sessionId=abc',
    '/api/rooms?sessionId=abc',
  ])('a socket to %s, which is no room’s, is not opened', async (path) => {
    expect((await ask(ADDRESS + path, { headers: SOCKET_HEADERS })).status).toBe(404)
  })
})

test.each([
  '/monitor',
  '/monitor/',
  '/colyseus',
  '/colyseus/',
  '/playground',
  '/admin',
  '/__healthcheck',
  '/__apidocs',
  '/api/reference',
  '/metrics',
])('nothing that shows the server’s inside answers at %s', async (path) => {
  for (const method of ['GET', 'POST']) {
    const headers = { accept: 'application/json' }
    const { status, text } = await ask(ADDRESS + path, { method, headers })
    expect(status).toBe(404)
    expect(JSON.parse(text)).toMatchObject({ error: 'not-found' })
  }
  // Whoever opens the address gets the game's own page, which says that there is nothing.
  const { status, headers } = await ask(ADDRESS + path, { headers: { accept: 'text/html' } })
  expect(status).toBe(404)
  const type = path.startsWith('/api') ? 'application/json' : 'text/html'
  expect(headers['content-type']).toContain(type)
})

describe('a page of another address', () => {
  const foreign = [
    'https://evil.example.org',
    'http://127.0.0.1',
    'http://127.0.0.1:2569',
    `http://${HOST}.evil.example.org`,
    'null',
    'not an origin',
  ]

  test.each(foreign)('may not make a room from %s', async (origin) => {
    const { status, text } = await ask(ADDRESS + ROOMS_PATH, {
      method: 'POST',
      headers: { origin },
    })
    expect(status).toBe(403)
    expect(JSON.parse(text)).toMatchObject({ error: 'foreign-origin' })
    expect(matchMaker.stats.local.roomCount).toBe(0)
  })

  test.each(foreign)(
    'may not look for a room, join one or open a socket from %s',
    async (origin) => {
      const code = await newRoom()
      expect((await ask(`${ADDRESS}${ROOMS_PATH}/${code}`, { headers: { origin } })).status).toBe(
        403,
      )
      expect((await joining(code, { origin })).status).toBe(403)
      const socket = `${ADDRESS}/${matchMaker.processId}/${code}?sessionId=abc`
      const headers = { ...SOCKET_HEADERS, origin }
      expect((await ask(socket, { headers })).status).toBe(403)
    },
  )

  test('gets no leave from the server to read an answer', async () => {
    const code = await newRoom()
    for (const path of [`${ROOMS_PATH}/${code}`, '/', `/matchmake/joinById/${code}`]) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await ask(ADDRESS + path, { method })
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    }
  })
})

test('a page of the game’s own address may do all of it, and so may what is no browser', async () => {
  for (const headers of [{ origin: ADDRESS }, {}]) {
    const made = await ask(ADDRESS + ROOMS_PATH, { method: 'POST', headers })
    expect(made.status).toBe(201)
    const { code } = JSON.parse(made.text) as RoomCreated
    expect((await ask(`${ADDRESS}${ROOMS_PATH}/${code}`, { headers })).status).toBe(200)
    expect((await joining(code, headers)).status).toBe(200)
    const socket = `${ADDRESS}/${matchMaker.processId}/${code}?sessionId=abc`
    expect((await ask(socket, { headers: { ...SOCKET_HEADERS, ...headers } })).status).toBe(101)
  }
})

test('the page’s content rules allow nothing but what the server itself serves', async () => {
  const { headers } = await ask(ADDRESS)
  const policy = String(headers['content-security-policy']).split(';')
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      `connect-src 'self' ws://${HOST} wss://${HOST}`,
    ]),
  )
})

test('who may frame a page is said once', async () => {
  expect((await ask(ADDRESS)).headers).not.toHaveProperty('x-frame-options')
})

test('a host that is none of the kind stays out of the content rules', async () => {
  const { headers } = await ask(ADDRESS, { headers: { host: "evil; script-src 'unsafe-inline'" } })
  expect(headers['content-security-policy']).not.toContain('evil')
})

describe('every answer has the headers of all,', () => {
  const foreign = { origin: 'https://evil.example.org' }
  const json = { 'content-type': 'application/json' }
  const answers: Record<string, () => Promise<Answer>> = {
    'a page': () => ask(ADDRESS),
    health: () => ask(`${ADDRESS}/healthz`),
    'a new room': () => ask(ADDRESS + ROOMS_PATH, { method: 'POST' }),
    'a room that is there': async () => ask(`${ADDRESS}${ROOMS_PATH}/${await newRoom()}`),
    'a room that is not': () => ask(`${ADDRESS}${ROOMS_PATH}/ZZZZZZ`),
    'a join': async () => joining(await newRoom()),
    'a join that cannot be read': () =>
      ask(`${ADDRESS}/matchmake/joinById/ABCDEF`, { method: 'POST', headers: json, body: '{' }),
    'nothing that is there': () => ask(`${ADDRESS}/nowhere/at/all`),
    'a request from a foreign page': () => ask(ADDRESS + ROOMS_PATH, { headers: foreign }),
    'a socket from a foreign page': () =>
      ask(`${ADDRESS}/process/ABCDEF?sessionId=a`, { headers: { ...SOCKET_HEADERS, ...foreign } }),
    'a socket to no room': () => ask(`${ADDRESS}/nowhere`, { headers: SOCKET_HEADERS }),
    'a request without a host': () => tell('GET / HTTP/1.1\r\n\r\n'),
    'an expectation that nobody has': () =>
      tell(`GET / HTTP/1.1\r\nHost: ${HOST}\r\nExpect: cake\r\n\r\n`),
    'what is no request': () => tell('cake\r\n\r\n'),
    'headers without end': () =>
      tell(`GET / HTTP/1.1\r\nHost: ${HOST}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
  }

  test.each(Object.entries(answers))('that to %s too', async (_what, answered) => {
    const { headers } = await answered()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  const lasting = ['a page']
  test.each(Object.entries(answers).filter(([what]) => !lasting.includes(what)))(
    'and nobody keeps that to %s',
    async (_what, answered) => {
      expect((await answered()).headers['cache-control']).toBe('no-store')
    },
  )
})

describe('a join that is too large', () => {
  const body = JSON.stringify({ token: '0'.repeat(32), name: 'x'.repeat(65_536) })

  test.each([
    ['says so', { 'content-length': String(body.length) }],
    ['does not', { 'transfer-encoding': 'chunked' }],
  ])('is refused when it %s', async (_how, length) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    const path = `${ADDRESS}/matchmake/joinById/${await newRoom()}`
    const asked = { method: 'POST', headers: { ...headers, ...length }, body }
    const { status, text } = await ask(path, asked)
    expect(status).toBe(413)
    expect(JSON.parse(text)).toMatchObject({ error: 'too-large' })
  })

  test('is not one with the longest name that anybody pastes', async () => {
    const code = await newRoom()
    const person = JSON.stringify({ token: '0'.repeat(32), name: '🃏'.repeat(10_000) })
    const headers = { 'content-type': 'application/json' }
    const asked = { method: 'POST', headers, body: person }
    expect((await ask(`${ADDRESS}/matchmake/joinById/${code}`, asked)).status).toBe(200)
  })
})

describe('a request that makes no sense', () => {
  const nonsense = {
    'a host that is none': { headers: { host: 'a[b' }, body: PERSON, status: 404 },
    'a protocol that is none': {
      headers: { 'x-forwarded-proto': '!!' },
      body: PERSON,
      status: 404,
    },
    'addresses that are none': {
      headers: { 'x-forwarded-for': ','.repeat(2_000) },
      body: PERSON,
      status: 404,
    },
    'half a message': { headers: {}, body: PERSON.slice(0, 20), status: 400 },
    'a list': { headers: {}, body: '[1, 2]', status: 404 },
    nothing: { headers: {}, body: 'null', status: 400 },
    'another kind of body': {
      headers: { 'content-type': 'multipart/form-data' },
      body: PERSON,
      status: 404,
    },
  }

  test.each(Object.entries(nonsense))(
    'with %s is answered, and the server lives on',
    async (_what, sent) => {
      const { headers, body, status } = sent
      const faults: unknown[] = []
      const fault = (error: unknown): unknown => faults.push(error)
      process.on('uncaughtException', fault).on('unhandledRejection', fault)
      const asked = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }
      expect((await ask(`${ADDRESS}/matchmake/joinById/ABCDEF`, asked)).status).toBe(status)
      expect((await ask(`${ADDRESS}/healthz`, { headers })).status).toBe(200)
      process.off('uncaughtException', fault).off('unhandledRejection', fault)
      expect(faults).toEqual([])
    },
  )

  test('joins nobody', async () => {
    const code = await newRoom()
    for (const body of ['{}', '{"token":"x","name":"Lena"}', '{"name":"Lena"}', '[]']) {
      const { status, text } = await ask(`${ADDRESS}/matchmake/joinById/${code}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(status).toBe(400)
      expect(text).toContain('To join, send a token and a name.')
    }
  })
})
