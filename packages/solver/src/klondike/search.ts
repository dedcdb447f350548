import type { KlondikeOptions } from '@samedeal/rules'
import { Board } from './board.ts'
import type { DealTables, PackedState } from './deal-tables.ts'
import { Expansion } from './expand.ts'
import { FoundationPaths } from './foundation-paths.ts'
import { Hopeless } from './hopeless.ts'
import { SeenLately } from './seen-lately.ts'
import { Settler } from './settle.ts'
import { stockRules, wasteClass, type StockRules } from './stock-reach.ts'
import { VisitKey } from './visit-key.ts'
import { VisitedSet } from './visited-set.ts'

/** `exhausted`: every state was looked at and none is won. `open`: there is more to look at. */
export type SearchOutcome = 'won' | 'exhausted' | 'open'

/** One step of a winning path: a state before its forced moves, and how the path left its parent. */
export interface PathStep extends Readonly<PackedState> {
  /** The parent's foundations just before the move; meaningless for the first step. */
  readonly exit: number
}

/** The check for hopeless states costs more than a quick win is worth: none before so many states. */
const FIRST_CHECK = 200
/** After so many states the check is made for one in `RARE_CHECK` only. */
const EAGER_CHECKS = 2000
const RARE_CHECK = 8
/** States that a search sees before it pays to keep a cache of them. */
const FEW_STATES = 1000

/** What all searches of one position use by turns. */
export class SearchSpace {
  readonly tables: DealTables
  readonly stockRules: StockRules
  readonly canReturn: boolean
  readonly start: Readonly<PackedState>
  readonly board: Board
  readonly paths: FoundationPaths
  readonly settler: Settler
  readonly expansion: Expansion
  readonly hopeless: Hopeless

  constructor(tables: DealTables, options: KlondikeOptions) {
    this.tables = tables
    this.stockRules = stockRules(options)
    this.canReturn = options.foundationReturn
    const { start, stockCards } = tables
    const waste = wasteClass(start.waste, stockCards.length, this.stockRules)
    const recycles = this.stockRules.recycleLimit < 0 ? 0 : start.recycles
    this.start = { ...start, waste, recycles }
    this.board = new Board(tables)
    this.paths = new FoundationPaths(this.board, this.canReturn)
    this.settler = new Settler(this)
    this.expansion = new Expansion(this)
    this.hopeless = new Hopeless(this)
  }

  /** Whether nothing can go wrong any more: no card is fixed, and the stock is empty or open. */
  isWon(state: Readonly<PackedState>): boolean {
    return state.columns === 0 && (state.stock === 0 || this.stockRules.isOpen)
  }
}

/** A search for a winning path. How it chooses the next state is what its kinds differ in. */
export abstract class Search {
  /** How many states were taken up so far, those met before included. */
  states = 0
  protected readonly space: SearchSpace
  /** The state taken up; forced moves are made in it. */
  protected readonly state: PackedState
  /** The key of the state in the visited set. */
  protected readonly key: VisitKey
  readonly #visited: VisitedSet
  #seenLately: SeenLately | undefined
  #expanded = 0

  /** Searches that share a visited set must each look at a state to the end, or make it new again. */
  constructor(space: SearchSpace, visited: VisitedSet) {
    this.space = space
    this.#visited = visited
    this.key = new VisitKey(space.stockRules)
    this.state = { ...space.start }
  }

  /** Takes up to `limit` more states. */
  run(limit: number): SearchOutcome {
    for (let left = limit; left > 0; left--) {
      if (!this.next()) return 'exhausted'
      this.states++
      if (this.#isNew() && this.#look()) return 'won'
    }
    return 'open'
  }

  /** The winning path, first state first, after `run` answered `won`. */
  abstract path(): PathStep[]

  /** Puts the next state to look at into `this.state`; false when there is none. */
  protected abstract next(): boolean

  /** Keeps the children of the state, which are in `space.expansion.children`. */
  protected abstract keepChildren(): void

  /** True when the state is won; else its children are kept, unless it was met before. */
  #look(): boolean {
    const { space, state } = this
    space.settler.settle(state)
    if (space.isWon(state)) return true
    space.paths.find(state.home)
    if (!this.#visit()) return false
    if (this.#isToCheck(++this.#expanded) && space.hopeless.isHopeless(state)) return false
    space.expansion.expand(state)
    this.keepChildren()
    return false
  }

  #isToCheck(expanded: number): boolean {
    if (expanded < FIRST_CHECK) return false
    return expanded < EAGER_CHECKS || expanded % RARE_CHECK === 0
  }

  #isNew(): boolean {
    if (this.states < FEW_STATES || this.space.stockRules.recycleLimit >= 0) return true
    this.#seenLately ??= new SeenLately()
    const { columns, stock, waste, home } = this.state
    return this.#seenLately.add(
      ((columns & 0xffff) << 16) | home,
      stock | (waste << 24) | ((columns >>> 16) << 29),
    )
  }

  /** Notes the state as visited; false when nothing new can come of it. */
  #visit(): boolean {
    const { key } = this
    key.read(this.state, this.space.paths.representative)
    return this.#visited.add(key.high, key.low, key.grade)
  }
}
