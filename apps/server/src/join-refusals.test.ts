import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ColyseusSDK, type Room } from '@colyseus/sdk'
import { ROOMS_PATH, type FromServer, type RoomCreated } from '@samedeal/protocol'
import type { RoomState } from '@samedeal/protocol/room-state'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endPrograms, startProgram, type Program } from './test/program.ts'
import { ask, tell } from './test/requests.ts'
import { until } from './test/until.ts'

const PORT = 2583
const ADDRESS = `http://127.0.0.1:${PORT}`

let folder: string
let server: Program
/** What the server had printed before anybody came. */
let greeting: string
/** Everything that nobody but its owner may read. */
const secrets: string[] = []

beforeAll(async () => {
  // The SDK says of each socket that it is lost: here most are.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  folder = await mkdtemp(join(tmpdir(), 'samedeal-refusals-'))
  server = startProgram({ PORT: String(PORT), DATA_DIR: folder })
  await server.printed('ready')
  greeting = server.output()
}, 30_000)

afterAll(async () => {
  await endPrograms()
  await rm(folder, { recursive: true })
})

function freshToken(): string {
  const token = randomBytes(16).toString('hex')
  secrets.push(token)
  return token
}

async function newRoom(): Promise<string> {
  const { text } = await ask(ADDRESS + ROOMS_PATH, { method: 'POST' })
  return (JSON.parse(text) as RoomCreated).code
}

async function enter(code: string, who: object): Promise<Room<unknown, RoomState>> {
  const room = await new ColyseusSDK(ADDRESS).joinById<RoomState>(code, { name: 'Lena', ...who })
  room.reconnection.enabled = false
  room.onMessage('*', () => undefined)
  return room
}

/** The reason with which a join is refused. */
async function refusal(code: string, who: object): Promise<string> {
  return enter(code, who).then(
    () => 'none',
    ({ message }: Error) => message,
  )
}

/** The next message of a type. */
function next<Type extends keyof FromServer>(room: Room, type: Type): Promise<FromServer[Type]> {
  return new Promise((resolve) => room.onMessage(type, resolve))
}

test('no refused join leaves anything in the log, least of all a token', async () => {
  const code = await newRoom()
  const host = await enter(code, { token: freshToken() })
  const guest = freshToken()
  const page = ['0'.repeat(16), 2]
  const guestRoom = await enter(code, { token: guest, page })
  expect(await refusal(code, { token: guest, page: ['0'.repeat(16), 1] })).toContain('joined again')

  const device = freshToken()
  const offered = next(guestRoom, 'hand-over-code')
  guestRoom.send('hand-over-code')
  const { handOver } = await offered
  secrets.push(handOver)
  const handedOver = new Promise((resolve) => guestRoom.onLeave(resolve))
  await enter(code, { token: device, handOver })
  await handedOver
  expect(await refusal(code, { token: guest, isReturn: true })).toBe('handed-over')
  expect(await refusal(code, { token: freshToken(), handOver })).toBe('bad-hand-over-code')

  host.send('remove-seat', 2)
  await until(() => host.state.roster.length === 1)
  expect(await refusal(code, { token: device })).toBe('barred')
  host.send('lock', true)
  await until(() => host.state.isLocked)
  for (let times = 0; times < 100; times++) {
    expect(await refusal(code, { token: freshToken() })).toBe('room-locked')
  }

  const hasty = freshToken()
  const reasons: string[] = []
  for (let times = 0; times < 40; times++) reasons.push(await refusal(code, { token: hasty }))
  expect(reasons.at(-1)).toContain('joined too often')

  expect(await refusal(code, { token: `${freshToken()}0` })).toContain('send a token')
  expect(await refusal('ZZZZZZ', { token: freshToken() })).toContain('no room')
  expect(await refusal('nonsense', { token: freshToken() })).toContain('isn’t a room code')
  const half = `{"token":"${freshToken()}","name":`
  const headers = { 'content-type': 'application/json' }
  const path = `${ADDRESS}/matchmake/joinById/${code}`
  expect((await ask(path, { method: 'POST', headers, body: half })).status).toBe(400)
  const inPath = `${ADDRESS}/matchmake/${freshToken()}/${freshToken()}?token=${freshToken()}`
  expect((await ask(inPath, { method: 'POST', headers, body: '{}' })).status).toBe(404)

  expect(printed()).toBe('')
}, 60_000)

test('nor do frames that cannot be read, and sockets that nobody expects, fill it', async () => {
  const code = await newRoom()
  const upgrade = [
    `GET /process/${code}?sessionId=${freshToken()} HTTP/1.1`,
    `Host: 127.0.0.1:${PORT}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: c2FtZWRlYWwtc2FtZWRlYQ==',
  ]
  const nonsense = '\xff\xff\xff\xff\xff\xff'
  for (let times = 0; times < 20; times++) {
    const { status } = await tell(PORT, `${upgrade.join('\r\n')}\r\n\r\n${nonsense}`)
    expect(status).toBe(101)
  }
  for (let times = 0; times < 20; times++) {
    const room = await enter(code, { token: freshToken() })
    const closed = new Promise((resolve) => room.onLeave(resolve))
    // A message whose type is `d`, with two bodies where one belongs; then one that is too long.
    if (times % 2 === 0) room.connection.send(Uint8Array.from([13, 0xa1, 0x64, 1, 1]))
    else room.send('set-option', ['x'.repeat(3_000), true])
    await closed
  }
  expect(printed().length).toBeLessThan(8_000)
  for (const secret of secrets) expect(server.output()).not.toContain(secret)
}, 60_000)

/** What the server has printed since it was ready. */
function printed(): string {
  return server.output().slice(greeting.length)
}
