import type { Handling } from '@samedeal/race'
import { FinishedRounds, type EndedRound } from './finished-rounds.ts'
import { JournalFile } from './journal-file.ts'
import type { Batch, JournalWork, Line, OpenRoom } from './journal-message.ts'
import { isSound, sumOf } from './row-sum.ts'
import { faultOf } from './sqlite-fault.ts'

/** A room to which nobody has come back for so long is forgotten, in milliseconds. */
const FORGOTTEN_MS = 24 * 60 * 60_000

/** Rows in one statement, at most. */
const ROWS = 300

/** What a page of a room costs the log at least, in bytes. */
const PAGE_BYTES = 4_096

/** A batch in which nothing has happened. */
const NOTHING: Omit<Batch, 'at'> = { opened: [], lines: [], dropped: [] }

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
  readonly rounds: FinishedRounds
  readonly #file: JournalFile
  /** Whether it stands in the file when the rooms of earlier processes were left. */
  #isBuried = false

  /** `now` is the server's clock in milliseconds. */
  constructor(work: JournalWork) {
    this.#file = new JournalFile(work)
    this.rounds = new FinishedRounds(this.#file)
    const why = this.#file.attempt(() => this.#writeAll({ ...NOTHING, at: work.now }))
    if (why !== undefined) {
      this.#file.notices.push(
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
    return this.#file.notices.splice(0)
  }

  /** The codes of the rooms that earlier processes have left. */
  rooms(): string[] {
    return this.#file.rows('select code from room').map(({ code }) => String(code))
  }

  /**
   * Writes a batch: all of it, or nothing and an error. A room whose rows alone cannot be written is left out
   * and told.
   */
  write(batch: Batch): Unwritable[] {
    try {
      this.#file.mended(() => this.#writeAll(batch))
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
    return this.#file.mended(() => this.#read(code))
  }

  /**
   * Puts a race in the place of the commands that led to it, unless a later one stands there, and keeps the
   * round that ended with them.
   */
  fold(snapshot: Snapshot | undefined, ended: EndedRound | undefined): void {
    this.#file.mended(() => this.#fold(snapshot, ended))
    this.#file.logged(2 * (snapshot?.race.length ?? 0))
  }

  close(): void {
    this.#file.close()
  }

  #fold(snapshot: Snapshot | undefined, ended: EndedRound | undefined): void {
    this.#file.together(() => {
      if (ended !== undefined) this.rounds.keep(ended)
      if (snapshot === undefined) return
      const { room, number, race } = snapshot
      this.#file.run(
        'update snapshot set number = ?, race = ?, sum = ? where room = ? and number < ?',
        number,
        race,
        sumOf(room, number, race),
        room,
        number,
      )
      this.#file.run('delete from line where room = ? and number <= ?', room, number)
    })
  }

  #writeAll({ at, opened, lines, dropped }: Batch): void {
    this.#file.together(() => {
      if (!this.#isBuried) this.#bury(at)
      for (const room of dropped) this.#forget(room)
      for (const room of opened) this.#open(room)
      this.#insert(lines)
      this.#file.live(at)
    })
    this.#isBuried = true
    const rooms = new Set(lines.map(({ room }) => room))
    let bytes = (rooms.size + opened.length + dropped.length + 1) * PAGE_BYTES
    for (const { handling } of lines) bytes += handling.length
    this.#file.logged(bytes)
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

  #read(code: string): StoredRoom | undefined {
    const [room] = this.#file.rows('select behind, died_at, sum from room where code = ?', code)
    if (room === undefined) return undefined
    const [found] = this.#file.rows('select number, race, sum from snapshot where room = ?', code)
    if (found === undefined) return undefined
    const snapshot = { room: code, number: Number(found['number']), race: String(found['race']) }
    if (!isSound(found['sum'], code, snapshot.number, snapshot.race)) return undefined
    const lines = this.#file.rows(
      'select number, handling, sum from line where room = ? and number > ? order by number',
      code,
      snapshot.number,
    )
    const handlings = sound(code, lines, snapshot.number + 1)
    const last = snapshot.number + handlings.length
    const behind = Number(room['behind'])
    const left = room['died_at'] === null ? this.#file.leftAt : Number(room['died_at'])
    const isTimed = left !== undefined && isSound(room['sum'], code, behind)
    const diedAt = isTimed ? left - behind : 0
    return { snapshot, handlings, last, lost: lines.length - handlings.length, diedAt }
  }

  /** Notes when the rooms of an earlier process were left, and forgets those that nobody wants back. */
  #bury(now: number): void {
    if (this.#file.leftAt === undefined) {
      // The time of their last command is the best that is known.
      this.#file.run('update room set died_at = ?, sum = -1 where died_at is null', now)
    } else this.#file.run('update room set died_at = ? where died_at is null', this.#file.leftAt)
    const old = this.#file.rows('select code from room where died_at < ?', now - FORGOTTEN_MS)
    for (const { code } of old) this.#forget(String(code))
  }

  #open({ room, behind, race, last }: OpenRoom): void {
    // What stands behind the last line that could be read must not come back with the next ones.
    this.#file.run('delete from line where room = ? and number > ?', room, last)
    if (race !== undefined) {
      this.#forget(room)
      this.#file.run(
        'insert into snapshot (room, number, race, sum) values (?, 0, ?, ?)',
        room,
        race,
        sumOf(room, 0, race),
      )
    }
    this.#file.run(
      'insert or replace into room (code, behind, died_at, sum) values (?, ?, null, ?)',
      room,
      behind,
      sumOf(room, behind),
    )
  }

  /** Many lines by one statement: a tenth of the cost of one each. */
  #insert(lines: readonly Line[]): void {
    for (let from = 0; from < lines.length; from += ROWS) {
      const some = lines.slice(from, from + ROWS)
      const places = some.map(() => '(?, ?, ?, ?)').join(', ')
      this.#file.run(
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
    this.#file.run('delete from line where room = ?', room)
    this.#file.run('delete from snapshot where room = ?', room)
    this.#file.run('delete from room where code = ?', room)
  }
}

/**
 * The commands up to the first that is damaged or lacking: a journal that was cut off is read up to
 * there. `first` is the number that the first has to have.
 */
function sound(room: string, lines: readonly Record<string, unknown>[], first: number): Handling[] {
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
