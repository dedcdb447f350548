import type { OwnCommand } from './own-board.ts'
import type { Clock, Stop } from './surroundings.ts'

/** So many commands are sent and not answered at most; the queued ones follow as answers come. */
const MOST_SENT = 20
/** How long it waits when the server could not take a command yet, in milliseconds. */
const HOLD_MS = 600

/**
 * The way of the unanswered commands to the server, each queued or sent: in order, each once on a
 * socket unless the server asks again.
 */
export class Outbox {
  readonly #clock: Clock
  readonly #post: (command: OwnCommand) => void
  /** The number of the last command of this round that was sent on this socket; those after it are queued. */
  #sent = 0
  #isOpen = false
  #release: Stop | undefined

  constructor(clock: Clock, post: (command: OwnCommand) => void) {
    this.#clock = clock
    this.#post = post
  }

  /** Nothing is sent yet: on a new socket, or of a round whose commands are numbered from 1 again. */
  beginAnew(): void {
    this.#release?.()
    this.#release = undefined
    this.#sent = 0
  }

  /** The server can be told: what is unanswered is sent, oldest first. */
  open(unanswered: readonly OwnCommand[]): void {
    this.shut()
    this.#isOpen = true
    this.flush(unanswered)
  }

  /** The server cannot be told for now. */
  shut(): void {
    this.beginAnew()
    this.#isOpen = false
  }

  /** Sends the queued commands that may go out now. */
  flush(unanswered: readonly OwnCommand[]): void {
    if (!this.#isOpen || this.#release !== undefined) return
    for (const one of unanswered.slice(0, MOST_SENT)) {
      if (one.n <= this.#sent) continue
      this.#sent = one.n
      this.#post(one)
    }
  }

  /** The server could not take a command yet: after a moment all unanswered ones are sent again. */
  again(unanswered: () => readonly OwnCommand[]): void {
    if (!this.#isOpen) return
    this.#release ??= this.#clock.after(HOLD_MS, () => this.open(unanswered()))
  }
}
