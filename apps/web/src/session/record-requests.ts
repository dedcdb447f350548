import type { SeatRecord } from './room-session.ts'

interface Waiting {
  readonly seat: number
  resolve(record: SeatRecord): void
  reject(error: Error): void
}

/** Questions for records that the server has not answered yet; it answers in order. */
export class RecordRequests {
  #waiting: readonly Waiting[] = []

  /** The seats whose records have not come, in the order in which they were asked for. */
  get seats(): readonly number[] {
    return this.#waiting.map(({ seat }) => seat)
  }

  /** Waits for a seat's record. Rejects when the server refuses it. */
  ask(seat: number): Promise<SeatRecord> {
    return new Promise((resolve, reject) => {
      this.#waiting = [...this.#waiting, { seat, resolve, reject }]
    })
  }

  /** The record of a seat has come. */
  answer(record: SeatRecord): void {
    for (const one of this.#waiting) if (one.seat === record.seat) one.resolve(record)
    this.#waiting = this.#waiting.filter(({ seat }) => seat !== record.seat)
  }

  /** The oldest question is refused. */
  refuse(why: string): void {
    const [first, ...rest] = this.#waiting
    this.#waiting = rest
    first?.reject(new Error(why))
  }
}
