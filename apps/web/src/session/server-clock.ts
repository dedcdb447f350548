/** One exchange with the server: all in milliseconds, the first and last by the browser's own clock. */
export interface ClockSample {
  readonly sent: number
  readonly server: number
  readonly received: number
}

/** How long the quickest exchange is believed, in milliseconds: clocks drift, and devices sleep. */
const BELIEVED_MS = 60_000

/**
 * The server's clock as well as the browser can know it: the offset of the quickest exchange of the last
 * minute, since its answer says least about the way there and back. The browser's clock must be one
 * that nobody can set, such as performance.now().
 */
export class ServerClock {
  readonly #own: () => number
  #trip = Number.POSITIVE_INFINITY
  #offset = 0
  #learntAt = 0

  constructor(own: () => number) {
    this.#own = own
  }

  /** The server's time now. */
  now(): number {
    return this.#own() + this.#offset
  }

  /** Believes the next exchange, whatever it says. */
  doubt(): void {
    this.#trip = Number.POSITIVE_INFINITY
  }

  /** Learns from one exchange. */
  learn({ sent, server, received }: ClockSample): void {
    const trip = received - sent
    if (trip < 0) return
    const offset = server + trip / 2 - received
    const isOld = received > this.#learntAt + BELIEVED_MS
    // Half of each trip is the most that either can be wrong by: more apart, and a clock has jumped.
    const hasJumped = Math.abs(offset - this.#offset) > (trip + this.#trip) / 2
    if (trip > this.#trip && !isOld && !hasJumped) return
    this.#trip = trip
    this.#offset = offset
    this.#learntAt = received
  }
}
