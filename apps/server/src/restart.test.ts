import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type Room } from '@colyseus/sdk'
import type { FromServer, RoomCreated } from '@samedeal/protocol'
import { moveToWire } from '@samedeal/protocol'
import { readRoomState, type RoomState } from '@samedeal/protocol/room-state'
import type { RoomView } from '@samedeal/race'
import { klondike } from '@samedeal/rules'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endPrograms, startProgram, type Program } from './test/program.ts'

const PORT = '2583'
const ADDRESS = `http://127.0.0.1:${PORT}`
const OPTIONS = { draw: 1, passes: 'unlimited', foundationReturn: true } as const

/** By how much a difference of readings in whole milliseconds may be too long, for each of the two processes. */
const ROUNDED_MS = 2

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samedeal-'))
})

afterEach(async () => {
  await endPrograms()
  await rm(folder, { recursive: true })
})

async function start(): Promise<Program> {
  const program = startProgram({ PORT, DATA_DIR: folder })
  await program.printed('ready')
  return program
}

/** One person's end of the wire. */
class Person {
  readonly #room: Room<unknown, RoomState>
  readonly #heard: { readonly type: string; readonly body: unknown }[] = []

  constructor(room: Room<unknown, RoomState>) {
    this.#room = room
    room.reconnection.enabled = false
    room.onMessage('*', (type, body: unknown) => this.#heard.push({ type: String(type), body }))
  }

  get view(): RoomView {
    return readRoomState(this.#room.state)
  }

  /** The last message of a type. */
  last<Type extends keyof FromServer>(type: Type): FromServer[Type] | undefined {
    return this.#heard.findLast((one) => one.type === type)?.body as FromServer[Type] | undefined
  }

  send(type: string, body?: unknown): void {
    this.#room.send(type, body)
  }

  draw(n: number): void {
    const move = { from: 'stock', to: 'waste', count: 1 } as const
    this.send('move', moveToWire({ game: klondike, options: OPTIONS }, n, move))
  }
}

async function newRoom(): Promise<string> {
  const answer = await fetch(`${ADDRESS}/api/rooms`, { method: 'POST' })
  return ((await answer.json()) as RoomCreated).code
}

async function enter(code: string, name: string): Promise<Person> {
  const token = Buffer.from(name.padEnd(16, '-')).toString('hex').slice(0, 32)
  const room = await new Client(ADDRESS).joinById<RoomState>(code, { token, name })
  const person = new Person(room)
  await until(() => person.last('seated') !== undefined)
  return person
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** A race of two people and a CPU, after GO. */
async function racing(code: string): Promise<readonly [Person, Person]> {
  const ada = await enter(code, 'Ada')
  const bob = await enter(code, 'Bob')
  ada.send('add-cpu', 'beginner')
  await until(() => ada.view.roster.length === 3)
  ada.send('start')
  await until(() => bob.last('board') !== undefined && ada.last('board') !== undefined)
  return [ada, bob]
}

async function found(code: string): Promise<number> {
  const answer = await fetch(`${ADDRESS}/api/rooms/${code}`)
  return answer.status
}

describe('a race in a process that is killed', () => {
  test('is back for its first player in the next one, with every move that was safe', async () => {
    const killed = await start()
    const code = await newRoom()
    const [ada, bob] = await racing(code)
    const { startAt } = ada.view
    const [, early] = await asked(ada)
    for (let n = 1; n <= 7; n++) ada.draw(n)
    bob.draw(1)
    await until(() => ada.last('safe')?.[1] === 7 && bob.last('safe')?.[1] === 1)
    const livedFrom = performance.now()
    const [, clock] = await asked(ada)
    killed.kill('SIGKILL')
    await killed.exitCode()
    const killedAt = performance.now()
    await start()
    const backFrom = performance.now()
    expect(await found(code)).toBe(200)
    const back = await enter(code, 'Ada')
    expect(back.last('board')).toMatchObject({ n: 7, moves: 7 })
    expect(back.last('seated')).toBe(1)
    expect(back.view).toMatchObject({ phase: 'racing', startAt, round: 1 })
    const [, later] = await asked(back)
    // What is safe has happened. The race's clock has gone on by what its two processes have lived at the most:
    // from the reading to the kill, and from the first question after the outage to the second reading.
    const lived = killedAt - livedFrom + (performance.now() - backFrom)
    expect(later).toBeGreaterThanOrEqual(early)
    expect(later - clock).toBeLessThanOrEqual(lived + ROUNDED_MS)
    back.draw(7)
    back.draw(8)
    await until(() => back.last('safe')?.[1] === 8)
    expect((await enter(code, 'Bob')).last('board')).toMatchObject({ n: 1 })
  })

  test('goes on for its CPU players', async () => {
    const killed = await start()
    const code = await newRoom()
    await racing(code)
    killed.kill('SIGKILL')
    await killed.exitCode()
    await start()
    await found(code)
    const back = await enter(code, 'Ada')
    const bob = await enter(code, 'Bob')
    // The kill may have come before GO was written down: then there is another one.
    await until(() => back.last('board') !== undefined && bob.last('board') !== undefined)
    back.send('quit')
    bob.send('quit')
    await until(() => back.view.phase === 'results')
    bob.send('record', 3)
    await until(() => bob.last('record') !== undefined)
    expect(bob.view.results.map(({ outcome }) => outcome)).toEqual(['unfinished', 'quit', 'quit'])
  })
})

describe('a server that is told to stop', () => {
  test('tells its players, keeps their races, and ends with 0', async () => {
    const stopped = await start()
    const code = await newRoom()
    const [ada] = await racing(code)
    ada.draw(1)
    await until(() => ada.last('moved') !== undefined)
    stopped.kill('SIGTERM')
    await until(() => ada.last('stopping') === true)
    expect(await stopped.exitCode()).toBe(0)
    await start()
    expect(await found(code)).toBe(200)
    expect((await enter(code, 'Ada')).last('board')).toMatchObject({ n: 1, moves: 1 })
  })
})

describe('a stop', () => {
  test('does not wait for a seat that was promised to a browser which never comes', async () => {
    const stopped = await start()
    const code = await newRoom()
    const ada = await enter(code, 'Ada')
    const promised = await fetch(`${ADDRESS}/matchmake/joinById/${code}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'b'.repeat(32), name: 'Bob' }),
    })
    expect(promised.status).toBe(200)
    stopped.kill('SIGTERM')
    await until(() => ada.last('stopping') === true)
    expect(await stopped.exitCode()).toBe(0)
    expect(stopped.output()).not.toContain('took too long')
  })
})

describe('on a disk that takes nothing', () => {
  test('a start reads the rooms and says what to do, and a stop says what is not written', async () => {
    const killed = await start()
    const code = await newRoom()
    const [ada] = await racing(code)
    ada.draw(1)
    await until(() => ada.last('safe')?.[1] === 1)
    killed.kill('SIGKILL')
    await killed.exitCode()
    const full = startProgram({ PORT, DATA_DIR: folder }, { noDisk: true })
    await full.printed('ready')
    expect(full.output()).toMatch(/Nothing can be written to .*samedeal-.* until its disk has room/)
    const back = await enter(code, 'Ada')
    expect(back.last('unsaved')).toBe(true)
    expect(back.last('board')).toMatchObject({ n: 1 })
    back.draw(2)
    await until(() => back.last('moved')?.[0] === 2)
    full.kill('SIGTERM')
    expect(await full.exitCode()).toBe(1)
    expect(full.output()).toMatch(new RegExp(`Not saved: .*${code} \\(\\d+\\)`))
    await start()
    expect((await enter(code, 'Ada')).last('board')).toMatchObject({ n: 1 })
  })
})

/** [what was sent, the room's clock] */
async function asked(person: Person): Promise<FromServer['clock']> {
  const before = person.last('clock')
  person.send('clock', 0)
  await until(() => person.last('clock') !== before)
  return person.last('clock') as FromServer['clock']
}
