import type { Result } from '@samedeal/race'
import type { GameRecord } from '@samedeal/rules'
import type { JournalFile } from './journal-file.ts'
import type { RoundLimits } from './journal-message.ts'

/** Rounds that are deleted in one go, at most. */
const AT_ONCE = 20

const DAY_MS = 24 * 60 * 60_000

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

/** The table of finished rounds, which grows to a limit. */
export class FinishedRounds {
  readonly #file: JournalFile

  constructor(file: JournalFile) {
    this.#file = file
  }

  /** Whether the round that a room started at that time is kept. */
  has(room: string, startedAt: number): boolean {
    const sql = 'select 1 from round where room = ? and started_at = ?'
    return this.#file.rows(sql, room, startedAt).length > 0
  }

  /** Keeps a round, within a write of its room. */
  keep({ room, round, startedAt, endedAt, results, records }: EndedRound): void {
    const texts = [JSON.stringify(results), JSON.stringify(records)] as const
    this.#file.run(
      'insert into round (room, round, started_at, ended_at, results, records, size) values (?, ?, ?, ?, ?, ?, ?)',
      room,
      round,
      startedAt,
      endedAt,
      ...texts,
      Buffer.byteLength(texts.join('')),
    )
  }

  /**
   * Deletes the oldest of the rounds that are too old at that time or too large together, a few at a time.
   * True when there may be more.
   */
  deleteSome(now: number, { days, megabytes }: RoundLimits): boolean {
    const [sum] = this.#file.rows('select total(size) as bytes from round')
    let over = Number(sum?.['bytes']) - megabytes * 1_000_000
    const ends = now - days * DAY_MS
    const sql = 'select id, ended_at, size from round order by id limit ?'
    const gone = this.#file.rows(sql, AT_ONCE).filter(({ ended_at: endedAt, size }) => {
      const isGone = over > 0 || Number(endedAt) < ends
      if (isGone) over -= Number(size)
      return isGone
    })
    if (gone.length === 0) return false
    this.#file.together(() => {
      for (const { id } of gone) this.#file.run('delete from round where id = ?', Number(id))
    })
    this.#file.logged(gone.reduce((bytes, { size }) => bytes + Number(size), 0))
    return gone.length === AT_ONCE
  }
}
