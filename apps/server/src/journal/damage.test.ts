import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { randomNumbers } from '@samedeal/solver'
import type { Handling } from '@samedeal/race'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseFile, logOf } from './data-folder.ts'
import { openDiskJournal } from './disk-journal.ts'
import { JournalDatabase } from './journal-database.ts'
import { MIGRATIONS } from './migrations.ts'
import { copyReadable } from './salvage.ts'

const NOW = 1_790_000_000_000
const CODES = [
  'ABCDEF',
  'BCDFGH',
  'CFGHJK',
  'DDDEEE',
  'FPQRST',
  'GHJKMN',
  'MNPQRS',
  'RRRSSS',
  'VWXYZA',
]
const LINES = 70
const DAMAGES = Number(process.env['DAMAGES'] ?? 60)
const THROUGH_THE_THREAD = 6

/** A line of about the length of a move. */
function handling(room: string, number: number): Handling {
  const move = { from: 'tableau-3', to: `foundation-${room}-${number}`, count: 1 }
  return [NOW + number, { type: 'move', player: `player of ${room}`, n: number, move }]
}

const raceOf = (room: string): string => JSON.stringify({ room, seats: 'x'.repeat(3_000) })

/** Everything that a room has after its last line, by its code. */
function all(room: string): { race: string; handlings: Handling[] } {
  const handlings = Array.from({ length: LINES }, (_, index) => handling(room, index + 1))
  return { race: raceOf(room), handlings }
}

let folders: string[]
/** A folder whose process has closed it, and one whose process was killed. */
let whole: readonly [closed: string, killed: string]

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'samedeal-damage-'))
  folders.push(folder)
  return folder
}

beforeAll(() => {
  folders = []
  const folder = newFolder()
  const first = new JournalDatabase({ folder, now: NOW })
  const opened = CODES.map((room) => ({ room, behind: 0, race: raceOf(room), last: 0 }))
  first.write({ at: NOW, opened, lines: [], dropped: [] })
  write(first, 1, LINES / 2)
  for (let round = 1; round <= 12; round++) {
    const ended = { room: 'ABCDEF', round, startedAt: NOW, endedAt: NOW, results: [] }
    first.fold(undefined, { ...ended, records: { 1: { moves: 'y'.repeat(8_000) } as never } })
  }
  first.close()
  const second = new JournalDatabase({ folder, now: NOW })
  write(second, LINES / 2 + 1, LINES)
  const killed = newFolder()
  cpSync(folder, killed, { recursive: true })
  second.close()
  whole = [folder, killed]
})

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** One line of each room in every batch, as in life. */
function write(database: JournalDatabase, from: number, to: number): void {
  for (let number = from; number <= to; number++) {
    const lines = CODES.map((room) => {
      return { room, number, handling: JSON.stringify(handling(room, number)) }
    })
    database.write({ at: NOW + number, opened: [], lines, dropped: [] })
  }
}

/** A copy of one of the whole folders, damaged at random. Gives the folder and what was done. */
function damaged(random: () => number): { folder: string; what: string } {
  const folder = newFolder()
  const isKilled = random() < 0.5
  cpSync(isKilled ? whole[1] : whole[0], folder, { recursive: true })
  rmSync(join(folder, 'lock.sqlite'), { force: true })
  const files = [databaseFile(folder), logOf(databaseFile(folder))].filter((one) => existsSync(one))
  const file = files[Math.floor(random() * files.length)] ?? databaseFile(folder)
  const bytes = readFileSync(file)
  const at = (): number => Math.floor(random() * bytes.length)
  const kind = Math.floor(random() * 3)
  const place = at()
  if (kind === 0) writeFileSync(file, bytes.subarray(0, place))
  if (kind === 1) writeFileSync(file, bytes.fill(0, place, Math.min(place + 4_096, bytes.length)))
  if (kind === 2) {
    for (let bits = Math.floor(random() ** 3 * 60); bits >= 0; bits--) {
      const byte = at()
      bytes[byte] = (bytes[byte] ?? 0) ^ (1 << Math.floor(random() * 8))
    }
    writeFileSync(file, bytes)
  }
  const done = ['cut short', 'a page of zeros', 'bits flipped'][kind]
  return { folder, what: `${file.slice(folder.length + 1)}: ${done} at ${place}` }
}

