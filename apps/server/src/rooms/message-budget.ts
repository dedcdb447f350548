/** Messages a second that a socket may send on and on. */
const SUSTAINED = 30
/** Messages that it may send at once after a pause: for fast taps, and for what an outage held back. */
const BURST = 120
/** Milliseconds between two refusals to the same socket: an answer to each would help nobody. */
const REFUSAL_EVERY_MS = 100

/** How much a socket may still send: a bucket that fills up again by itself. */
export class MessageBudget {
  #left = BURST
  #at: number
  #refusedAt = Number.NEGATIVE_INFINITY

  /** `now`: the clock in milliseconds. */
  constructor(now: number) {
    this.#at = now
  }

  /** Whether one more message is taken; if not, whether its sender is told. */
  take(now: number): 'taken' | 'refused' | 'passed-over' {
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) * SUSTAINED) / 1_000)
    this.#at = now
    if (this.#left >= 1) {
      this.#left--
      return 'taken'
    }
    if (now < this.#refusedAt + REFUSAL_EVERY_MS) return 'passed-over'
    this.#refusedAt = now
    return 'refused'
  }
}
