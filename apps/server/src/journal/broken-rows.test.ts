import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { newRace } from '@samedeal/race'
import { GAMES, type Game } from '@samedeal/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseFile } from './data-folder.ts'
import { openDiskJournal } from './disk-journal.ts'
import type { Journal, RoomJournal } from './journal.ts'
import { JournalDatabase } from './journal-database.ts'
import { MIGRATIONS } from './migrations.ts'

const RACE = newRace(GAMES.get('klondike') as Game)
const NOW = 1_790_000_000_000

let folder: string
let reports: string[]
let journal: Journal | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samedeal-'))
  reports = []
})

afterEach(async () => {
  await journal?.close()
  journal = undefined
  await rm(folder, { recursive: true })
})

async function start(rounds?: { days?: number; megabytes?: number }): Promise<Journal> {
  const report = (what: string): void => void reports.push(what)
  journal = await openDiskJournal({ folder, now: () => NOW, report, rounds })
  return journal
}

async function stop(): Promise<void> {
  await journal?.close()
  journal = undefined
}

/** A room that notes what it hears. */
class Heard {
  readonly room: RoomJournal
  safe = 0
  isSaving = true

  constructor(from: Journal, room: string) {
    this.room = from.open(
      { room, race: RACE, behind: 0 },
      {
        safe: (number) => {
          this.safe = number
        },
        saving: (isSaving) => {
          this.isSaving = isSaving
        },
      },
    )
  }

  /** Has a command written, with so much beside it. */
  tick(beside?: string): number {
    const command = { type: 'tick', ...(beside !== undefined && { beside }) } as const
    return this.room.append({ at: NOW, command, race: RACE, endsRound: false })
  }
}

function edit(sql: string): void {
  const database = new DatabaseSync(databaseFile(folder))
  database.exec(sql)
  database.close()
}

test('a room whose rows cannot be written is set aside and told, and all others go on saving', async () => {
  await start()
  await stop()
  edit(`create trigger damage before insert on line when new.room = 'BADBAD'
    begin select raise(abort, 'these rows are damaged'); end`)
  const on = await start()
  const [bad, good] = [new Heard(on, 'BADBAD'), new Heard(on, 'FGHJKM')]
  for (const room of [bad, good, bad, good]) room.tick()
  await expect.poll(() => good.safe).toBe(2)
  expect([bad.safe, bad.isSaving, good.isSaving]).toEqual([0, false, true])
  const late = new Heard(on, 'NPQRST')
  for (const room of [bad, late, good]) room.tick()
  await expect.poll(() => [late.safe, good.safe]).toEqual([1, 3])
  expect(bad.isSaving).toBe(false)
  expect(reports).toEqual([
    'room BADBAD: it is no longer saved, its rows are damaged: these rows are damaged',
  ])
  expect(on.unwritten.commands).toEqual(new Map([['BADBAD', 3]]))
})

test('a file that is damaged under a running server is renewed, and only what it has lost is set aside', async () => {
  const on = await start()
  const [lost, long] = [new Heard(on, 'FGHJKM'), new Heard(on, 'ZZZZZZ')]
  lost.tick()
  // More than SQLite keeps in memory, so that it has to read the damage.
  for (let line = 0; line < 400; line++) long.tick('x'.repeat(20_000))
  await expect.poll(() => [lost.safe, long.safe]).toEqual([1, 400])
  const file = await open(databaseFile(folder), 'r+')
  const { size } = await stat(databaseFile(folder))
  await file.write(Buffer.alloc(size - 4_096), 0, size - 4_096, 4_096)
  await file.close()
  lost.tick()
  await expect.poll(() => lost.isSaving).toBe(false)
  const fresh = new Heard(on, 'NPQRST')
  fresh.tick()
  await expect.poll(() => fresh.safe).toBe(1)
  expect(fresh.isSaving).toBe(true)
  expect(reports[0]).toMatch(
    /samedeal.sqlite is damaged .* It is kept as .*samedeal.sqlite.damaged-/,
  )
  expect(reports.slice(1).toSorted()).toEqual([
    expect.stringMatching(/^room FGHJKM: it is no longer saved/),
    expect.stringMatching(/^room ZZZZZZ: it is no longer saved/),
  ])
  await stop()
  expect([...(await start()).left]).toContain('NPQRST')
})

test('a file that is no database is kept under another name, and the server starts', async () => {
  const file = await open(databaseFile(folder), 'w')
  await file.write('this is no database, but a text of some length.\n'.repeat(99))
  await file.close()
  expect((await start()).left.size).toBe(0)
  expect(reports).toHaveLength(1)
  expect(reports[0]).toMatch(/is damaged \(file is not a database\)\. It is kept as/)
})

