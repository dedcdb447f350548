import { signal } from '@preact/signals'
import type { Clock, Stop } from './surroundings.ts'

/** How long after the return it is said that this browser did not keep up, in milliseconds. */
const SAY_MS = 6_000

/** Whether it is said that this browser did not keep up, and lost its socket by that. */
export class BehindNotice {
  readonly isSaid = signal(false)
  readonly #clock: Clock
  #stop: Stop = () => undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  say(): void {
    this.#stop()
    this.isSaid.value = true
  }

  /** The connection is back: it is said for a moment yet. */
  isBack(): void {
    this.#stop()
    if (!this.isSaid.peek()) return
    this.#stop = this.#clock.after(SAY_MS, () => {
      this.isSaid.value = false
    })
  }
}
