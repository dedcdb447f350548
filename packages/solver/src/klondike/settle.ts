import type { Card } from '@samedeal/rules'
import type { Board } from './board.ts'
import { COLUMNS, releaseOne, type DealTables, type PackedState } from './deal-tables.ts'
import { heightOf, isRedSuit, isSafe, oneUp } from './foundations.ts'
import type { StockRules } from './stock-reach.ts'

/** The forced moves: those that can never be wrong, made at once. */
export class Settler {
  readonly #tables: DealTables
  readonly #board: Board
  readonly #isOpen: boolean
  readonly #canReturn: boolean

  constructor(given: {
    tables: DealTables
    board: Board
    stockRules: StockRules
    canReturn: boolean
  }) {
    this.#tables = given.tables
    this.#board = given.board
    this.#isOpen = given.stockRules.isOpen
    this.#canReturn = given.canReturn
  }

  /**
   * Sends home every card that may go without loss, changing `state`; the board is left in step.
   * The cards are added to `sent`, if given, in their order.
   */
  settle(state: PackedState, sent?: Card[]): void {
    this.#board.place(state.columns, state.stock)
    this.#board.findSlots(state.home)
    while (this.#sendOne(state, sent)) this.#board.findSlots(state.home)
  }

  #sendOne(state: PackedState, sent: Card[] | undefined): boolean {
    for (let suit = 0; suit < 4; suit++) {
      const rank = heightOf(state.home, suit)
      if (rank === 13) continue
      const card = suit * 13 + rank
      if (!this.#send(state, card)) continue
      state.home += oneUp(suit)
      sent?.push(card)
      return true
    }
    return false
  }

  /** Takes the next card of its suit from where it lies, if it is there to be sent without loss. */
  #send(state: PackedState, card: Card): boolean {
    const { home } = state
    const suit = (card / 13) | 0
    const rank = card - suit * 13
    const index = this.#tables.stockIndex[card] as number
    if (index >= 0 && (state.stock >>> index) & 1) {
      if (!this.#isOpen || !this.#leavesStock(home, suit, rank)) return false
      state.stock &= ~(1 << index)
      this.#board.place(state.columns, state.stock)
      return true
    }
    if (!isSafe(home, suit, rank)) return false
    const slots = isRedSuit(suit) ? this.#board.redSlots : this.#board.blackSlots
    if (((slots >> rank) & 1) === 0) return false
    if (((this.#board.released[suit] as number) >> rank) & 1) return true
    for (let column = 0; column < COLUMNS; column++) {
      if (this.#board.lowest[column] !== card) continue
      state.columns = releaseOne(this.#tables, state.columns, column)
      this.#board.place(state.columns, state.stock)
      return true
    }
    return false
  }

  /**
   * A stock card that is within reach at any time is worth as much on its foundation, as long as
   * it may come back from there and the card below it never has to.
   */
  #leavesStock(home: number, suit: number, rank: number): boolean {
    if (isSafe(home, suit, rank)) return true
    return this.#canReturn && (rank === 0 || isSafe(home, suit, rank - 1))
  }
}
