import type { PlayerId } from '@samedeal/race'

/** A numbered command of a player that is answered, and the number under which the journal has it. */
interface Answered {
  readonly number: number
  readonly player: PlayerId
  readonly round: number
  readonly n: number
}

/** What a keeper does once something is safe. */
export interface SafeNewsParts {
  /** Tells a player that everything of a round up to command `n` is safe. */
  readonly tellSafe: (player: PlayerId, safe: readonly [round: number, n: number]) => void
}

/**
 * Keeps back what must not be announced before the journal has it: finishes and results. And tells
 * players up to which command their moves are safe.
 */
export class SafeNews {
  readonly #tellSafe: SafeNewsParts['tellSafe']
  #answered: Answered[] = []
  /** The number of the last command whose news waits. */
  #heldFor = 0
  #safe = 0
  #held = new Map<string, () => void>()

  constructor({ tellSafe }: SafeNewsParts) {
    this.#tellSafe = tellSafe
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
      for (const { player, round, n } of new Map(done.map((one) => [one.player, one])).values()) {
        this.#tellSafe(player, [round, n])
      }
    }
    if (this.#heldFor <= number) this.release()
  }

  /** Announces everything that waits: nothing can become safe at the moment. */
  release(): void {
    this.#heldFor = 0
    const held = [...this.#held.values()]
    this.#held.clear()
    for (const say of held) say()
  }
}
