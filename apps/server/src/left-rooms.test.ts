import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from '@colyseus/sdk'
import { readRoomState, type RoomState } from '@samedeal/protocol/room-state'
import { handle, newRace, type Command, type Deals, type Race } from '@samedeal/race'
import { GAMES, type Game } from '@samedeal/rules'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commitTo } from './deals/commitment.ts'
import { databaseFile } from './journal/data-folder.ts'
import { openDiskJournal } from './journal/disk-journal.ts'
import { playerOf } from './rooms/player-of.ts'
import { endPrograms, startProgram } from './test/program.ts'

const PORT = '2589'
const ADDRESS = `http://127.0.0.1:${PORT}`
const TOKEN = 'ada'.padStart(32, '0')
const ADA = playerOf(TOKEN)
const MINUTE = 60_000
/** How long a room in which nobody is connected is kept. */
const DESERTED_MS = 30 * MINUTE

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samedeal-'))
})

afterEach(async () => {
  await endPrograms()
  await rm(folder, { recursive: true })
})

const deals: Deals = { normal: { deck: EASY_DECK, level: 'normal', ...commitTo(EASY_DECK) } }
const arrive: Command = { type: 'join', player: ADA, name: 'Ada' }
const start: Command = { type: 'start', player: ADA }
const deal: Command = { type: 'deal', round: 1, deals }
const tick: Command = { type: 'tick' }
const drop: Command = { type: 'drop', player: ADA }

/** What has happened in a room, each command so many milliseconds before the process died. */
type Story = readonly (readonly [before: number, command: Command])[]

interface LeftRoom {
  readonly story: Story
  /** The phase in which Ada finds it; undefined when it is gone. */
  readonly found: string | undefined
}

const racing: Story = [
  [20_000, arrive],
  [19_000, start],
  [18_900, deal],
  [15_000, tick],
]

/** Every state in which a process can die. */
const LEFT: Readonly<Record<string, LeftRoom>> = {
  'nobody has ever come': { story: [], found: 'lobby' },
  'only a big screen has come': {
    story: [[1_000, { ...arrive, player: 'screen', isScreen: true }]],
    found: undefined,
  },
  'everybody has left, and the room is closed': {
    story: [
      [2_000, arrive],
      [1_000, { type: 'leave', player: ADA }],
    ],
    found: undefined,
  },
  'somebody waits in the lobby': { story: [[1_000, arrive]], found: 'lobby' },
  'the last person has dropped': {
    story: [
      [2_000, arrive],
      [1_000, drop],
    ],
    found: 'lobby',
  },
  'nobody has been there for half an hour, and no alarm has rung': {
    story: [
      [DESERTED_MS + MINUTE, arrive],
      [DESERTED_MS + 1_000, drop],
    ],
    found: undefined,
  },
  'it has closed by itself, and only its end is not written': {
    story: [
      [DESERTED_MS + MINUTE, arrive],
      [DESERTED_MS + 1_000, drop],
      [500, tick],
    ],
    found: undefined,
  },
  // GO was to come before the deal: it comes with it.
  'it counts down, and no deal has come': { story: racing.slice(0, 2), found: 'racing' },
  'GO is due and has not happened': { story: racing.slice(0, 3), found: 'racing' },
  'it races': { story: racing, found: 'racing' },
  'it races, and everybody has dropped': { story: [...racing, [1_000, drop]], found: 'racing' },
  'the round is over': {
    story: [...racing, [1_000, { type: 'quit', player: ADA }]],
    found: 'results',
  },
  'the dealer has failed': {
    story: [...racing.slice(0, 2), [1_000, { type: 'deal-failed', round: 1 }]],
    found: 'lobby',
  },
}

/** Codes for the rooms, in their order. */
const codeOf = (index: number): string => `ABCDE${'FGHJKMNPQRSTVW'[index]}`

/** Writes the rooms down as a process does that dies now. */
async function leaveRooms(): Promise<void> {
  const diedAt = Date.now()
  const report = (what: string): void => expect.unreachable(what)
  const journal = await openDiskJournal({ folder, now: () => diedAt, report })
  for (const [index, { story }] of Object.values(LEFT).entries()) {
    let race: Race = newRace(GAMES.get('klondike') as Game)
    const listener = { safe: () => undefined, saving: () => undefined }
    const room = journal.open({ room: codeOf(index), race, behind: 0 }, listener)
    for (const [before, command] of story) {
      const at = diedAt - before
      race = handle(race, command, at).race
      room.append({ at, command, race, endsRound: false })
    }
  }
  await journal.close()
}

