/** The longest that a Node timer can wait, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1

/** Calls back once, at the time it was last set to. */
export class Alarm {
  readonly #ring: () => void
  readonly #now: () => number
  #timer: NodeJS.Timeout | undefined

  constructor(now: () => number, ring: () => void) {
    this.#now = now
    this.#ring = ring
  }

  /** Sets the time in milliseconds of the server's clock; undefined for never. */
  set(at: number | undefined): void {
    clearTimeout(this.#timer)
    if (at === undefined) return
    const wait = Math.min(Math.max(0, at - this.#now()), LONGEST_WAIT)
    this.#timer = setTimeout(this.#ring, wait)
  }
}
