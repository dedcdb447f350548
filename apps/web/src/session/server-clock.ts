/** One exchange with the server: all in milliseconds, the first and last by the browser's own clock. */
export interface ClockSample {
  readonly sent: number
  readonly server: number
  readonly received: number
}

/**
 * The server's clock as well as the browser can know it: the offset of the quickest exchange, since
 * its answer says least about the way there and back. The browser's clock must be one that nobody
 * can set, such as performance.now().
 */
export class ServerClock {
  readonly #own: () => number
  #quickest = Number.POSITIVE_INFINITY
  #offset = 0

  constructor(own: () => number) {
    this.#own = own
  }

  /** The server's time now. */
  now(): number {
    return this.#own() + this.#offset
  }

  /** Whether at least one answer has come. */
  get isSet(): boolean {
    return this.#quickest !== Number.POSITIVE_INFINITY
  }

  /** Learns from one exchange. */
  learn({ sent, server, received }: ClockSample): void {
    const trip = received - sent
    if (trip < 0 || trip > this.#quickest) return
    this.#quickest = trip
    this.#offset = server + trip / 2 - received
  }
}
