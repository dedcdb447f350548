import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Handling, Result } from '@samedeal/race'
import type { GameRecord } from '@samedeal/rules'
import { databaseFile, makeFolder, signedBy, signFolder } from './data-folder.ts'
import type { Batch, JournalWork, Line, OpenRoom } from './journal-message.ts'
import { MIGRATIONS } from './migrations.ts'

/** A room to which nobody has come back for so long is forgotten, in milliseconds. */
const FORGOTTEN_MS = 24 * 60 * 60_000

/** Rows in one statement, at most. */
const ROWS = 300

/** SQLite's code for a file that another process has. */
const BUSY = 5

/** A round that is over, to be kept for good. */
export interface EndedRound {
  readonly room: string
  readonly round: number
  /** Server times in milliseconds, of the room's clock. */
  readonly startedAt: number
  readonly endedAt: number
  readonly results: readonly Result[]
  /** By seat number. */
  readonly records: Readonly<Record<number, GameRecord>>
}

/** A race as JSON, after the command of that number. */
export interface Snapshot {
  readonly room: string
  readonly number: number
  readonly race: string
}

/** What is stored of a room. */
export interface StoredRoom {
  readonly snapshot: Snapshot
  readonly handlings: readonly Handling[]
  /** The number of the last line. */
  readonly last: number
  readonly behind: number
  /** The server's clock when the process that wrote it was last known to live. */
  readonly diedAt: number
}

/**
 * The data folder's SQLite file, for the writing thread alone: each write holds the thread until the disk
 * has it. Opening throws a sentence when the folder cannot be used, is in use, or is of a newer version.
 */
export class JournalDatabase {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  /** `now` is the server's clock in milliseconds. */
  constructor({ folder, now, maxPages }: JournalWork) {
    makeFolder(folder)
    this.#database = opened(folder)
    try {
      if (maxPages !== undefined) this.#database.exec(`pragma max_page_count = ${maxPages}`)
      this.#migrate(folder)
    } catch (error) {
      this.#database.close()
      throw error
    }
    signFolder(folder)
    this.#bury(now)
  }

  /** The codes of the rooms that earlier processes have left. */
  rooms(): string[] {
    return this.#rows('select code from room').map(({ code }) => String(code))
  }

