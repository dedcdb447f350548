import type { Foundations } from './foundations.ts'
import type { PackedState } from './deal-tables.ts'
import type { StockRules } from './stock-reach.ts'

/** What a state is noted by in a visited set: its key, and the grade that says how it was met. */
export class VisitKey {
  high = 0
  low = 0
  grade = 0
  readonly #isLimited: boolean

  constructor({ recycleLimit }: StockRules) {
    this.#isLimited = recycleLimit >= 0
  }

  /**
   * Reads a settled state; `representative` stands for its foundations. Fewer recycles are never worse.
   * Without a limit on them, from `waste` cards in the waste come up, besides those that always do, every
   * third card from there: so of sizes alike modulo 3 the smaller one is never worse.
   */
  read({ columns, stock, waste, recycles }: PackedState, representative: Foundations): void {
    this.high = ((columns & 0xffff) << 16) | representative
    this.low = stock | ((columns >>> 16) << 29)
    this.grade = 0x101
    if (this.#isLimited) {
      this.low |= waste << 24
      this.grade += 30 - recycles
    } else if (waste > 0) {
      const level = 10 - ((waste / 3) | 0)
      this.grade = waste % 3 === 1 ? 0x100 | level : (level << 8) | 1
    }
  }
}
