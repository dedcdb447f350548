import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { DatabaseSync } from 'node:sqlite'
import { databaseFile, indexOf, logOf, refusal } from './data-folder.ts'
import { MIGRATIONS } from './migrations.ts'
import { copyReadable, type Copied } from './salvage.ts'
import { Damaged, faultOf } from './sqlite-fault.ts'
import { readWal } from './wal-file.ts'

/** How long a statement waits for another process that reads the file, in milliseconds. */
const BUSY_MS = 5_000

/** With the version, in the file's header: a version that has been damaged is told from a newer one. */
export const APPLICATION = 0x5a3d_0000
/** Files of earlier versions have no such mark. */
const FIRST_MARKED = 3

/** An open data file, and what is to be said of it. */
export interface Store {
  readonly database: DatabaseSync
  /** Sentences for the operator: what was damaged, what is lost, and where it is kept. */
  readonly notices: readonly string[]
}

export interface StoreConfig {
  readonly folder: string
  readonly maxPages?: number | undefined
}

/**
 * Opens the data file of a folder that this process has locked. A log of another data file is put aside. A
 * damaged file is kept under another name, and what can be read of it goes into a new one. Throws a sentence
 * when the folder cannot be used or was written by a newer version.
 */
export function openStore(config: StoreConfig): Store {
  const { folder } = config
  const file = databaseFile(folder)
  try {
    const notices = [...finishExchange(file), ...checkFile(file), ...checkLog(file)]
    try {
      return { database: opened(file, config), notices }
    } catch (error) {
      if (faultOf(error) !== 'damage') throw error
      notices.push(renew(file, (error as Error).message))
      return { database: opened(file, config), notices }
    }
  } catch (error) {
    if (error instanceof NewerVersion) throw error
    throw new Error(refusal(folder, error as Error), { cause: error })
  }
}

class NewerVersion extends Error {}

/** A name for what is put aside, which no other file has. */
function asideName(file: string, why: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const name = `${file}.${why}-${time}`
  for (let count = 1; ; count++) {
    const numbered = count === 1 ? name : `${name}-${count}`
    if (!existsSync(numbered) && !existsSync(logOf(numbered))) return numbered
  }
}

