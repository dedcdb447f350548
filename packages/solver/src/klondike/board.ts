import { COLUMN_MASK, COLUMN_SHIFT, COLUMNS, SUIT_BITS, type DealTables } from './deal-tables.ts'
import type { Foundations } from './foundations.ts'

/** The bit of a free empty column in a mask of slots: one rank above the kings. */
const KING_SLOT = 1 << 13

/**
 * Which cards lie where, for one state. Of two cards of one rank and colour each can hold one card
 * of the rank below, and runs may always be moved between the two; so only the numbers count.
 */
export class Board {
  /** Released cards by suit, those home included. */
  readonly released = new Int32Array(4)
  /** The lowest face-up cards of the columns, by suit. */
  readonly fixed = new Int32Array(4)
  /** The lowest face-up card of each column, -1 when the column has none fixed. */
  readonly lowest = new Int8Array(COLUMNS)
  /** Black cards that are free or can be freed, by rank; bit 13 a free column. See `findSlots`. */
  blackSlots = 0
  redSlots = 0
  readonly #tables: DealTables
  #emptyColumns = 0

  constructor(tables: DealTables) {
    this.#tables = tables
  }

  /** Looks up the cards of a state. */
  place(columns: number, stock: number): void {
    const { stockBlack, stockRed, releasedBlack, releasedRed, columnCards } = this.#tables
    const gone = stock ^ 0xffffff
    const low = gone & 255
    const middle = 256 + ((gone >>> 8) & 255)
    const high = 512 + (gone >>> 16)
    let black =
      (stockBlack[low] as number) | (stockBlack[middle] as number) | (stockBlack[high] as number)
    let red = (stockRed[low] as number) | (stockRed[middle] as number) | (stockRed[high] as number)
    let fixedBlack = 0
    let fixedRed = 0
    let empty = 0
    for (let column = 0; column < COLUMNS; column++) {
      const count = (columns >>> (COLUMN_SHIFT[column] as number)) & (COLUMN_MASK[column] as number)
      const at = column * 8 + count
      black |= releasedBlack[at] as number
      red |= releasedRed[at] as number
      if (count === 0) {
        empty++
        this.lowest[column] = -1
        continue
      }
      const card = columnCards[at - 1] as number
      this.lowest[column] = card
      const bit = 1 << (card < 13 ? card : card < 39 ? card - 13 : card - 26)
      if (card >= 13 && card < 39) fixedRed |= bit
      else fixedBlack |= bit
    }
    this.#emptyColumns = empty
    this.released[0] = black & SUIT_BITS
    this.released[1] = red & SUIT_BITS
    this.released[2] = red >>> 13
    this.released[3] = black >>> 13
    this.fixed[0] = fixedBlack & SUIT_BITS
    this.fixed[1] = fixedRed & SUIT_BITS
    this.fixed[2] = fixedRed >>> 13
    this.fixed[3] = fixedBlack >>> 13
  }

  /**
   * Finds, for these foundations, the ranks of each colour at which more cards lie in columns than
   * cards lie on them: there one can be freed, to go home or to take a card.
   */
  findSlots(home: Foundations): void {
    const { released, fixed } = this
    const clubs = (released[0] as number) & (-1 << (home & 15))
    const diamonds = (released[1] as number) & (-1 << ((home >> 4) & 15))
    const hearts = (released[2] as number) & (-1 << ((home >> 8) & 15))
    const spades = (released[3] as number) & (-1 << (home >> 12))
    const allClubs = clubs | (fixed[0] as number)
    const allDiamonds = diamonds | (fixed[1] as number)
    const allHearts = hearts | (fixed[2] as number)
    const allSpades = spades | (fixed[3] as number)
    const twoOnRed = (clubs & spades) << 1
    const oneOnRed = (clubs | spades) << 1
    const twoOnBlack = (diamonds & hearts) << 1
    const oneOnBlack = (diamonds | hearts) << 1
    const kings = (clubs >> 12) + (diamonds >> 12) + (hearts >> 12) + (spades >> 12)
    const king = kings < this.#emptyColumns ? KING_SLOT : 0
    this.redSlots =
      (allDiamonds & allHearts & ~twoOnRed) | ((allDiamonds | allHearts) & ~oneOnRed) | king
    this.blackSlots =
      (allClubs & allSpades & ~twoOnBlack) | ((allClubs | allSpades) & ~oneOnBlack) | king
  }
}
