import type { KlondikeOptions } from '@samedeal/rules'
import { LEVELS, type Level } from '@samedeal/solver'
import type { ReserveDeal } from './certified-deal.ts'

/** Deals of each level that are kept ready; a level may hold more, since candidates come as they come. */
const READY = 4
const MOST = 12
/**
 * Milliseconds of a worker's time that go into filling one reserve without anybody asking. Under
 * strict rules some levels are too rare to be kept ready at any price.
 */
const IDLE_EFFORT = 30_000

/** The deals kept ready under one set of rules, by level. */
export class Reserve {
  readonly options: KlondikeOptions
  readonly #byLevel = new Map<Level, ReserveDeal[]>(LEVELS.map((level) => [level, []]))
  #effort = 0

  constructor(options: KlondikeOptions) {
    this.options = options
  }

  /** Keeps deals, each at its own level; those that a full level cannot hold are let go. */
  add(deals: readonly ReserveDeal[], milliseconds: number): void {
    this.#effort += milliseconds
    for (const deal of deals) {
      const own = this.#of(deal.level)
      if (own.length < MOST) own.push(deal)
    }
  }

  /** Takes out a deal of a level, the oldest first; it is never given again. */
  take(level: Level): ReserveDeal | undefined {
    const deal = this.#of(level).shift()
    if (deal !== undefined) this.#effort = 0
    return deal
  }

  /** Takes out a deal of the level nearest to the one wanted, the easier of two equally near. */
  takeNearest(level: Level): ReserveDeal | undefined {
    const wanted = LEVELS.indexOf(level)
    const byDistance = LEVELS.map((_, index) => index).toSorted(
      (a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b,
    )
    for (const index of byDistance) {
      const deal = this.take(LEVELS[index] as Level)
      if (deal !== undefined) return deal
    }
    return undefined
  }

  /** How many deals the emptiest level holds. */
  get least(): number {
    return Math.min(...[...this.#byLevel.values()].map((deals) => deals.length))
  }

  /** Whether a worker should go on filling it. */
  get isWanting(): boolean {
    return this.least < READY && this.#effort < IDLE_EFFORT
  }

  #of(level: Level): ReserveDeal[] {
    return this.#byLevel.get(level) as ReserveDeal[]
  }
}
