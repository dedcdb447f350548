import type { SeatRecord } from './room-session.ts'
import type { Clock, Stop } from './surroundings.ts'

/** When records that were asked for too fast are asked for again, in milliseconds. */
const ASK_AGAIN_MS = 1_500

interface Waiting {
  readonly seat: number
  resolve(record: SeatRecord): void
  reject(error: Error): void
}

/** Questions for records that the server has not answered yet; it answers in order. */
export class RecordRequests {
  readonly #clock: Clock
  readonly #send: (seat: number) => void
  #waiting: readonly Waiting[] = []
  #stopAsking: Stop = () => undefined

  /** `send` asks the server for a seat's record. */
  constructor(clock: Clock, send: (seat: number) => void) {
    this.#clock = clock
    this.#send = send
  }

  /** Asks for a seat's record. Rejects when the server refuses it. */
  ask(seat: number): Promise<SeatRecord> {
    this.#send(seat)
    return new Promise((resolve, reject) => {
      this.#waiting = [...this.#waiting, { seat, resolve, reject }]
    })
  }

  /** Asks again for all that have not come, in the order in which they were asked for. */
  askAgain(): void {
    this.#stopAsking()
    for (const { seat } of this.#waiting) this.#send(seat)
  }

  /** Something was asked for too fast: after a moment all is asked for again. False when it was no record. */
  slowDown(): boolean {
    if (this.#waiting.length === 0) return false
    this.#stopAsking()
    this.#stopAsking = this.#clock.after(ASK_AGAIN_MS, () => this.askAgain())
    return true
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
