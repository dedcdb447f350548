import { ServerClock } from './server-clock.ts'
import type { Clock, Stop } from './surroundings.ts'

/** Milliseconds between questions: quick at first, then steady, which also shows that the server is there. */
const FIRST_MS = 200
const LATER_MS = 1_000
const QUICK_QUESTIONS = 5

/** Asks the server for its clock, again and again while the connection is live. */
export class ClockSync {
  readonly #own: Clock
  readonly #clock: ServerClock
  readonly #ask: (sent: number) => void
  #asked = 0
  #stop: Stop = () => undefined

  constructor(own: Clock, ask: (sent: number) => void) {
    this.#own = own
    this.#clock = new ServerClock(() => own.now())
    this.#ask = ask
  }

  /** The server's time now, in milliseconds. */
  now(): number {
    return this.#clock.now()
  }

  /** Starts asking, and trusts no answer of before: the device may have slept. */
  start(): void {
    this.stop()
    this.#asked = 0
    this.#clock.doubt()
    this.#question()
  }

  stop(): void {
    this.#stop()
  }

  /** The server answers a question sent at `sent`. */
  hear(sent: number, server: number): void {
    this.#clock.learn({ sent, server, received: this.#own.now() })
  }

  #question(): void {
    this.#ask(this.#own.now())
    const wait = this.#asked++ < QUICK_QUESTIONS ? FIRST_MS : LATER_MS
    this.#stop = this.#own.after(wait, () => this.#question())
  }
}
