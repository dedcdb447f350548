import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Handling, Result } from '@samedeal/race'
import type { GameRecord } from '@samedeal/rules'
import { lockFolder, makeFolder, signFolder } from './data-folder.ts'
import type { Batch, JournalWork, Line, OpenRoom, RoundLimits } from './journal-message.ts'
import { isSound, sumOf } from './row-sum.ts'
import { faultOf } from './sqlite-fault.ts'
import { openStore } from './store.ts'

/** A room to which nobody has come back for so long is forgotten, in milliseconds. */
const FORGOTTEN_MS = 24 * 60 * 60_000

/** Rows in one statement, at most. */
const ROWS = 300

/** A log is moved into the file when about so many bytes have been written to it. */
const LOG_BYTES = 4_000_000

/** What a page of a room costs the log at least, in bytes. */
const PAGE_BYTES = 4_096

/** Finished rounds that are deleted in one go, at most. */
const ROUNDS_AT_ONCE = 20

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
  /** Lines behind the last that is sound: they are lost. */
  readonly lost: number
  /** The room's clock when the process that wrote it was last known to live; 0 when that is damaged. */
  readonly diedAt: number
}

/** A room of a batch that cannot be written down, and why. */
export interface Unwritable {
  readonly room: string
  readonly why: string
}

/**
 * The data folder's SQLite file, for the writing thread alone: each write holds the thread until the disk
 * has it. Opening throws a sentence when the folder cannot be used, is in use, or is of a newer version.
 * A disk without room does not keep it from opening.
 */
export class JournalDatabase {
  readonly #work: JournalWork
  readonly #lock: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #notices: string[] = []
  #database: DatabaseSync
  /** The number of the log that is written to, and the bytes in it, about. */
  #log = 0
  #logBytes = 0
  #store = ''
  /** Whether the log’s number has been written to it. */
  #isStamped = false
  /** When the process before this one was last known to live, in milliseconds; undefined when that is damaged. */
  #leftAt: number | undefined
  /** Whether it stands in the file when the rooms of earlier processes were left. */
  #isBuried = false