function opened(file: string, { folder, maxPages }: StoreConfig): DatabaseSync {
  const database = connected(file)
  try {
    database.exec('pragma synchronous = full')
    // The database makes its own checkpoints, and counts them.
    database.exec('pragma wal_autocheckpoint = 0')
    if (maxPages !== undefined) database.exec(`pragma max_page_count = ${maxPages}`)
    check(database)
    migrate(database, folder)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** A disk without room has none for the index of the log: then it lives in memory, and no backup can be made. */
function connected(file: string): DatabaseSync {
  for (const mode of ['normal', 'exclusive']) {
    const database = new DatabaseSync(file, { timeout: BUSY_MS })
    try {
      database.exec(`pragma locking_mode = ${mode}`)
      database.exec('pragma journal_mode = wal')
      database.prepare('select count(*) from sqlite_master').get()
      return database
    } catch (error) {
      database.close()
      if (faultOf(error) !== 'disk' || mode === 'exclusive') throw error
    }
  }
  throw new Error('no mode is left')
}

/** Throws when the file is not whole. A gigabyte takes about half a second. */
function check(database: DatabaseSync): void {
  for (const pragma of ['quick_check(1)', 'integrity_check(snapshot)']) {
    const isThere =
      pragma.startsWith('quick') ||
      database.prepare("select 1 from sqlite_master where name = 'snapshot'").get() !== undefined
    const [row] = isThere ? database.prepare(`pragma ${pragma}`).all() : []
    const [said = 'ok'] = Object.values(row ?? {})
    if (said !== 'ok') throw new Damaged(String(said).replaceAll(/\s+/g, ' '))
  }
}

function migrate(database: DatabaseSync, folder: string): void {
  const version = versionOf(database)
  if (version > MIGRATIONS.length) {
    throw new NewerVersion(
      `The data folder ${folder} was written by a newer Samedeal (its version is ${version}, this one knows up to ${MIGRATIONS.length}). Use the newer one, or set DATA_DIR to another folder.`,
    )
  }
  if (version === MIGRATIONS.length) return
  database.exec('begin immediate')
  try {
    for (const step of MIGRATIONS.slice(version)) database.exec(step)
    database.exec(`pragma user_version = ${MIGRATIONS.length}`)
    database.exec(`pragma application_id = ${APPLICATION + MIGRATIONS.length}`)
    database.exec('commit')
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}

function versionOf(database: DatabaseSync): number {
  const version = numberOf(database, 'user_version')
  const application = numberOf(database, 'application_id')
  const tables = Number(database.prepare('select count(*) as n from sqlite_master').get()?.['n'])
  const isSound =
    application === 0
      ? version < FIRST_MARKED || tables === 0
      : application === APPLICATION + version
  if (!isSound || (version === 0) !== (tables === 0)) {
    throw new Damaged(`its version reads ${version}, its mark ${application}`)
  }
  return version
}

function numberOf(database: DatabaseSync, pragma: string): number {
  return Number(database.prepare(`pragma ${pragma}`).get()?.[pragma] ?? 0)
}

/**
 * Tells of a data file that is empty, or gone from beside its log: SQLite begins a new one without a word, and
 * deletes the log, which may hold all that there is. It is put aside.
 */
function checkFile(file: string): string[] {
  const sizeOf = (one: string) => statSync(one, { throwIfNoEntry: false })?.size
  const log = logOf(file)
  const hasLog = (sizeOf(log) ?? 0) > 0
  const isEmpty = sizeOf(file) === 0
  const isGone = sizeOf(file) === undefined && hasLog
  if (!isEmpty && !isGone) return []
  const aside = asideName(log, 'lone')
  if (hasLog) renameSync(log, aside)
  rmSync(indexOf(file), { force: true })
  const kept = hasLog ? ` Its log is kept as ${aside}.` : ''
  return [
    `${file} is ${isEmpty ? 'empty' : 'gone from beside its log'}: what stood in it is lost, and a new one is begun.${kept} A backup may have more: docs/operating.md says how to put one back.`,
  ]
}

/** Puts a log aside that belongs to another data file, and tells what a damaged one has lost. */
function checkLog(file: string): string[] {
  const log = logOf(file)
  const { commits, lost, isCut } = readWal(log)
  if (commits > 0 && isForeign(file)) {
    const aside = asideName(log, 'foreign')
    renameSync(log, aside)
    rmSync(indexOf(file), { force: true })
    return [
      `${log} belongs to another data file than ${file}, as after a file was put back beside it. The log was renamed to ${aside}; the rooms are those of the data file. If you want the other ones, stop the server and put both files of one origin back.`,
    ]
  }
  if (lost > 0) {
    return [
      `${log} is damaged: what was written last cannot be read, at least ${lost} writes. Rooms go on from the moment before.`,
    ]
  }
  if (isCut) {
    return [
      `${log} ends in the middle of a page, as after a power failure or on a full disk: what was written last may be lost. Rooms go on from the moment before.`,
    ]
  }
  return []
}

/** Which log belongs to a data file: the name of the file, and how many logs it has had. */
interface Stamp {
  readonly store: string
  readonly log: number
}

/**
 * Each checkpoint moves a log into the file, with its number, and the next has the next number: a log that is
 * neither that of the file nor the one after was written for another.
 */
function isForeign(file: string): boolean {
  const alone = stampOf(`${pathToFileURL(file).href}?immutable=1`)
  const together = stampOf(file)
  if (alone === undefined || together === undefined) return false
  const ahead = together.log - alone.log
  return alone.store !== together.store || (ahead !== 0 && ahead !== 1)
}

/** Reads and changes nothing: neither the file nor its log. */
function stampOf(path: string): Stamp | undefined {
  try {
    const database = new DatabaseSync(path.startsWith('file:') ? new URL(path) : path, {
      readOnly: true,
    })
    try {
      const row = database.prepare('select store, log from process').get()
      return row && { store: String(row['store']), log: Number(row['log']) }
    } finally {
      database.close()
    }
  } catch {
    // An older version has no stamp, a damaged file none that can be read.
    return undefined
  }
}

/** Keeps a damaged file under another name, and makes a new one of what can be read. Gives a sentence that says so. */
function renew(file: string, why: string): string {
  const part = `${file}.part`
  rmSync(part, { force: true })
  let copied: Copied
  try {
    const database = new DatabaseSync(part)
    try {
      migrate(database, file)
      copied = copyReadable(file, database, lastWritten(file))
    } finally {
      database.close()
    }
    renameSync(part, renewedName(file))
  } catch (error) {
    // Everything is as it was: a start with room on the disk tries again.
    rmSync(part, { force: true })
    throw error
  }
  const aside = exchange(file)
  const { rooms, rounds, lost } = copied
  return `${file} is damaged (${why}). It is kept as ${aside}, and a new file has what could be read: ${rooms} rooms and ${rounds} finished rounds. ${lost === '' ? 'Moves and rounds in the damaged places are lost.' : `Lost: ${lost}.`} A backup may have more: docs/operating.md says how to put one back.`
}

/** A whole new file under this name is to take the damaged one's place. */
function renewedName(file: string): string {
  return `${file}.renewed`
}

/** Lets the new file take the place of the damaged one, which is kept; a start after a kill in between goes on with it. */
function exchange(file: string): string {
  const aside = asideName(file, 'damaged')
  rmSync(indexOf(file), { force: true })
  if (existsSync(logOf(file))) renameSync(logOf(file), logOf(aside))
  if (existsSync(file)) renameSync(file, aside)
  renameSync(renewedName(file), file)
  return aside
}

/** Goes on with an exchange in the middle of which a process was killed. */
function finishExchange(file: string): string[] {
  if (!existsSync(renewedName(file))) return []
  const aside = exchange(file)
  return [
    `${file} was damaged, and an earlier start was interrupted while it made a new one of what could be read. The new one is in its place; the damaged one is kept as ${aside}.`,
  ]
}

/** When the file or its log was last written to, in milliseconds since 1970. */
function lastWritten(file: string): number {
  return Math.max(
    ...[file, logOf(file)].map((one) => statSync(one, { throwIfNoEntry: false })?.mtimeMs ?? 0),
  )
}
