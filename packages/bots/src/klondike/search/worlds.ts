import {
  HIDDEN,
  STANDARD_DECK,
  type Card,
  type KlondikeOptions,
  type Pile,
  type Position,
} from '@samedeal/rules'
import {
  bitOf,
  COLUMNS,
  countOf,
  dealTables,
  isRedSuit,
  SearchSpace,
  type DealTables,
} from '@samedeal/solver/states'
import { FIRST_TABLEAU } from '@samedeal/rules/klondike-table'

/** The positions that a player's knowledge leaves possible, one at a time, as a space to search in. */
export class Worlds {
  readonly space: SearchSpace
  readonly #tables: DealTables
  /** Where unseen cards lie face down, as places of `columnCards`. */
  readonly #places: number[] = []
  readonly #unseen: Card[]
  readonly #random: () => number

  /**
   * `known`: the position with HIDDEN for each card that the player does not know. The first world has
   * some order of the unseen cards that follows from which they are; `deal` needs a stock without any.
   */
  constructor(known: Position, options: KlondikeOptions, random: () => number) {
    this.#random = random
    const seen = new Set(known.piles.flatMap(({ cards }) => cards))
    const unseen = STANDARD_DECK.filter((card) => !seen.has(card))
    const inStock = unseen.slice()
    const piles = known.piles.map((pile, number): Pile => {
      if (!pile.cards.includes(HIDDEN)) return pile
      const cards = pile.cards.map((card, index) => {
        if (card !== HIDDEN) return card
        if (number >= FIRST_TABLEAU) this.#places.push((number - FIRST_TABLEAU) * 8 + index)
        return inStock.pop() as Card
      })
      return { cards, faceDown: pile.faceDown }
    })
    this.#unseen = unseen
    this.#tables = dealTables({ piles, state: known.state })
    this.space = new SearchSpace(this.#tables, options)
  }

  /** How many cards in the columns the player does not know. */
  get hidden(): number {
    return this.#places.length
  }

  /** Goes on to another of the possible worlds, each as likely as any other. */
  deal(): void {
    const { columnCards } = this.#tables
    const unseen = this.#unseen
    for (let last = this.#places.length - 1; last >= 0; last--) {
      const chosen = Math.floor(this.#random() * (last + 1))
      const card = unseen[chosen] as Card
      unseen[chosen] = unseen[last] as Card
      unseen[last] = card
      columnCards[this.#places[last] as number] = card
    }
    for (let column = 0; column < COLUMNS; column++) this.#sum(column)
  }

  /** Adds up again which cards a column has released when so many stay fixed. */
  #sum(column: number): void {
    const { columnCards, releasedBlack, releasedRed, start } = this.#tables
    for (let index = countOf(start.columns, column) - 1; index >= 0; index--) {
      const at = column * 8 + index
      const card = columnCards[at] as Card
      const red = isRedSuit((card / 13) | 0)
      releasedBlack[at] = (releasedBlack[at + 1] as number) | (red ? 0 : bitOf(card))
      releasedRed[at] = (releasedRed[at + 1] as number) | (red ? bitOf(card) : 0)
    }
  }
}
