import type { Position } from '@samedeal/rules'
import { FIRST_CELL, FIRST_TABLEAU } from '@samedeal/rules/freecell-table'
import { CARDS, FIRST_PARENT, IS_RED, RANK, SECOND_PARENT, SUIT } from './cards.ts'
import { KEY_WORDS, PLACE, SHIFT, WORD, writePlace } from './places.ts'

export const COLUMNS = 8
/** Room for each column: more cards than one can hold. */
export const COLUMN_ROOM = 32

/**
 * A position that came from a given one, laid out for quick reading. `key` says it all; the rest is
 * made from it by `layOut` and kept up by `settle`.
 */
export class FreecellBoard {
  readonly key: Int32Array = new Int32Array(KEY_WORDS)
  /** How many cells there are, and the cards in them, in no order. */
  readonly cells: number
  readonly inCells: Int8Array = new Int8Array(4)
  cellsTaken = 0
  /** Cards home of each suit. */
  readonly home: Int8Array = new Int8Array(4)
  /** The cards of column c from `COLUMN_ROOM * c` on, the lowest first. */
  readonly columns: Int8Array = new Int8Array(COLUMNS * COLUMN_ROOM)
  readonly heights: Int8Array = new Int8Array(COLUMNS)
  /** The columns of the first position. */
  readonly #originals: readonly Int8Array[]
  readonly #places = new Uint8Array(CARDS)
  /** The card that lies on each by its place; -1 where none does. */
  readonly #above = new Int8Array(CARDS)
  readonly #bases = new Int8Array(COLUMNS)

  /** `first`: all 52 cards, face up, with the piles in the order of FreeCell's table. */
  constructor(first: Position) {
    const { piles } = first
    this.cells = piles.length - FIRST_CELL
    this.#originals = piles
      .slice(FIRST_TABLEAU, FIRST_CELL)
      .map(({ cards }) => Int8Array.from(cards))
    for (const { cards } of piles.slice(0, FIRST_TABLEAU)) {
      for (const card of cards) writePlace(this.key, card, PLACE.home)
    }
    for (const { cards } of piles.slice(FIRST_CELL)) {
      for (const card of cards) writePlace(this.key, card, PLACE.cell)
    }
    // A card that lies well from the start is written as one that was put there: it is the same.
    for (const column of this.#originals) {
      for (let index = 1; index < column.length; index++) {
        const card = column[index] as number
        const place = placeOn(card, column[index - 1] as number)
        if (place !== undefined) writePlace(this.key, card, place)
      }
    }
    this.layOut()
  }

  /** Whether every card is home. */
  get isWon(): boolean {
    const [clubs = 0, diamonds = 0, hearts = 0, spades = 0] = this.home
    return clubs + diamonds + hearts + spades === CARDS
  }

  /** The last card of a column; -1 when it is empty. */
  topOf(column: number): number {
    const height = this.heights[column] as number
    return height === 0 ? -1 : (this.columns[column * COLUMN_ROOM + height - 1] as number)
  }

  /** Lays the position of the key out. */
  layOut(): void {
    const bases = this.#readKey()
    let nextBase = 0
    for (let column = 0; column < COLUMNS; column++) {
      const start = column * COLUMN_ROOM
      let height = this.#layOriginals(column)
      const last = height > 0 ? (this.columns[start + height - 1] as number) : -1
      let card = last >= 0 ? (this.#above[last] as number) : -1
      if (last < 0 && nextBase < bases) card = this.#bases[nextBase++] as number
      for (; card >= 0; card = this.#above[card] as number) this.columns[start + height++] = card
      this.heights[column] = height
    }
  }

  /** Sends home each card that no other can ever need to lie on. Nothing that can be won is lost by it. */
  settle(): void {
    const { heights, inCells } = this
    for (let isMoving = true; isMoving;) {
      isMoving = false
      for (let column = 0; column < COLUMNS; column++) {
        while (this.#goesHome(this.topOf(column))) {
          this.#bring(this.topOf(column))
          heights[column] = (heights[column] as number) - 1
          isMoving = true
        }
      }
      for (let cell = 0; cell < this.cellsTaken; cell++) {
        const card = inCells[cell] as number
        if (!this.#goesHome(card)) continue
        this.#bring(card)
        inCells[cell--] = inCells[--this.cellsTaken] as number
        isMoving = true
      }
    }
  }

  /** Whether a card is the next one of its foundation. */
  isNext(card: number): boolean {
    return this.home[SUIT[card] as number] === (RANK[card] as number) - 1
  }

  #goesHome(card: number): boolean {
    return card >= 0 && this.isNext(card) && isSafe(card, this.home)
  }

  #bring(card: number): void {
    const suit = SUIT[card] as number
    this.home[suit] = (this.home[suit] as number) + 1
    writePlace(this.key, card, PLACE.home)
  }

  /** Reads the key card by card; gives the number of columns with a new base. */
  #readKey(): number {
    const { key, home, inCells } = this
    const above = this.#above.fill(-1)
    home.fill(0)
    this.cellsTaken = 0
    let bases = 0
    for (let card = 0; card < CARDS; card++) {
      const place = ((key[WORD[card] as number] as number) >>> (SHIFT[card] as number)) & 7
      this.#places[card] = place
      if (place === PLACE.home)
        home[SUIT[card] as number] = (home[SUIT[card] as number] as number) + 1
      else if (place === PLACE.onFirst) above[FIRST_PARENT[card] as number] = card
      else if (place === PLACE.onSecond) above[SECOND_PARENT[card] as number] = card
      else if (place === PLACE.cell) inCells[this.cellsTaken++] = card
      else if (place === PLACE.base) this.#bases[bases++] = card
    }
    return bases
  }

  /** Lays what is left of a column of the first position; gives its height. */
  #layOriginals(column: number): number {
    const cards = this.#originals[column] as Int8Array
    const start = column * COLUMN_ROOM
    let height = 0
    for (; height < cards.length; height++) {
      const card = cards[height] as number
      const place = this.#places[card] as number
      const isThere =
        place === PLACE.original ||
        (height > 0 && place === placeOn(card, cards[height - 1] as number))
      if (!isThere) break
      this.columns[start + height] = card
    }
    return height
  }
}

/** The place of a card that lies on `below`; undefined where it may not lie. */
export function placeOn(card: number, below: number): number | undefined {
  if (below === FIRST_PARENT[card]) return PLACE.onFirst
  return below === SECOND_PARENT[card] ? PLACE.onSecond : undefined
}

/**
 * Whether a card that is next on its foundation can go there for good: both cards that could lie on it
 * are home, or can go home as soon as they are free.
 */
export function isSafe(card: number, home: Int8Array): boolean {
  const rank = RANK[card] as number
  const [clubs = 0, diamonds = 0, hearts = 0, spades = 0] = home
  const others = IS_RED[card] === 1 ? Math.min(clubs, spades) : Math.min(diamonds, hearts)
  if (rank <= others + 1 || rank <= 2) return true
  const twin = home[3 - (SUIT[card] as number)] as number
  return rank <= others + 2 && twin >= rank - 3
}