test('a start goes on with a new file though the process that made it was killed before it was in place', async () => {
  const on = await start()
  const room = new Heard(on, 'FGHJKM')
  room.tick()
  await expect.poll(() => room.safe).toBe(1)
  await stop()
  await rename(databaseFile(folder), `${databaseFile(folder)}.renewed`)
  const damaged = await open(databaseFile(folder), 'w')
  await damaged.write('damaged')
  await damaged.close()
  expect([...(await start()).left]).toEqual(['FGHJKM'])
  expect(reports[0]).toMatch(/an earlier start was interrupted .* kept as .*damaged-/)
})

test('a bit that has changed in a row is found: the room is read up to it, and the loss is told', async () => {
  const on = await start()
  const room = new Heard(on, 'FGHJKM')
  for (let line = 0; line < 4; line++) room.tick()
  await expect.poll(() => room.safe).toBe(4)
  await stop()
  edit("update line set handling = replace(handling, 'tick', 'tack') where number = 3")
  const next = await start()
  expect(await next.read('FGHJKM')).toBeDefined()
  expect(reports).toEqual([
    'room FGHJKM: its journal is damaged after command 2; commands lost after it: 2',
  ])
})

test('a room whose race is damaged is told once, and is gone', async () => {
  const on = await start()
  const room = new Heard(on, 'FGHJKM')
  room.tick()
  await expect.poll(() => room.safe).toBe(1)
  await stop()
  edit("update snapshot set race = replace(race, 'lobby', 'lobbi')")
  const next = await start()
  expect(await next.read('FGHJKM')).toBeUndefined()
  expect(await next.read('FGHJKM')).toBeUndefined()
  expect(reports).toEqual(['room FGHJKM cannot be restored: its race is damaged'])
})

test('the server itself deletes finished rounds beyond its limits, in small steps', async () => {
  const database = new JournalDatabase({ folder, now: NOW })
  for (let round = 1; round <= 50; round++) {
    const ended = { room: 'ABCDEF', round, startedAt: 0, endedAt: NOW, results: [] }
    database.fold(undefined, { ...ended, records: { 1: { moves: 'y'.repeat(99_000) } as never } })
  }
  database.close()
  await start({ megabytes: 1 })
  const reader = new DatabaseSync(databaseFile(folder), { readOnly: true })
  const count = reader.prepare('select count(*) as n, min(round) as first from round')
  await expect.poll(() => count.get(), { timeout: 10_000 }).toEqual({ n: 10, first: 41 })
  reader.close()
})

test.each([1, 2])(
  'a file of version %i is brought up to date, and is not taken for damaged',
  async (version) => {
    const database = new DatabaseSync(databaseFile(folder))
    for (const step of MIGRATIONS.slice(0, version)) database.exec(step)
    database.exec(`pragma user_version = ${version}`)
    const race = JSON.stringify(RACE)
    database.prepare("insert into snapshot (room, number, race) values ('FGHJKM', 0, ?)").run(race)
    database.exec(`insert into room (code, behind, died_at) values ('FGHJKM', 0, ${NOW})`)
    database.close()
    const on = await start()
    expect((await on.read('FGHJKM'))?.race.phase).toBe('lobby')
    expect(reports).toEqual([])
  },
)

interface KeptRounds {
  readonly ages: readonly number[]
  readonly limits: { days?: number; megabytes?: number }
}

/** The numbers of the rounds that are left of these, each of about a megabyte and so many days old. */
async function leftOf({ ages, limits }: KeptRounds): Promise<number[]> {
  const database = new JournalDatabase({ folder, now: NOW })
  for (const [index, age] of ages.entries()) {
    const ended = { room: 'ABCDEF', round: index + 1, startedAt: 0, results: [] }
    const records = { 1: { moves: 'y'.repeat(999_900) } as never }
    database.fold(undefined, { ...ended, endedAt: NOW - age * 24 * 60 * 60_000, records })
  }
  const kept = { days: 365, megabytes: 200, ...limits }
  while (database.rounds.deleteSome(NOW, kept)) continue
  database.close()
  const reader = new DatabaseSync(databaseFile(folder))
  const rows = reader.prepare('select round from round order by round').all()
  reader.close()
  return rows.map(({ round }) => Number(round))
}

test('finished rounds that are too old are deleted, in as many steps as it takes', async () => {
  const ages = [...Array.from({ length: 25 }, () => 31), 29, 1]
  expect(await leftOf({ ages, limits: { days: 30 } })).toEqual([26, 27])
})

test('the oldest finished rounds are deleted when all together are too large', async () => {
  expect(await leftOf({ ages: [9, 8, 7, 6, 5], limits: { megabytes: 3 } })).toEqual([3, 4, 5])
})

test('finished rounds within the limits are kept', async () => {
  expect(await leftOf({ ages: [300, 2, 1], limits: {} })).toEqual([1, 2, 3])
})
