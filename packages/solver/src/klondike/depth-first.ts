import { Search, type PathStep, type SearchSpace } from './search.ts'
import type { VisitedSet } from './visited-set.ts'
import { widened } from './widened.ts'

/** Numbers that one entry of the stack takes. */
const ENTRY = 4
/** Marks, in the first number, an entry whose children are above it. */
const EXPANDED = 1 << 20

/**
 * Where passes are limited, turning the stock costs something: ranks for a recycle, for a card passed
 * over, and for one passed over in the last pass. Found by trying: with three passes they make wins
 * forty times cheaper.
 */
const RECYCLE_RANK = 2
const PASS_RANK = 0.1
const LAST_PASS_RANK = 0.3

/** How a depth-first search orders the children of a state: lower comes first. */
export interface ChildOrder {
  /** The rank of each kind of child, by its number in CHILD_KINDS. */
  readonly kinds: readonly number[]
  /** How far chance moves a child up or down, in ranks. */
  readonly chance: number
  /** Numbers from 0 up to 1. */
  readonly random: () => number
}

/** Looks at the best child of the last state first. It needs little memory, so it is what proves losses. */
export class DepthFirst extends Search {
  readonly #order: ChildOrder
  #stack = new Int32Array(ENTRY * 128)
  #top = 0
  #ranks = new Float64Array(64)
  #sorted = new Uint16Array(64)

  /** The states between the start and the one looked at, by their keys in the visited set. */
  #pathHigh: number[] = []
  #pathLow: number[] = []
  readonly #lost: VisitedSet

  /** Every state in `lost` that is not on the path has been searched to the end, by this or another. */
  constructor(space: SearchSpace, order: ChildOrder, lost: VisitedSet) {
    super(space, lost)
    this.#lost = lost
    this.#order = order
    const { columns, stock, waste, recycles, home } = this.state
    this.#push(columns, stock, waste | (recycles << 5) | (home << 10), 0)
  }

  /**
   * Leaves the visited set to other searches: the states on the path are not lost yet. They cannot
   * come up again below themselves, so the search may go on later as if they were still noted.
   */
  pause(): void {
    this.#pathHigh.forEach((high, depth) => this.#lost.forget(high, this.#pathLow[depth] as number))
  }

  protected next(): boolean {
    while (this.#top > 0 && ((this.#stack[this.#top - ENTRY] as number) & EXPANDED) !== 0) {
      this.#top -= ENTRY
      this.#pathHigh.pop()
      this.#pathLow.pop()
    }
    if (this.#top === 0) return false
    this.#top -= ENTRY
    this.#read(this.#top)
    return true
  }

  protected keepChildren(): void {
    const { children } = this.space.expansion
    // The state's own entry is still where it was taken from.
    this.#stack[this.#top] = (this.#stack[this.#top] as number) | EXPANDED
    this.#top += ENTRY
    this.#pathHigh.push(this.key.high)
    this.#pathLow.push(this.key.low)
    this.#sort()
    for (let place = children.count - 1; place >= 0; place--) {
      const child = this.#sorted[place] as number
      const packed =
        (children.waste[child] as number) |
        ((children.recycles[child] as number) << 5) |
        ((children.home[child] as number) << 10)
      this.#push(
        children.columns[child] as number,
        children.stock[child] as number,
        packed,
        children.exit[child] as number,
      )
    }
  }

  path(): PathStep[] {
    const steps: PathStep[] = []
    for (let at = 0; at < this.#top; at += ENTRY) {
      if (((this.#stack[at] as number) & EXPANDED) !== 0) steps.push(this.#step(at))
    }
    steps.push(this.#step(this.#top))
    return steps
  }

  #step(at: number): PathStep {
    this.#read(at)
    return { ...this.state, exit: this.#stack[at + 3] as number }
  }

  #read(at: number): void {
    const { state } = this
    const packed = this.#stack[at + 2] as number
    state.columns = (this.#stack[at] as number) & ~EXPANDED
    state.stock = this.#stack[at + 1] as number
    state.waste = packed & 31
    state.recycles = (packed >> 5) & 31
    state.home = packed >>> 10
  }

  // oxlint-disable-next-line max-params -- called a million times a second
  #push(columns: number, stock: number, packed: number, exit: number): void {
    if (this.#top + ENTRY * 2 > this.#stack.length) {
      this.#stack = widened(this.#stack, new Int32Array(this.#stack.length * 2))
    }
    const stack = this.#stack
    const top = this.#top
    stack[top] = columns
    stack[top + 1] = stock
    stack[top + 2] = packed
    stack[top + 3] = exit
    this.#top = top + ENTRY
  }

  /** What a recycle, and each card passed over in the stock, adds to a child's rank. */
  #ranksOfStock(): { recycleRank: number; passRank: number } {
    const { recycleLimit } = this.space.stockRules
    if (recycleLimit < 0) return { recycleRank: 0, passRank: 0 }
    const isLastPass = this.state.recycles >= recycleLimit
    return { recycleRank: RECYCLE_RANK, passRank: isLastPass ? LAST_PASS_RANK : PASS_RANK }
  }

  /** Orders the children by insertion: they are few, and mostly in order already. */
  #sort(): void {
    const { children } = this.space.expansion
    const { kinds, chance, random } = this.#order
    const { count } = children
    const { recycles, waste } = this.state
    const { recycleRank, passRank } = this.#ranksOfStock()
    if (count > this.#ranks.length) {
      this.#ranks = new Float64Array(count * 2)
      this.#sorted = new Uint16Array(count * 2)
    }
    for (let child = 0; child < count; child++) {
      let rank = kinds[children.kind[child] as number] as number
      // Where two ways to the same cards differ in the waste, the one that leaves more within reach.
      rank -= ((children.waste[child] as number) % 3) / 64
      rank += recycleRank * ((children.recycles[child] as number) - recycles)
      rank += passRank * ((children.waste[child] as number) - waste)
      // Of equal ones the one found last: columns further right have more cards face down.
      rank -= child / 65536
      if (chance > 0) rank += chance * random()
      let place = child
      while (place > 0 && (this.#ranks[place - 1] as number) > rank) {
        this.#ranks[place] = this.#ranks[place - 1] as number
        this.#sorted[place] = this.#sorted[place - 1] as number
        place--
      }
      this.#ranks[place] = rank
      this.#sorted[place] = child
    }
  }
}
