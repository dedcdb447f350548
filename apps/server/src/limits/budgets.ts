/** How much may be spent at once after a pause, and how much comes back each second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

interface BudgetsParts {
  /** The clock in milliseconds. */
  readonly now: () => number
  readonly rate: Rate
}

/** So many budgets are no trouble to keep; with more, those that are whole again are swept out first. */
const SWEEP_AT = 10_000

/**
 * One budget for each key, be it a person, an address or everybody: what is spent comes back by itself. It
 * is kept by key, so that nobody has a fresh one by coming back on another socket.
 */
export class Budgets {
  readonly #now: () => number
  readonly #rate: Rate
  readonly #spent = new Map<string, { left: number; at: number }>()
  #sweepAt = SWEEP_AT

  constructor({ now, rate }: BudgetsParts) {
    this.#now = now
    this.#rate = rate
  }

  /** How many budgets are kept, since something has been spent of them. */
  get size(): number {
    return this.#spent.size
  }

  /** How much is left to spend now; below zero what is owed. */
  left(key: string): number {
    const { burst, perSecond } = this.#rate
    const spent = this.#spent.get(key)
    if (spent === undefined) return burst
    return Math.min(burst, spent.left + ((this.#now() - spent.at) * perSecond) / 1_000)
  }

  /** Spends so much, if there is as much; a refusal costs nothing. */
  take(key: string, cost = 1): boolean {
    if (this.left(key) < cost) return false
    this.charge(key, cost)
    return true
  }

  /** Spends so much even where it is not left: what is owed has to come back first. */
  charge(key: string, cost = 1): void {
    this.#spent.set(key, { left: this.left(key) - cost, at: this.#now() })
    if (this.#spent.size > this.#sweepAt) this.#sweep()
  }

  /** Forgets the budgets that are whole again. */
  #sweep(): void {
    for (const key of this.#spent.keys()) {
      if (this.left(key) >= this.#rate.burst) this.#spent.delete(key)
    }
    this.#sweepAt = Math.max(SWEEP_AT, 2 * this.#spent.size)
  }
}
