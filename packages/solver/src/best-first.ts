import { COLUMNS, countOf } from './deal-tables.ts'
import { cardsHome } from './foundations.ts'
import { Search, type PathStep, type SearchSpace } from './search.ts'
import { widened } from './widened.ts'

/** Numbers that one kept state takes: columns, stock, the rest packed, exit, parent, next of its list. */
const ENTRY = 6
/** Estimates are below 6 * 28 + 24 + 52. */
const LISTS = 256

/**
 * Looks at the most promising of all states first: the one with the least of
 * 6 x fixed cards + stock cards + cards not home. It keeps every state, so it is given few.
 */
export class BestFirst extends Search {
  #kept = new Int32Array(ENTRY * 1024)
  #size = 0
  /** For each estimate the last state kept with it, or -1. */
  readonly #lists = new Int32Array(LISTS).fill(-1)
  #least = 0
  #current = -1

  constructor(space: SearchSpace) {
    super(space)
    const { columns, stock, waste, recycles, home } = this.state
    const at = this.#place(columns, stock, home)
    this.#kept[at + 2] = waste | (recycles << 5) | (home << 10)
  }

  protected next(): boolean {
    while (this.#least < LISTS && this.#lists[this.#least] === -1) this.#least++
    if (this.#least === LISTS) return false
    const at = this.#lists[this.#least] as number
    this.#lists[this.#least] = this.#kept[at + 5] as number
    this.#current = at
    this.#read(at)
    return true
  }

  protected keepChildren(): void {
    const { children } = this.space.expansion
    for (let child = children.count - 1; child >= 0; child--) {
      const home = children.home[child] as number
      const at = this.#place(
        children.columns[child] as number,
        children.stock[child] as number,
        home,
      )
      this.#kept[at + 2] =
        (children.waste[child] as number) |
        ((children.recycles[child] as number) << 5) |
        (home << 10)
      this.#kept[at + 3] = children.exit[child] as number
    }
  }

  path(): PathStep[] {
    const steps: PathStep[] = []
    for (let at = this.#current; at >= 0; at = this.#kept[at + 4] as number) {
      this.#read(at)
      steps.push({ ...this.state, exit: this.#kept[at + 3] as number })
    }
    return steps.toReversed()
  }

  /** Puts a state into the list of its estimate; answers where the rest of it is to be filled in. */
  #place(columns: number, stock: number, home: number): number {
    if (this.#size + ENTRY > this.#kept.length) {
      this.#kept = widened(this.#kept, new Int32Array(this.#kept.length * 2))
    }
    const at = this.#size
    this.#size += ENTRY
    const estimate = 6 * fixedCards(columns) + bitCount(stock) + 52 - cardsHome(home)
    this.#kept[at] = columns
    this.#kept[at + 1] = stock
    this.#kept[at + 4] = this.#current
    this.#kept[at + 5] = this.#lists[estimate] as number
    this.#lists[estimate] = at
    if (estimate < this.#least) this.#least = estimate
    return at
  }

  #read(at: number): void {
    const { state } = this
    const packed = this.#kept[at + 2] as number
    state.columns = this.#kept[at] as number
    state.stock = this.#kept[at + 1] as number
    state.waste = packed & 31
    state.recycles = (packed >> 5) & 31
    state.home = packed >>> 10
  }
}

function fixedCards(columns: number): number {
  let cards = 0
  for (let column = 0; column < COLUMNS; column++) cards += countOf(columns, column)
  return cards
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
