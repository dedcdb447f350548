import { COLUMN_MASK, COLUMN_SHIFT, type PackedState } from './deal-tables.ts'
import { heightOf, type Foundations } from './foundations.ts'
import type { SearchSpace } from './search.ts'
import { VisitKey } from './visit-key.ts'
import { VisitedSet } from './visited-set.ts'
import { widened } from './widened.ts'

/** Numbers that one entry of the stack takes. */
const ENTRY = 3

/**
 * Looks for any progress at all: a card of a column turned up, or a card home that was not home at the
 * start. It leaves off at the first, so no face-down card is ever looked at.
 */
export class ProgressSearch {
  /** How many states were taken up so far, those met before included. */
  states = 0
  readonly #space: SearchSpace
  /** The bits of the columns that hold face-down cards, in the number that holds all counts. */
  readonly #covered: number
  readonly #state: PackedState
  readonly #key: VisitKey
  readonly #visited = new VisitedSet()
  #stack = new Int32Array(ENTRY * 128)
  #top = 0

  /** `covered` has the numbers of the columns that hold face-down cards, from 0. */
  constructor(space: SearchSpace, covered: readonly number[]) {
    this.#space = space
    this.#covered = covered.reduce((bits, column) => bits | fieldOf(column), 0)
    this.#state = { ...space.start }
    this.#key = new VisitKey(space.stockRules)
    this.#push(space.start)
  }

  /** Takes up to `limit` states: whether there is progress, undefined where that is still open. */
  run(limit: number): boolean | undefined {
    for (let left = limit; left > 0; left--) {
      if (this.#top === 0) return false
      this.states++
      this.#pop()
      if (this.#look()) return true
    }
    return this.#top === 0 ? false : undefined
  }

  /** True when the state is progress, or one step from it; else its children are kept, if it is new. */
  #look(): boolean {
    const state = this.#state
    const { settler, paths, expansion } = this.#space
    settler.settle(state)
    if (this.#isProgress(state.columns, state.home)) return true
    paths.find(state.home)
    for (let at = 0; at < paths.size; at++) {
      if (this.#isMoreHome(paths.homes[at] as number)) return true
    }
    const key = this.#key
    key.read(state, paths.representative)
    if (!this.#visited.add(key.high, key.low, key.grade)) return false
    expansion.expand(state)
    return this.#keepChildren()
  }

  #keepChildren(): boolean {
    const { children } = this.#space.expansion
    for (let child = 0; child < children.count; child++) {
      const columns = children.columns[child] as number
      const home = children.home[child] as number
      if (this.#isProgress(columns, home)) return true
      this.#push({
        columns,
        home,
        stock: children.stock[child] as number,
        waste: children.waste[child] as number,
        recycles: children.recycles[child] as number,
      })
    }
    return false
  }

  #isProgress(columns: number, home: Foundations): boolean {
    const { start } = this.#space
    return ((columns ^ start.columns) & this.#covered) !== 0 || this.#isMoreHome(home)
  }

  #isMoreHome(home: Foundations): boolean {
    const before = this.#space.start.home
    for (let suit = 0; suit < 4; suit++) {
      if (heightOf(home, suit) > heightOf(before, suit)) return true
    }
    return false
  }

  #push({ columns, stock, waste, recycles, home }: Readonly<PackedState>): void {
    if (this.#top + ENTRY > this.#stack.length) {
      this.#stack = widened(this.#stack, new Int32Array(this.#stack.length * 2))
    }
    this.#stack[this.#top] = columns
    this.#stack[this.#top + 1] = stock
    this.#stack[this.#top + 2] = waste | (recycles << 5) | (home << 10)
    this.#top += ENTRY
  }

  #pop(): void {
    this.#top -= ENTRY
    const packed = this.#stack[this.#top + 2] as number
    const state = this.#state
    state.columns = this.#stack[this.#top] as number
    state.stock = this.#stack[this.#top + 1] as number
    state.waste = packed & 31
    state.recycles = (packed >> 5) & 31
    state.home = packed >>> 10
  }
}

function fieldOf(column: number): number {
  return (COLUMN_MASK[column] as number) << (COLUMN_SHIFT[column] as number)
}