describe('a data folder with random damage', () => {
  test(`opens, loses nothing without a word, and goes on saving: ${DAMAGES} times`, () => {
    const silent: string[] = []
    for (let seed = 1; seed <= DAMAGES; seed++) {
      const { folder, what } = damaged(randomNumbers(seed))
      const fault = faultAfter(folder)
      if (fault !== undefined) silent.push(`seed ${seed}, ${what}: ${fault}`)
      rmSync(folder, { recursive: true, force: true })
    }
    expect(silent).toEqual([])
  })

  test(`opens in the journal’s thread, and a new room is saved: ${THROUGH_THE_THREAD} times`, async () => {
    for (let seed = 1_000; seed < 1_000 + THROUGH_THE_THREAD; seed++) {
      const { folder } = damaged(randomNumbers(seed))
      const journal = await openDiskJournal({ folder, now: () => NOW, report: () => undefined })
      const safe = await new Promise<number>((resolve) => {
        const listener = { safe: resolve, saving: () => resolve(-1) }
        const room = journal.open({ room: 'NEWNEW', race: {} as never, behind: 0 }, listener)
        room.append({ at: NOW, command: { type: 'tick' }, race: {} as never, endsRound: false })
      })
      expect(safe).toBe(1)
      await journal.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }, 60_000)
})

test.each([
  ['emptied', (file: string) => writeFileSync(file, '')],
  ['gone', (file: string) => rmSync(file)],
])('a data file that is %s is told, and its log is kept', (_, harm) => {
  const folder = newFolder()
  cpSync(whole[1], folder, { recursive: true })
  const file = databaseFile(folder)
  const log = readFileSync(logOf(file))
  expect(log.length).toBeGreaterThan(0)
  harm(file)
  const database = new JournalDatabase({ folder, now: NOW })
  const notices = database.takeNotices()
  database.close()
  expect(notices).toEqual([expect.stringContaining('what stood in it is lost')])
  const kept = readdirSync(folder).find((name) => name.includes('.lone-')) ?? ''
  expect(readFileSync(join(folder, kept)).equals(log)).toBe(true)
})

test('a folder in which nothing has been yet begins without a word', () => {
  const folder = newFolder()
  const database = new JournalDatabase({ folder, now: NOW })
  expect(database.takeNotices()).toEqual([])
  database.close()
})

test('a damaged lock is named, with what to do', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'lock.sqlite'), 'no lock of anybody')
  expect(() => new JournalDatabase({ folder, now: NOW })).toThrow(/lock\.sqlite is damaged.*delete/)
})

test('a disk that fills while a damaged file is made anew is told as such, wherever it fills', () => {
  for (let pages = 12; pages <= 60; pages += 4) {
    const renewed = new DatabaseSync(':memory:')
    for (const step of MIGRATIONS) renewed.exec(step)
    renewed.exec(`pragma max_page_count = ${pages}`)
    const copy = (): unknown => copyReadable(databaseFile(whole[0]), renewed, NOW)
    expect(copy, `${pages} pages`).toThrow('database or disk is full')
    renewed.close()
  }
})

/** What is wrong after a start on a damaged folder; undefined when all is as promised. */
function faultAfter(folder: string): string | undefined {
  let database: JournalDatabase | undefined
  try {
    database = new JournalDatabase({ folder, now: NOW + 1_000 })
    const notices = database.takeNotices()
    const isTold = notices.length > 0
    const found = new Set(database.rooms())
    for (const code of CODES) {
      const stored = database.room(code)
      const { race, handlings } = all(code)
      const isWhole =
        stored?.snapshot.race === race &&
        JSON.stringify(stored.handlings) === JSON.stringify(handlings)
      if (stored !== undefined && !isBeginning(stored.handlings, handlings)) {
        return `${code} has other commands than were written`
      }
      // A room that is listed and not found is told when it is asked for.
      const isToldLater = (found.has(code) && stored === undefined) || (stored?.lost ?? 0) > 0
      if (!isWhole && !isTold && !isToldLater)
        return `${code} has lost something, and nothing is said`
    }
    const opened = [{ room: 'NEWNEW', behind: 0, race: '{}', last: 0 }]
    const lines = [{ room: 'NEWNEW', number: 1, handling: '[0,{}]' }]
    const aside = database.write({ at: NOW, opened, lines, dropped: [] })
    if (aside.length > 0) return `a new room is not saved: ${aside[0]?.why}`
    const isKept = readdirSync(folder).some((name) => /damaged|foreign/.test(name))
    if (notices.some((notice) => notice.includes('is kept as')) && !isKept) return 'nothing is kept'
    return undefined
  } catch (error) {
    return `it does not open: ${(error as Error).stack}`
  } finally {
    database?.close()
  }
}

function isBeginning(found: readonly Handling[], written: readonly Handling[]): boolean {
  return JSON.stringify(found) === JSON.stringify(written.slice(0, found.length))
}