/** The phase in which Ada finds a room; undefined when there is none. */
async function found(code: string, awaited?: string): Promise<string | undefined> {
  const { status } = await fetch(`${ADDRESS}/api/rooms/${code}`)
  if (status === 404) return undefined
  expect(status).toBe(200)
  const room = await new Client(ADDRESS).joinById<RoomState>(code, { token: TOKEN, name: 'Ada' })
  room.reconnection.enabled = false
  await new Promise<void>((resolve) => {
    room.onMessage('*', (type) => {
      if (type === 'seated') resolve()
    })
  })
  if (awaited === 'racing') {
    const phaseNow = () => readRoomState(room.state).phase
    // A deal is looked for anew, which takes as long as the machine needs.
    await expect.poll(phaseNow, { timeout: 20_000 }).toBe(awaited)
  }
  const { phase } = readRoomState(room.state)
  await room.leave()
  return phase
}

test('every state in which a process can die is resumed or cleared, and says so at once', async () => {
  await leaveRooms()
  const server = startProgram({ PORT, DATA_DIR: folder })
  await server.printed('ready')
  const expected: Record<string, string | undefined> = {}
  const seen: Record<string, string | undefined> = {}
  for (const [index, [state, left]] of Object.entries(LEFT).entries()) {
    expected[state] = left.found
    seen[state] = await found(codeOf(index), left.found)
  }
  expect(seen).toEqual(expected)
  expect(server.output()).not.toContain('rror')
  server.kill('SIGTERM')
  expect(await server.exitCode()).toBe(0)
  const database = new DatabaseSync(databaseFile(folder))
  const rooms = database.prepare('select code from room order by code').all()
  database.close()
  const kept = Object.values(LEFT).flatMap(({ found: phase }, index) =>
    phase === undefined ? [] : [codeOf(index)],
  )
  expect(rooms.map(({ code }) => code)).toEqual(kept.toSorted())
}, 60_000)

/** Writes rooms down whose races are of games that this version does not know, and one of Klondike. */
async function leaveUnknownGames(stories: readonly Story[]): Promise<void> {
  const diedAt = Date.now()
  const report = (what: string): void => expect.unreachable(what)
  const journal = await openDiskJournal({ folder, now: () => diedAt, report })
  const klondike = newRace(GAMES.get('klondike') as Game)
  for (const [index, story] of stories.entries()) {
    const isLast = index === stories.length - 1
    const race = isLast ? klondike : { ...klondike, game: 'spider' }
    const listener = { safe: () => undefined, saving: () => undefined }
    const room = journal.open({ room: codeOf(index), race, behind: 0 }, listener)
    for (const [before, command] of story) {
      room.append({ at: diedAt - before, command, race, endsRound: false })
    }
  }
  await journal.close()
}

test('a room of a game that this version does not know is set aside and told, and loses nobody else’s', async () => {
  const stories = [[], [[1_000, arrive]], racing, racing] as const
  await leaveUnknownGames(stories)
  const server = startProgram({ PORT, DATA_DIR: folder })
  await server.printed('ready')
  for (const index of [0, 1, 2]) {
    expect(await found(codeOf(index))).toBeUndefined()
    const told = `room ${codeOf(index)} cannot be read: this version has no game "spider"`
    expect(server.output()).toContain(told)
  }
  expect(await found(codeOf(3))).toBe('racing')
  server.kill('SIGTERM')
  expect(await server.exitCode()).toBe(0)
  const database = new DatabaseSync(databaseFile(folder))
  const rooms = database.prepare('select code from room order by code').all()
  database.close()
  // What is set aside is kept for a version that knows the game.
  expect(rooms.map(({ code }) => code)).toEqual(stories.map((_, index) => codeOf(index)))
}, 60_000)

test('a room into which nobody has come yet outlives a kill', async () => {
  const server = startProgram({ PORT, DATA_DIR: folder })
  await server.printed('ready')
  const made = await fetch(`${ADDRESS}/api/rooms`, { method: 'POST' })
  const { code } = (await made.json()) as { code: string }
  await new Promise((resolve) => setTimeout(resolve, 500))
  server.kill('SIGKILL')
  await server.exitCode()
  await startProgram({ PORT, DATA_DIR: folder }).printed('ready')
  expect(await found(code)).toBe('lobby')
}, 60_000)
