import type { PlayerId } from '@samedeal/race'
import type { Alarm, Clock } from '../clock.ts'

/**
 * For how long a player is not told, in milliseconds, unless an answer goes out to them anyway: a message of its
 * own for each move costs as much as its answer. The browser waits longer before it writes down what is not safe.
 */
const TELL_AFTER_MS = 250

/** A numbered command of a player that is answered, and the number under which the journal has it. */
interface Answered {
  readonly number: number
  readonly player: PlayerId
  readonly round: number
  readonly n: number
}

/** What a keeper does once something is safe. */
export interface SafeNewsParts {
  readonly clock: Clock
  /** Tells a player that everything of a round up to command `n` is safe. */
  readonly tellSafe: (player: PlayerId, safe: readonly [round: number, n: number]) => void
}

/**
 * Keeps back what must not be announced before the journal has it: finishes and results. And tells
 * players up to which command their moves are safe.
 */
export class SafeNews {
  readonly #parts: SafeNewsParts
  readonly #alarm: Alarm
  #answered: Answered[] = []
  /** The number of the last command whose news waits. */
  #heldFor = 0
  #safe = 0
  #held = new Map<string, () => void>()
  /** What is safe, and which player has not been told yet. */
  readonly #untold = new Map<PlayerId, Answered>()

  constructor(parts: SafeNewsParts) {
    this.#parts = parts
    this.#alarm = parts.clock.alarm(() => this.#tellAll())
  }

  /** A player's command `n` was answered; the journal has it under `number`. */
  answered(answered: Answered): void {
    this.#answered.push(answered)
  }

  /** Nothing is announced until the journal has the command of that number. */
  hold(number: number): void {
    this.#heldFor = Math.max(this.#heldFor, number)
  }

  /** Announces at once, or as soon as it may be; of several with the same name the last one counts. */
  announce(name: string, say: () => void): void {
    if (this.#heldFor <= this.#safe) return say()
    this.#held.set(name, say)
    return undefined
  }

  /** The journal has everything up to that number. */
  safe(number: number): void {
    this.#safe = number
    const done = this.#answered.filter((one) => one.number <= number)
    if (done.length > 0) {
      this.#answered = this.#answered.filter((one) => one.number > number)
      if (this.#untold.size === 0) this.#alarm.set(this.#parts.clock.now() + TELL_AFTER_MS)
      for (const one of done) this.#untold.set(one.player, one)
    }
    if (this.#heldFor <= number) this.release()
  }

  /** An answer is about to go out to a player: what is safe of theirs goes with it. */
  tell(player: PlayerId): void {
    const untold = this.#untold.get(player)
    if (untold === undefined) return
    this.#untold.delete(player)
    this.#parts.tellSafe(player, [untold.round, untold.n])
  }

  /** Nobody is told anything any more. */
  end(): void {
    this.#alarm.set(undefined)
  }

  #tellAll(): void {
    for (const player of this.#untold.keys()) this.tell(player)
  }

  /** Announces everything that waits: nothing can become safe at the moment. */
  release(): void {
    this.#heldFor = 0
    const held = [...this.#held.values()]
    this.#held.clear()
    for (const say of held) say()
  }
}
