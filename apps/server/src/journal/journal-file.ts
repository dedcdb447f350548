import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite'
import { lockFolder, makeFolder, signFolder } from './data-folder.ts'
import { isSound, sumOf } from './row-sum.ts'
import { faultOf } from './sqlite-fault.ts'
import { openStore, type StoreConfig } from './store.ts'

/** A log is moved into the file when about so many bytes have been written to it. */
const LOG_BYTES = 4_000_000

/**
 * The data folder's file, locked for this process: it makes its own checkpoints, and is made anew when damage
 * shows. It knows no table but that of the process.
 */
export class JournalFile {
  /** What is to be said to the operator. */
  readonly notices: string[] = []
  readonly #config: StoreConfig
  readonly #lock: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  #database: DatabaseSync
  #leftAt: number | undefined
  /** The number of the log that is written to, and the bytes in it, about. */
  #log = 0
  #logBytes = 0
  /** Whether its number has been written to it. */
  #isStamped = false
  /** The name of the file. */
  #store = ''

  /** Throws a sentence when the folder cannot be used. */
  constructor(config: StoreConfig) {
    this.#config = config
    makeFolder(config.folder)
    this.#lock = lockFolder(config.folder)
    try {
      this.#database = this.#opened()
    } catch (error) {
      this.#lock.close()
      throw error
    }
    signFolder(config.folder)
  }

  /** When the process before this one was last known to live, in milliseconds; undefined when that is damaged. */
  get leftAt(): number | undefined {
    return this.#leftAt
  }

  run(sql: string, ...values: readonly (string | number)[]): void {
    this.#prepared(sql).run(...values)
  }

  rows(sql: string, ...values: readonly (string | number)[]): Record<string, SQLOutputValue>[] {
    return this.#prepared(sql).all(...values)
  }

  /** Writes all of it, or nothing and an error. */
  together(write: () => void): void {
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

  /** Does it, and once more on what can be read of the file when the file turns out to be damaged. */
  mended<Done>(work: () => Done): Done {
    try {
      // The disk may have had no room for a new file.
      if (!this.#database.isOpen) this.#opened()
      return work()
    } catch (error) {
      if (faultOf(error) !== 'damage') throw error
      this.#database.close()
      this.#opened()
      return work()
    }
  }

  /** Does what may fail without harm; gives the reason when it does. */
  attempt(work: () => void): string | undefined {
    try {
      this.mended(work)
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  }

  /** Notes in the file that the process lives, and to which log of which file it writes. */
  live(at: number): void {
    const sql = 'update process set alive_at = ?, log = ?, sum = ?'
    this.run(sql, at, this.#log, sumOf(at, this.#log, this.#store))
    this.#isStamped = true
  }

  /** So many bytes more are in the log. */
  logged(bytes: number): void {
    this.#logBytes += bytes
    if (this.#logBytes > LOG_BYTES) this.attempt(() => this.#checkpoint('restart'))
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close()
    this.#lock.close()
  }

  #opened(): DatabaseSync {
    const { database, notices } = openStore(this.#config)
    this.notices.push(...notices)
    this.#statements.clear()
    this.#database = database
    const [life] = this.rows('select alive_at, store, log, sum from process')
    const [alive, log] = [Number(life?.['alive_at']), Number(life?.['log'])]
    this.#store = String(life?.['store'])
    this.#log = log
    this.#isStamped = true
    this.#leftAt = isSound(life?.['sum'], alive, log, this.#store) ? alive : undefined
    try {
      this.#checkpoint('truncate')
    } catch {
      // A disk without room: the log stays as it is.
    }
    return database
  }

  /**
   * Moves the log into the file. Where that cannot be done now, the log only grows. `restart` writes over what
   * is in it, which costs less than to make it longer again.
   */
  #checkpoint(mode: 'restart' | 'truncate'): void {
    this.#logBytes = 0
    const [row] = this.rows(`pragma wal_checkpoint(${mode})`)
    if (Number(row?.['busy']) !== 0 || !this.#isStamped) return
    this.#log++
    this.#isStamped = false
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
