import type { Board } from './board.ts'
import { CHILD_KINDS, Children } from './children.ts'
import { COLUMNS, releaseOne, type DealTables, type PackedState } from './deal-tables.ts'
import { type FoundationPaths, groupBelow, groupOf } from './foundation-paths.ts'
import { heightOf, isRedSuit, oneUp } from './foundations.ts'
import { StockReach, type StockRules } from './stock-reach.ts'

/**
 * Finds the states that follow a settled state by a move that cannot be taken back: a fixed card
 * leaves its column, or a card leaves the stock.
 *
 * Where a move leads to the same set of foundations from several foundations of the state, it is
 * listed from one of them: two foundations that are one card apart stay connected after the move
 * unless both need a slot of the same group.
 */
export class Expansion {
  readonly children = new Children()
  readonly #tables: DealTables
  readonly #board: Board
  readonly #paths: FoundationPaths
  readonly #reach: StockReach
  readonly #isOpen: boolean
  readonly #canReturn: boolean
  #state: PackedState

  // The foundations being looked at, and those one card apart from which they were found.
  #home = 0
  #blackSlots = 0
  #redSlots = 0
  #previousHome = -1
  #previousBlack = 0
  #previousRed = 0
  #usedGroup = 0

  constructor(given: {
    tables: DealTables
    board: Board
    paths: FoundationPaths
    stockRules: StockRules
    canReturn: boolean
  }) {
    this.#tables = given.tables
    this.#board = given.board
    this.#paths = given.paths
    this.#reach = new StockReach(given.stockRules)
    this.#isOpen = given.stockRules.isOpen
    this.#canReturn = given.canReturn
    this.#state = given.tables.start
  }

