import type { Pending } from './own-board.ts'
import type { Clock, Stop } from './surroundings.ts'

/** So many commands are on their way at once; the others follow as the answers come. */
const IN_FLIGHT = 20
/** How long it waits when the server could not take a command yet, in milliseconds. */
const HOLD_MS = 600

/** The way of the own commands to the server: in order, each once on a socket unless the server asks again. */
export class Outbox {
  readonly #clock: Clock
  readonly #post: (pending: Pending) => void
  /** The number of the last command of this round that has gone out on this socket. */
  #sent = 0
  #isOpen = false
  #release: Stop | undefined

  constructor(clock: Clock, post: (pending: Pending) => void) {
    this.#clock = clock
    this.#post = post
  }

  /** Nothing has gone out yet: on a new socket, or of a round whose commands are numbered from 1 again. */
  beginAnew(): void {
    this.#release?.()
    this.#release = undefined
    this.#sent = 0
  }

  /** The server can be told: everything that is not answered goes out, oldest first. */
  open(pending: readonly Pending[]): void {
    this.shut()
    this.#isOpen = true
    this.flush(pending)
  }

  /** The server cannot be told for now. */
  shut(): void {
    this.beginAnew()
    this.#isOpen = false
  }

  /** Sends what may go out now of the commands that are not answered. */
  flush(pending: readonly Pending[]): void {
    if (!this.#isOpen || this.#release !== undefined) return
    for (const one of pending.slice(0, IN_FLIGHT)) {
      if (one.n <= this.#sent) continue
      this.#sent = one.n
      this.#post(one)
    }
  }

  /** The server could not take a command yet: after a moment everything goes out again. */
  again(pending: () => readonly Pending[]): void {
    if (!this.#isOpen) return
    this.#release ??= this.#clock.after(HOLD_MS, () => this.open(pending()))
  }
}
