import {
  KING,
  rankOf,
  recyclesOf,
  suitIndexOf,
  type Card,
  type Pile,
  type Position,
} from '@samedeal/rules'
import {
  FIRST_FOUNDATION,
  FIRST_TABLEAU,
  STOCK,
  SUIT_OF_FOUNDATION,
  WASTE,
} from '@samedeal/rules/klondike-table'
import { isRedSuit, type Foundations } from './foundations.ts'

export const COLUMNS = 7
/** Bits of a stock mask; a game may have fewer cards left. */
const STOCK_BITS = 24
/** Where each column's count lies in the 17 bits that hold all seven counts. */
export const COLUMN_SHIFT = Uint8Array.of(0, 1, 3, 5, 8, 11, 14)
export const COLUMN_MASK = Uint8Array.of(1, 3, 3, 7, 7, 7, 7)
/** The mask of one suit: 13 bits, ace lowest. */
export const SUIT_BITS = 0x1fff

/**
 * The state of the search. A column's count is the number of its cards that are fixed in it: those
 * face down and the lowest face-up one. All other face-up cards are released: where their runs lie
 * need not be known, since a run may always move between the two cards that it fits.
 * A lone king at the bottom of a column counts as released.
 */
export interface PackedState {
  columns: number
  /** The stock and waste cards that are left, a bit each, in the order in which they are drawn. */
  stock: number
  /** How many of them lie in the waste. */
  waste: number
  recycles: number
  home: Foundations
}

/**
 * What the search looks up about one game. Card masks hold 13 bits a suit; the two suits of a
 * colour share a number: clubs | spades << 13, and diamonds | hearts << 13.
 */
export interface DealTables {
  /** Fixed card `n` of column `i`, deepest first, at [i * 8 + n]. */
  readonly columnCards: Uint8Array
  /** Cards released from column `i` when `n` stay fixed, at [i * 8 + n]. */
  readonly releasedBlack: Int32Array
  readonly releasedRed: Int32Array
  /** Stock and waste, in the order in which they are drawn. */
  readonly stockCards: Uint8Array
  /** Cards by the bits of byte `b` of a stock mask, at [b * 256 + bits]. */
  readonly stockBlack: Int32Array
  readonly stockRed: Int32Array
  /** A card's bit number in the stock mask, or -1. */
  readonly stockIndex: Int8Array
  /** The position that the tables were built from. */
  readonly start: Readonly<PackedState>
}

/** Builds the tables for a position whose cards are all known. */
export function dealTables(position: Position): DealTables {
  const columnCards = new Uint8Array(COLUMNS * 8)
  const releasedBlack = new Int32Array(COLUMNS * 8)
  const releasedRed = new Int32Array(COLUMNS * 8)
  let columns = 0
  for (let column = 0; column < COLUMNS; column++) {
    const { cards, faceDown } = position.piles[FIRST_TABLEAU + column] as Pile
    const fixed = fixedCards(cards, faceDown)
    columns |= fixed << (COLUMN_SHIFT[column] as number)
    for (let index = cards.length - 1; index >= 0; index--) {
      const at = column * 8 + Math.min(index, fixed)
      const card = cards[index] as Card
      if (index < fixed) {
        columnCards[at] = card
        releasedBlack[at] = releasedBlack[at + 1] as number
        releasedRed[at] = releasedRed[at + 1] as number
      }
      const masks = isRedSuit(suitIndexOf(card)) ? releasedRed : releasedBlack
      masks[at] = (masks[at] as number) | bitOf(card)
    }
  }
  let home = 0
  SUIT_OF_FOUNDATION.forEach((suit, place) => {
    const height = (position.piles[FIRST_FOUNDATION + place] as Pile).cards.length
    home |= height << (suit * 4)
    const masks = isRedSuit(suit) ? releasedRed : releasedBlack
    const bits = ((1 << height) - 1) << (suit >= 2 ? 13 : 0)
    for (let at = 0; at < 8; at++) masks[at] = (masks[at] as number) | bits
  })
  const waste = (position.piles[WASTE] as Pile).cards
  const stockCards = Uint8Array.from([
    ...waste,
    ...(position.piles[STOCK] as Pile).cards.toReversed(),
  ])
  const stockIndex = new Int8Array(52).fill(-1)
  stockCards.forEach((card, index) => (stockIndex[card] = index))
  return {
    columnCards,
    releasedBlack,
    releasedRed,
    stockCards,
    ...stockMasks(stockCards),
    stockIndex,
    start: {
      columns,
      stock: (1 << stockCards.length) - 1,
      waste: waste.length,
      recycles: recyclesOf(position),
      home,
    },
  }
}

/** The count of a column when one more of its cards is released. */
export function releaseOne(tables: DealTables, columns: number, column: number): number {
  const shift = COLUMN_SHIFT[column] as number
  const next = columns - (1 << shift)
  const loneKing =
    ((next >>> shift) & (COLUMN_MASK[column] as number)) === 1 &&
    (tables.columnCards[column * 8] as number) % 13 === KING - 1
  return loneKing ? next - (1 << shift) : next
}

/** The count of one column. */
export function countOf(columns: number, column: number): number {
  return (columns >>> (COLUMN_SHIFT[column] as number)) & (COLUMN_MASK[column] as number)
}

/** A card's bit in the mask of its colour. */
export function bitOf(card: Card): number {
  return 1 << (card < 26 ? card % 13 : (card % 13) + 13)
}

function fixedCards(cards: readonly Card[], faceDown: number): number {
  if (cards.length === 0) return 0
  return faceDown === 0 && rankOf(cards[0] as Card) === KING ? 0 : faceDown + 1
}

function stockMasks(stock: Uint8Array): Pick<DealTables, 'stockBlack' | 'stockRed'> {
  const stockBlack = new Int32Array(3 * 256)
  const stockRed = new Int32Array(3 * 256)
  for (let index = 0; index < STOCK_BITS; index++) {
    const card = stock[index]
    const masks = card !== undefined && isRedSuit(suitIndexOf(card)) ? stockRed : stockBlack
    const own = card === undefined ? 0 : bitOf(card)
    const first = (index >> 3) * 256
    const bit = 1 << (index & 7)
    // Every number of the byte with this bit as its highest is one without it, plus the card.
    for (let lower = 0; lower < bit; lower++) {
      stockBlack[first + bit + lower] = stockBlack[first + lower] as number
      stockRed[first + bit + lower] = stockRed[first + lower] as number
      masks[first + bit + lower] = (masks[first + lower] as number) | own
    }
  }
  return { stockBlack, stockRed }
}