  /** Fills `children`. Board and paths must be those of the state. */
  expand(state: PackedState): void {
    this.children.count = 0
    this.#state = state
    this.#reach.find(state)
    const paths = this.#paths
    for (let at = 0; at < paths.size; at++) {
      if (paths.isRest[at] === 0) continue
      this.#lookAt(at)
      for (let column = 0; column < COLUMNS; column++) {
        if ((this.#board.lowest[column] as number) >= 0) this.#moveFixed(column)
      }
      if (!this.#canReturn) this.#sendReleased()
      for (let place = 0; place < this.#reach.count; place++) this.#takeFromStock(place)
    }
  }

  #lookAt(at: number): void {
    const paths = this.#paths
    this.#home = paths.homes[at] as number
    this.#blackSlots = paths.blackSlots[at] as number
    this.#redSlots = paths.redSlots[at] as number
    const cameFrom = paths.cameFrom[at] as number
    const from = cameFrom >= 0 && paths.isRest[cameFrom] === 1 ? cameFrom : -1
    this.#previousHome = from < 0 ? -1 : (paths.homes[from] as number)
    this.#previousBlack = from < 0 ? 0 : (paths.blackSlots[from] as number)
    this.#previousRed = from < 0 ? 0 : (paths.redSlots[from] as number)
    this.#usedGroup = paths.usedGroup[at] as number
  }

  #moveFixed(column: number): void {
    const card = this.#board.lowest[column] as number
    const suit = (card / 13) | 0
    const rank = card - suit * 13
    const red = isRedSuit(suit)
    if (
      heightOf(this.#home, suit) === rank &&
      ((red ? this.#redSlots : this.#blackSlots) >> rank) & 1
    ) {
      const before = red ? this.#previousRed : this.#previousBlack
      const listed =
        this.#previousHome >= 0 &&
        this.#usedGroup !== groupOf(suit, rank) &&
        heightOf(this.#previousHome, suit) === rank &&
        ((before >> rank) & 1) === 1
      if (!listed) {
        const child = this.#release(column, this.#state.stock, CHILD_KINDS.fixedCardHome)
        this.children.home[child] = this.#home + oneUp(suit)
      }
      if (this.#canReturn) return
    }
    if (((red ? this.#blackSlots : this.#redSlots) >> (rank + 1)) & 1) {
      const before = red ? this.#previousBlack : this.#previousRed
      const listed =
        this.#previousHome >= 0 &&
        this.#usedGroup !== groupBelow(suit, rank) &&
        ((before >> (rank + 1)) & 1) === 1
      if (!listed) this.#release(column, this.#state.stock, CHILD_KINDS.fixedCardMoved)
    }
  }

  /** Under rules that lock the foundations, sending a card home is a move that cannot be taken back. */
  #sendReleased(): void {
    for (let suit = 0; suit < 4; suit++) {
      const rank = heightOf(this.#home, suit)
      const slots = isRedSuit(suit) ? this.#redSlots : this.#blackSlots
      if ((((this.#board.released[suit] as number) & slots) >> rank) & 1) {
        const child = this.#add(this.#state.stock, CHILD_KINDS.releasedCardHome)
        this.children.home[child] = this.#home + oneUp(suit)
      }
    }
  }

  #takeFromStock(place: number): void {
    const index = this.#reach.index[place] as number
    const card = this.#tables.stockCards[index] as number
    const suit = (card / 13) | 0
    const rank = card - suit * 13
    const red = isRedSuit(suit)
    const mayGoHome = heightOf(this.#home, suit) === rank
    const couldGoHome = this.#previousHome >= 0 && heightOf(this.#previousHome, suit) === rank
    if (mayGoHome) {
      if (!couldGoHome) {
        const child = this.#take(place, CHILD_KINDS.stockCardHome)
        this.children.home[child] = this.#home + oneUp(suit)
      }
      if (this.#canReturn) return
    }
    if ((((red ? this.#blackSlots : this.#redSlots) >> (rank + 1)) & 1) === 0) return
    if (this.#isOpen) {
      this.#layForUse(index, this.#state.stock)
      return
    }
    const before = red ? this.#previousBlack : this.#previousRed
    const listed =
      this.#previousHome >= 0 &&
      !couldGoHome &&
      this.#usedGroup !== groupBelow(suit, rank) &&
      ((before >> (rank + 1)) & 1) === 1
    if (!listed) this.#take(place, CHILD_KINDS.stockCardLaid)
  }

  /**
   * Lays down a stock card that is within reach at any time. Laying it earlier than needed is worth
   * nothing, so it is laid only where it and its twin leave no slot without it, and only together with a move that
   * needs the slot: its twin goes home, or a card is laid on it.
   */
  #layForUse(index: number, stock: number): void {
    const card = this.#tables.stockCards[index] as number
    const suit = (card / 13) | 0
    const rank = card - suit * 13
    const red = isRedSuit(suit)
    if (((red ? this.#redSlots : this.#blackSlots) >> rank) & 1) return
    const left = stock & ~(1 << index)
    this.#sendTwin(3 - suit, rank, left)
    if (rank === 0) return
    const one = red ? 0 : 1
    const other = 3 - one
    const onOne = one * 13 + rank - 1
    const onOther = other * 13 + rank - 1
    for (let column = 0; column < COLUMNS; column++) {
      const lowest = this.#board.lowest[column]
      if (lowest === onOne || lowest === onOther) {
        this.#release(column, left, CHILD_KINDS.fixedCardOnStockCard)
      }
    }
    if (
      this.#canReturn &&
      (heightOf(this.#home, one) === rank || heightOf(this.#home, other) === rank)
    ) {
      this.#add(left, CHILD_KINDS.stockCardForFoundationCard)
    }
    const nextOne = this.#tables.stockIndex[onOne] as number
    if (nextOne >= 0 && (left >>> nextOne) & 1) this.#layForUse(nextOne, left)
    const nextOther = this.#tables.stockIndex[onOther] as number
    if (nextOther >= 0 && (left >>> nextOther) & 1) this.#layForUse(nextOther, left)
  }

  #sendTwin(suit: number, rank: number, stock: number): void {
    if (heightOf(this.#home, suit) !== rank) return
    const home = this.#home + oneUp(suit)
    if (((this.#board.released[suit] as number) >> rank) & 1) {
      this.children.home[this.#add(stock, CHILD_KINDS.twinHome)] = home
      return
    }
    for (let column = 0; column < COLUMNS; column++) {
      if (this.#board.lowest[column] !== suit * 13 + rank) continue
      this.children.home[this.#release(column, stock, CHILD_KINDS.twinHome)] = home
    }
  }

  #release(column: number, stock: number, kind: number): number {
    const child = this.#add(stock, kind)
    this.children.columns[child] = releaseOne(this.#tables, this.#state.columns, column)
    return child
  }

  #take(place: number, kind: number): number {
    const index = this.#reach.index[place] as number
    const child = this.#add(this.#state.stock & ~(1 << index), kind)
    this.children.waste[child] = this.#reach.waste[place] as number
    this.children.recycles[child] = this.#reach.recycles[place] as number
    return child
  }

  #add(stock: number, kind: number): number {
    const { children } = this
    const child = children.add()
    children.columns[child] = this.#state.columns
    children.stock[child] = stock
    children.waste[child] = this.#state.waste
    children.recycles[child] = this.#state.recycles
    children.home[child] = this.#home
    children.exit[child] = this.#home
    children.kind[child] = kind
    return child
  }
}
