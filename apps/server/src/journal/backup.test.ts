import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newRace, type Race } from '@samedeal/race'
import { GAMES, type Game } from '@samedeal/rules'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseFile } from './data-folder.ts'
import { openDiskJournal } from './disk-journal.ts'
import type { Journal } from './journal.ts'

const COMMAND = fileURLToPath(new URL('backup-command.ts', import.meta.url))
const RACE: Race = newRace(GAMES.get('klondike') as Game)
const NOW = 1_790_000_000_000

let folder: string
let data: string
let journals: Journal[]
let reports: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samedeal-'))
  data = join(folder, 'data')
  journals = []
  reports = []
})

afterEach(async () => {
  for (const journal of journals) await journal.close()
  await rm(folder, { recursive: true })
})

async function start(): Promise<Journal> {
  const report = (what: string): void => void reports.push(what)
  const journal = await openDiskJournal({ folder: data, now: () => NOW, report })
  journals.push(journal)
  return journal
}

async function stop(): Promise<void> {
  for (const journal of journals.splice(0)) await journal.close()
}

/** Opens a room and waits until it is on the disk. */
async function save(journal: Journal, room: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const listener = { safe: () => resolve(), saving: () => undefined }
    const opened = journal.open({ room, race: RACE, behind: 0 }, listener)
    opened.append({ at: NOW, command: { type: 'tick' }, race: RACE, endsRound: false })
  })
}

/** Runs the command in the test's folder. */
function backUp(...args: string[]): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', COMMAND, ...args],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, DATA_DIR: data } },
  )
  return { code: status, said: stdout + stderr }
}

/** Puts a file back in the place of the journal, as docs/operating.md says. */
async function restore(from: string): Promise<void> {
  await rm(data, { recursive: true })
  await mkdir(data)
  await cp(join(folder, from), databaseFile(data))
}

describe('a backup', () => {
  test('is made while the server runs, and brings its rooms back', async () => {
    const journal = await start()
    await save(journal, 'FGHJKM')
    const { code, said } = backUp('saved.sqlite')
    expect(said).toMatch(/^saved\.sqlite: 1 open room and 0 finished rounds, \d\.\d MB\.\n$/)
    expect(code).toBe(0)
    await save(journal, 'NPQRST')
    await stop()
    await restore('saved.sqlite')
    expect([...(await start()).left]).toEqual(['FGHJKM'])
    expect(reports).toEqual([])
  })

  test('is made while no server runs, and gets a name of its own', async () => {
    await save(await start(), 'FGHJKM')
    await stop()
    expect(backUp().code).toBe(0)
    expect((await readdir(folder)).filter((name) => name.startsWith('samedeal-'))).toHaveLength(1)
  })

  test('that is put back beside the log of another file is known, and the log is set aside', async () => {
    const journal = await start()
    await save(journal, 'FGHJKM')
    backUp('saved.sqlite')
    await save(journal, 'NPQRST')
    const log = `${databaseFile(data)}-wal`
    await cp(log, join(folder, 'its-log'))
    await stop()
    await restore('saved.sqlite')
    await cp(join(folder, 'its-log'), log)
    expect([...(await start()).left]).toEqual(['FGHJKM'])
    expect(reports).toEqual([
      expect.stringMatching(/-wal belongs to another data file than .*foreign-/),
    ])
    await stop()
    expect((await readdir(data)).some((name) => name.includes('-wal.foreign-'))).toBe(true)
  })
})

describe('a backup that cannot be made says why, and leaves nothing behind', () => {
  async function refused(...args: string[]): Promise<string> {
    const before = await readdir(folder)
    const { code, said } = backUp(...args)
    expect(code).toBe(1)
    expect(await readdir(folder)).toEqual(before)
    return said
  }

  test('when there is no data folder, or nothing in it', async () => {
    expect(await refused('x.sqlite')).toContain(`There is no data folder ${data}. Set DATA_DIR`)
    await mkdir(data)
    expect(await refused('x.sqlite')).toContain(`The data folder ${data} has no journal yet`)
  })

  test('when the file is there, or its folder is not', async () => {
    await start()
    await stop()
    await writeFile(join(folder, 'x.sqlite'), 'mine')
    expect(await refused('x.sqlite')).toContain('x.sqlite already exists')
    expect(await refused('nowhere/x.sqlite')).toMatch(/There is no folder .*nowhere for the backup/)
    expect(await refused(databaseFile(data))).toContain('already exists')
  })

  test('when the arguments make no sense', async () => {
    expect(await refused('--fast')).toContain('There is no option --fast')
    expect(await refused('a', 'b')).toContain('Name one file, not 2')
  })

  test('when the journal is damaged', async () => {
    await mkdir(data)
    await writeFile(databaseFile(data), 'no database '.repeat(999))
    expect(await refused('x.sqlite')).toMatch(
      /is damaged \(file is not a database\)\. Start the server/,
    )
  })
})