  /** `now` is the server's clock in milliseconds. */
  constructor(work: JournalWork) {
    this.#work = work
    makeFolder(work.folder)
    this.#lock = lockFolder(work.folder)
    try {
      this.#database = this.#opened()
    } catch (error) {
      this.#lock.close()
      throw error
    }
    signFolder(work.folder)
    const why = this.#attempt(() => this.#together(() => this.#bury(work.now)))
    if (why !== undefined) {
      this.#notices.push(
        `Nothing can be written to ${work.folder}: ${why}. Rooms are there to be played, but nothing of them is saved until its disk has room: delete what is not needed, or move the folder to another disk and set DATA_DIR.`,
      )
    }
  }

  /** Whether something could be written when it was opened. */
  get isWritable(): boolean {
    return this.#isBuried
  }

  /** What is to be said to the operator since this was asked last. */
  takeNotices(): string[] {
    return this.#notices.splice(0)
  }

  /** The codes of the rooms that earlier processes have left. */
  rooms(): string[] {
    return this.#rows('select code from room').map(({ code }) => String(code))
  }

  /**
   * Writes a batch: all of it, or nothing and an error. A room whose rows alone cannot be written is left out
   * and told.
   */
  write(batch: Batch): Unwritable[] {
    try {
      this.#mended(() => this.#writeAll(batch))
      return []
    } catch (error) {
      if (!isOfRows(error)) throw error
      return this.#writeEach(batch)
    }
  }

  /** How far each room's journal goes without a gap, by its code. */
  reach(): Map<string, number> {
    return new Map(this.rooms().map((code) => [code, this.room(code)?.last ?? -1]))
  }

  /** What is stored of a room; undefined when there is nothing that can be read. */
  room(code: string): StoredRoom | undefined {
    return this.#mended(() => this.#read(code))
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
    this.#mended(() => this.#fold(snapshot, ended))
    this.#logged(2 * (snapshot?.race.length ?? 0))
  }

  /**
   * Deletes the oldest of the finished rounds that are too old at that time or too much, a few at a time.
   * True when there are more.
   */
  deleteRounds(now: number, { days, megabytes }: RoundLimits): boolean {
    const [sum] = this.#rows('select total(size) as bytes from round')
    let over = Number(sum?.['bytes']) - megabytes * 1_000_000
    const oldest = this.#rows(
      'select id, ended_at, size from round order by id limit ?',
      ROUNDS_AT_ONCE,
    )
    const ends = now - days * 24 * 60 * 60_000
    const gone = oldest.filter(({ ended_at: endedAt, size }) => {
      const isGone = over > 0 || Number(endedAt) < ends
      if (isGone) over -= Number(size)
      return isGone
    })
    if (gone.length === 0) return false
    this.#together(() => {
      for (const { id } of gone) this.#run('delete from round where id = ?', Number(id))
    })
    this.#logged(gone.reduce((bytes, { size }) => bytes + Number(size), 0))
    return gone.length === ROUNDS_AT_ONCE
  }

  close(): void {
    this.#database.close()
    this.#lock.close()
  }

  #fold(snapshot: Snapshot | undefined, ended: EndedRound | undefined): void {
    this.#together(() => {
      if (ended !== undefined) this.#keep(ended)
      if (snapshot === undefined) return
      const { room, number, race } = snapshot
      this.#run(
        'update snapshot set number = ?, race = ?, sum = ? where room = ? and number < ?',
        number,
        race,
        sumOf(room, number, race),
        room,
        number,
      )
      this.#run('delete from line where room = ? and number <= ?', room, number)
    })
  }

  #opened(): DatabaseSync {
    const { database, notices } = openStore(this.#work)
    this.#notices.push(...notices)
    this.#statements.clear()
    this.#database = database
    const [life] = this.#rows('select alive_at, store, log, sum from process')
    const [alive, log] = [Number(life?.['alive_at']), Number(life?.['log'])]
    this.#store = String(life?.['store'])
    this.#log = log
    this.#isStamped = true
    this.#leftAt = isSound(life?.['sum'], alive, log, this.#store) ? alive : undefined
    this.#attempt(() => this.#checkpoint())
    return database
  }

  /** Does it, and once more on what can be read of the file when the file turns out to be damaged. */
  #mended<Done>(work: () => Done): Done {
    try {
      return work()
    } catch (error) {
      if (faultOf(error) !== 'damage') throw error
      this.#database.close()
      this.#opened()
      return work()
    }
  }

  #writeAll({ at, opened, lines, dropped }: Batch): void {
    this.#together(() => {
      if (!this.#isBuried) this.#bury(at)
      for (const room of dropped) this.#forget(room)
      for (const room of opened) this.#open(room)
      this.#insert(lines)
      this.#live(at)
    })
    const rooms = new Set(lines.map(({ room }) => room))
    let bytes = (rooms.size + opened.length + dropped.length + 1) * PAGE_BYTES
    for (const { handling } of lines) bytes += handling.length
    this.#logged(bytes)
  }

  /** Each room of a batch by itself: those that cannot be written, and why. */
  #writeEach(batch: Batch): Unwritable[] {
    const { at, opened, lines, dropped } = batch
    const rooms = new Set([...dropped, ...[...opened, ...lines].map(({ room }) => room)])
    return [...rooms].flatMap((room): Unwritable[] => {
      const isIts = (one: { readonly room: string }): boolean => one.room === room
      const own = {
        at,
        opened: opened.filter(isIts),
        lines: lines.filter(isIts),
        dropped: dropped.filter((one) => one === room),
      }
      try {
        this.#writeAll(own)
        return []
      } catch (error) {
        if (!isOfRows(error)) throw error
        return [{ room, why: (error as Error).message }]
      }
    })
  }

  /** Notes that the process lives, and to which log of which file it writes. */
  #live(at: number): void {
    this.#run(
      'update process set alive_at = ?, log = ?, sum = ?',
      at,
      this.#log,
      sumOf(at, this.#log, this.#store),
    )
    this.#isStamped = true
  }

  /** So many bytes more are in the log. */
  #logged(bytes: number): void {
    this.#logBytes += bytes
    if (this.#logBytes > LOG_BYTES) this.#attempt(() => this.#checkpoint())
  }

  /** Moves the log into the file. Where that cannot be done now, the log only grows. */
  #checkpoint(): void {
    this.#logBytes = 0
    const [row] = this.#rows('pragma wal_checkpoint(truncate)')
    if (Number(row?.['busy']) !== 0 || !this.#isStamped) return
    this.#log++
    this.#isStamped = false
  }

  /** Does what may fail without harm; gives the reason when it does. */
  #attempt(work: () => void): string | undefined {
    try {
      work()
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  }

  #read(code: string): StoredRoom | undefined {
    const [room] = this.#rows('select behind, died_at, sum from room where code = ?', code)
    if (room === undefined) return undefined
    const [found] = this.#rows('select number, race, sum from snapshot where room = ?', code)
    if (found === undefined) return undefined
    const snapshot = { room: code, number: Number(found['number']), race: String(found['race']) }
    if (!isSound(found['sum'], code, snapshot.number, snapshot.race)) return undefined
    const lines = this.#rows(
      'select number, handling, sum from line where room = ? and number > ? order by number',
      code,
      snapshot.number,
    )
    const handlings = sound(code, lines, snapshot.number + 1)
    const last = snapshot.number + handlings.length
    const behind = Number(room['behind'])
    const left = room['died_at'] === null ? this.#leftAt : Number(room['died_at'])
    const isTimed = left !== undefined && isSound(room['sum'], code, behind)
    const diedAt = isTimed ? left - behind : 0
    return { snapshot, handlings, last, lost: lines.length - handlings.length, diedAt }
  }

  /** Notes when the rooms of an earlier process were left, and forgets those that nobody wants back. */
  #bury(now: number): void {
    if (this.#leftAt === undefined) {
      // The time of their last command is the best that is known.
      this.#run('update room set died_at = ?, sum = -1 where died_at is null', now)
    } else this.#run('update room set died_at = ? where died_at is null', this.#leftAt)
    const old = this.#rows('select code from room where died_at < ?', now - FORGOTTEN_MS)
    for (const { code } of old) this.#forget(String(code))
    this.#live(now)
    this.#isBuried = true
  }

  #open({ room, behind, race, last }: OpenRoom): void {
    // What stands behind the last line that could be read must not come back with the next ones.
    this.#run('delete from line where room = ? and number > ?', room, last)
    if (race !== undefined) {
      this.#forget(room)
      this.#run(
        'insert into snapshot (room, number, race, sum) values (?, 0, ?, ?)',
        room,
        race,
        sumOf(room, 0, race),
      )
    }
    this.#run(
      'insert or replace into room (code, behind, died_at, sum) values (?, ?, null, ?)',
      room,
      behind,
      sumOf(room, behind),
    )
  }

  #keep({ room, round, startedAt, endedAt, results, records }: EndedRound): void {
    const texts = [JSON.stringify(results), JSON.stringify(records)] as const
    this.#run(
      'insert into round (room, round, started_at, ended_at, results, records, size) values (?, ?, ?, ?, ?, ?, ?)',
      room,
      round,
      startedAt,
      endedAt,
      ...texts,
      Buffer.byteLength(texts.join('')),
    )
  }

  /** Many lines by one statement: a tenth of the cost of one each. */
  #insert(lines: readonly Line[]): void {
    for (let from = 0; from < lines.length; from += ROWS) {
      const some = lines.slice(from, from + ROWS)
      const places = some.map(() => '(?, ?, ?, ?)').join(', ')
      this.#run(
        `insert into line (room, number, handling, sum) values ${places}`,
        ...some.flatMap(({ room, number, handling }) => [
          room,
          number,
          handling,
          sumOf(room, number, handling),
        ]),
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

/**
 * The commands up to the first that is damaged or lacking: a journal that was cut off is read up to
 * there. `first` is the number that the first has to have.
 */
function sound(
  room: string,
  lines: readonly Record<string, unknown>[],
  first: number,
): Handling[] {
  const handlings: Handling[] = []
  for (const { number, handling, sum } of lines) {
    if (number !== first + handlings.length) break
    if (!isSound(sum, room, number, String(handling))) break
    try {
      handlings.push(JSON.parse(String(handling)) as Handling)
    } catch {
      break
    }
  }
  return handlings
}

/** Whether an error comes from what is stored, and the disk itself takes what is written. */
function isOfRows(error: unknown): boolean {
  return ['rows', 'damage'].includes(faultOf(error))
}
