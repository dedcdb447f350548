/** A clock in milliseconds that can be stopped, with one alarm that it rings at a time of its own. */
export class PracticeClock {
  readonly #ring: () => void
  #shown = 0
  /** The system's time since which it runs; undefined while it stands. */
  #since: number | undefined
  #alarm: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `ring` is called when the alarm is due. The clock stands at first. */
  constructor(ring: () => void) {
    this.#ring = ring
  }

  /** What it shows now, in whole milliseconds. */
  now(): number {
    const run = this.#since === undefined ? 0 : performance.now() - this.#since
    return Math.floor(this.#shown + run)
  }

  /** Puts it forward to a time; it never goes back. */
  forwardTo(time: number): void {
    this.#shown += Math.max(0, time - this.now())
    this.#wind()
  }

  run(): void {
    this.#since ??= performance.now()
    this.#wind()
  }

  stand(): void {
    this.#shown = this.now()
    this.#since = undefined
    this.#wind()
  }

  /** Sets the alarm to a time of this clock; undefined takes it away. */
  wake(at: number | undefined): void {
    this.#alarm = at
    this.#wind()
  }

  #wind(): void {
    clearTimeout(this.#timer)
    if (this.#alarm === undefined || this.#since === undefined) return
    const wait = Math.max(0, this.#alarm - this.now())
    this.#timer = setTimeout(() => {
      if (this.#alarm !== undefined && this.now() >= this.#alarm) this.#ring()
      else this.#wind()
    }, wait)
  }
}
