import { signal, type ReadonlySignal } from '@preact/signals'
import type { GameRecord, ReadRecord } from '@samedeal/rules'
import { inTime } from '../../offline/page-build.ts'
import type { RoomSession } from '../../session/room-session.ts'
import { soundRecord } from './replayed.ts'

/** A record of the finished round that has been asked for. */
export type Fetched =
  | { readonly state: 'loading' | 'failed' }
  | {
      readonly state: 'there'
      readonly record: ReadRecord
      /** The record as it came. */
      readonly json: GameRecord
      /** Moves that win the same deal, as a record; undefined where nobody has proven any. */
      readonly winning: ReadRecord | undefined
    }

/** The records of a finished round, each fetched when it is first looked at. */
export class SeatRecords {
  readonly #session: Pick<RoomSession, 'record'>
  readonly #fetched = new Map<number, ReadonlySignal<Fetched>>()

  constructor(session: Pick<RoomSession, 'record'>) {
    this.#session = session
  }

  /** A seat's record. */
  of(seat: number): ReadonlySignal<Fetched> {
    const known = this.#fetched.get(seat)
    if (known !== undefined) return known
    const fetched = signal<Fetched>({ state: 'loading' })
    this.#fetched.set(seat, fetched)
    void this.#fetch(seat).then((answer) => (fetched.value = answer))
    return fetched
  }

  /** Lets those that could not be fetched be asked for again. */
  forgetFailed(): void {
    for (const [seat, { value }] of this.#fetched) {
      if (value.state === 'failed') this.#fetched.delete(seat)
    }
  }

  async #fetch(seat: number): Promise<Fetched> {
    try {
      const { record, winningLine } = await inTime(this.#session.record(seat))
      const winning: GameRecord | undefined = winningLine && { ...record, moves: winningLine }
      return {
        state: 'there',
        record: soundRecord(record),
        json: record,
        winning: winning && soundRecord(winning),
      }
    } catch {
      return { state: 'failed' }
    }
  }
}
