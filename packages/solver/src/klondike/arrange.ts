import {
  isWon,
  isRed,
  isRefusal,
  KING,
  klondike,
  rankOf,
  suitOf,
  type Card,
  type KlondikeOptions,
  type Move,
  type Pile,
  type Position,
} from '@samedeal/rules'
import { FIRST_TABLEAU, WASTE } from '@samedeal/rules/klondike-table'
import type { CardStep } from './line.ts'

/** Draws and recycles that no search for a stock card needs more of. */
const MOST_DRAWS = 60

/**
 * Plays card steps on a real position: draws until the card comes up, moves runs out of the way to
 * their other parent, and answers the moves, each of which the rules have accepted. Throws when a
 * step is impossible: then the search is wrong.
 */
export function realMoves(
  start: Position,
  steps: readonly CardStep[],
  options: KlondikeOptions,
): Move[] {
  const table = new Table(start, options)
  table.makeAll(steps)
  return table.moves
}

/**
 * The same for steps to the last card home; throws also when the game is not won in the end.
 */
export function winningMoves(
  start: Position,
  steps: readonly CardStep[],
  options: KlondikeOptions,
): Move[] {
  const table = new Table(start, options)
  table.makeAll(steps)
  if (!table.isWon) throw new Error('a winning line ends before the game is won')
  return table.moves
}

class Table {
  readonly moves: Move[] = []
  #position: Position
  readonly #options: KlondikeOptions

  constructor(position: Position, options: KlondikeOptions) {
    this.#position = position
    this.#options = options
  }

  get isWon(): boolean {
    return isWon(klondike, this.#position)
  }

  makeAll(steps: readonly CardStep[]): void {
    for (const { card, isHome } of steps) {
      if (isHome) this.sendHome(card)
      else this.layDown(card)
    }
  }

  sendHome(card: Card): void {
    const to = `foundation-${suitOf(card)}`
    const column = this.#columnOf(card)
    if (column < 0) {
      this.#drawTo(card)
      return this.#play({ from: 'waste', to, count: 1 })
    }
    this.#free(column, card)
    this.#play({ from: tableau(column), to, count: 1 })
  }

  layDown(card: Card): void {
    const column = this.#columnOf(card)
    const to = tableau(this.#targetFor(card))
    if (column >= 0) {
      const { cards } = this.#pile(column)
      return this.#play({ from: tableau(column), to, count: cards.length - cards.indexOf(card) })
    }
    const home = klondike
      .table(this.#options)
      .findIndex((pile) => pile.suit !== undefined && pile.suit === suitOf(card))
    if (this.#pile(home).cards.at(-1) === card) {
      return this.#play({ from: `foundation-${suitOf(card)}`, to, count: 1 })
    }
    this.#drawTo(card)
    this.#play({ from: 'waste', to, count: 1 })
  }

  /** Moves the run that lies on a card, if any, to the card's twin. */
  #free(column: number, card: Card): void {
    const { cards } = this.#pile(column)
    const above = cards.length - 1 - cards.indexOf(card)
    if (above === 0) return
    const run = cards[cards.length - above] as Card
    this.#play({ from: tableau(column), to: tableau(this.#targetFor(run)), count: above })
  }

  #drawTo(card: Card): void {
    for (let draws = 0; draws < MOST_DRAWS; draws++) {
      const waste = this.#pile(WASTE).cards
      if (waste.at(-1) === card) return
      const stock = this.#pile(0).cards.length
      if (stock > 0) {
        this.#play({ from: 'stock', to: 'waste', count: Math.min(this.#options.draw, stock) })
      } else {
        this.#play({ from: 'waste', to: 'stock', count: waste.length })
      }
    }
    throw new Error(`card ${card} never comes up`)
  }

  #play(move: Move): void {
    const next = klondike.play(this.#position, move, this.#options)
    if (isRefusal(next)) {
      throw new Error(`${move.from} to ${move.to} (${move.count}) is refused: ${next.refused}`)
    }
    this.moves.push(move)
    this.#position = next
  }

  #pile(number: number): Pile {
    return this.#position.piles[number] as Pile
  }

  /** The pile number of the column where a card lies face up, or -1. */
  #columnOf(card: Card): number {
    for (let pile = FIRST_TABLEAU; pile < this.#position.piles.length; pile++) {
      const { cards, faceDown } = this.#pile(pile)
      if (cards.indexOf(card) >= faceDown) return pile
    }
    return -1
  }

  /** The pile number of a column that takes a card. */
  #targetFor(card: Card): number {
    for (let pile = FIRST_TABLEAU; pile < this.#position.piles.length; pile++) {
      const top = this.#pile(pile).cards.at(-1)
      const fits =
        top === undefined
          ? rankOf(card) === KING
          : rankOf(card) + 1 === rankOf(top) && isRed(card) !== isRed(top)
      if (fits) return pile
    }
    throw new Error(`no column takes card ${card}`)
  }
}

function tableau(pile: number): string {
  return `tableau-${pile - FIRST_TABLEAU + 1}`
}