  /** Writes a batch: all of it, or nothing and an error. */
  write({ at, opened: rooms, lines, dropped }: Batch): void {
    this.#together(() => {
      for (const room of dropped) this.#forget(room)
      for (const room of rooms) this.#open(room)
      this.#insert(lines)
      this.#run('update process set alive_at = ?', at)
    })
  }

  /** What is stored of a room; undefined when there is nothing. */
  room(code: string): StoredRoom | undefined {
    const [room] = this.#rows('select behind, died_at from room where code = ?', code)
    if (room === undefined) return undefined
    const [found] = this.#rows('select number, race from snapshot where room = ?', code)
    if (found === undefined) return undefined
    const snapshot = { room: code, number: Number(found['number']), race: String(found['race']) }
    const lines = this.#rows(
      'select number, handling from line where room = ? and number > ? order by number',
      code,
      snapshot.number,
    )
    const handlings = sound(lines, snapshot.number + 1)
    const last = snapshot.number + handlings.length
    const behind = Number(room['behind'])
    return { snapshot, handlings, last, behind, diedAt: Number(room['died_at'] ?? 0) }
  }

  /** Takes off what a room's journal holds behind its last sound line. */
  cut(room: string, last: number): void {
    this.#run('delete from line where room = ? and number > ?', room, last)
  }

  /** Whether the round that a room started at that time is kept. */
  hasRound(room: string, startedAt: number): boolean {
    const found = this.#rows(
      'select 1 from round where room = ? and started_at = ?',
      room,
      startedAt,
    )
    return found.length > 0
  }

  /**
   * Puts a race in the place of the commands that led to it, unless a later one stands there, and keeps the
   * round that ended with them.
   */
  fold(snapshot: Snapshot | undefined, ended: EndedRound | undefined): void {
    this.#together(() => {
      if (ended !== undefined) this.#keep(ended)
      if (snapshot === undefined) return
      const { room, number, race } = snapshot
      this.#run(
        'update snapshot set number = ?, race = ? where room = ? and number < ?',
        number,
        race,
        room,
        number,
      )
      this.#run('delete from line where room = ? and number <= ?', room, number)
    })
  }

  close(): void {
    this.#database.close()
  }

  #migrate(folder: string): void {
    const [row] = this.#rows('pragma user_version')
    const version = Number(row?.['user_version'] ?? 0)
    if (version > MIGRATIONS.length) {
      throw new Error(
        `The data folder ${folder} was written by a newer Samedeal (its version is ${version}, this one knows up to ${MIGRATIONS.length}). Use the newer one, or set DATA_DIR to another folder.`,
      )
    }
    this.#together(() => {
      for (const step of MIGRATIONS.slice(version)) this.#database.exec(step)
      this.#database.exec(`pragma user_version = ${MIGRATIONS.length}`)
    })
  }

  /** Notes when the rooms of an earlier process were left, and forgets those that nobody wants back. */
  #bury(now: number): void {
    this.#together(() => {
      this.#run('update room set died_at = (select alive_at from process) where died_at is null')
      const old = this.#rows('select code from room where died_at < ?', now - FORGOTTEN_MS)
      for (const { code } of old) this.#forget(String(code))
    })
  }

  #open({ room, behind, race }: OpenRoom): void {
    if (race !== undefined) {
      this.#forget(room)
      this.#run('insert into snapshot (room, number, race) values (?, 0, ?)', room, race)
    }
    this.#run(
      'insert or replace into room (code, behind, died_at) values (?, ?, null)',
      room,
      behind,
    )
  }

  #keep({ room, round, startedAt, endedAt, results, records }: EndedRound): void {
    this.#run(
      'insert into round (room, round, started_at, ended_at, results, records) values (?, ?, ?, ?, ?, ?)',
      room,
      round,
      startedAt,
      endedAt,
      JSON.stringify(results),
      JSON.stringify(records),
    )
  }

  /** Many lines by one statement: a tenth of the cost of one each. */
  #insert(lines: readonly Line[]): void {
    for (let from = 0; from < lines.length; from += ROWS) {
      const some = lines.slice(from, from + ROWS)
      const places = some.map(() => '(?, ?, ?)').join(', ')
      this.#run(
        `insert into line (room, number, handling) values ${places}`,
        ...some.flatMap(({ room, number, handling }) => [room, number, handling]),
      )
    }
  }

  #forget(room: string): void {
    this.#run('delete from line where room = ?', room)
    this.#run('delete from snapshot where room = ?', room)
    this.#run('delete from room where code = ?', room)
  }

  #together(write: () => void): void {
    this.#database.exec('begin immediate')
    try {
      write()
      this.#database.exec('commit')
    } catch (error) {
      // A full disk may have ended the transaction already.
      if (this.#database.isTransaction) this.#database.exec('rollback')
      throw error
    }
  }

  #run(sql: string, ...values: readonly (string | number)[]): void {
    this.#prepared(sql).run(...values)
  }

  #rows(sql: string, ...values: readonly (string | number)[]): Record<string, unknown>[] {
    return this.#prepared(sql).all(...values)
  }

  /** Each statement is prepared once: there is one for every number of lines in a batch, up to 300. */
  #prepared(sql: string): StatementSync {
    const found = this.#statements.get(sql)
    if (found !== undefined) return found
    const statement = this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

/** The file, locked for this process until it is closed, or the process ends however it may. */
function opened(folder: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(databaseFile(folder))
    database.exec('pragma locking_mode = exclusive')
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('begin immediate; commit')
    return database
  } catch (error) {
    database?.close()
    throw new Error(refusal(folder, error as Error & { readonly errcode?: number }), {
      cause: error,
    })
  }
}

function refusal(folder: string, error: Error & { readonly errcode?: number }): string {
  if (error.errcode === BUSY) {
    const by = signedBy(folder)
    const who = by === undefined ? 'another process' : `another Samedeal, process ${by}`
    return `The data folder ${folder} is in use by ${who}. Stop that one, or set DATA_DIR to another folder.`
  }
  return `The data folder ${folder} cannot be used: ${error.message}. Mend it, or set DATA_DIR to another folder.`
}

/**
 * The commands up to the first that is damaged or lacking: a journal that was cut off is read up to
 * there. `first` is the number that the first has to have.
 */
function sound(lines: readonly Record<string, unknown>[], first: number): Handling[] {
  const handlings: Handling[] = []
  for (const { number, handling } of lines) {
    if (number !== first + handlings.length) break
    try {
      handlings.push(JSON.parse(String(handling)) as Handling)
    } catch {
      break
    }
  }
  return handlings
}
