import { freecell, type Card, type FreecellOptions, type Position } from '@samedeal/rules'

/** The piles of FreeCell by number: foundations, columns, and the cells last. */
const FIRST_TABLEAU = 4
const FIRST_CELL = 12
export const COLUMNS = 8
/** Room for the cards of one column: seven dealt and a run of thirteen, or less. */
const ROOM = 20
const EMPTY = -1

/** A FreeCell table that is changed in place, for playing thousands of games a second. */
export class CellTable {
  /** Cards home by suit, 0 to 13. */
  readonly heights = new Uint8Array(4)
  readonly sizes = new Uint8Array(COLUMNS)
  /** The card in each cell, or -1. */
  readonly cells: Int8Array
  freeCells = 0
  emptyColumns = 0
  readonly #columns = new Uint8Array(COLUMNS * ROOM)

  constructor(first: Position) {
    this.cells = new Int8Array(first.piles.length - FIRST_CELL)
    this.layOut(first)
  }

  static dealt(deck: readonly Card[], options: FreecellOptions): CellTable {
    return new CellTable(freecell.deal(deck, options))
  }

  /** Lays a position out, of as many cells. */
  layOut({ piles }: Position): void {
    this.heights.fill(0)
    this.freeCells = 0
    this.emptyColumns = 0
    for (const [number, { cards }] of piles.entries()) {
      if (number < FIRST_TABLEAU) {
        const [ace] = cards
        if (ace !== undefined) this.heights[suitOf(ace)] = cards.length
      } else if (number < FIRST_CELL) {
        this.#columns.set(cards, (number - FIRST_TABLEAU) * ROOM)
        this.sizes[number - FIRST_TABLEAU] = cards.length
        if (cards.length === 0) this.emptyColumns++
      } else {
        this.cells[number - FIRST_CELL] = cards[0] ?? EMPTY
        if (cards.length === 0) this.freeCells++
      }
    }
  }

  get isWon(): boolean {
    const [a = 0, b = 0, c = 0, d = 0] = this.heights
    return a + b + c + d === 52
  }

  /** A card of a column, counted from its end: 0 is the last. -1 when there are not so many. */
  cardOf(column: number, above: number): number {
    const place = (this.sizes[column] as number) - 1 - above
    return place < 0 ? EMPTY : (this.#columns[column * ROOM + place] as number)
  }

  /** How many of a column's last cards build down in alternating colours. */
  runOf(column: number): number {
    const size = this.sizes[column] as number
    if (size === 0) return 0
    let length = 1
    while (length < size && fits(this.cardOf(column, length - 1), this.cardOf(column, length))) {
      length++
    }
    return length
  }

  /** How many cards may go at once to a column that holds some, or that is empty. */
  mostTo(column: number): number {
    const others = this.emptyColumns - (this.sizes[column] === 0 ? 1 : 0)
    return (this.freeCells + 1) << others
  }

  /** Whether a card is the next one of its foundation. */
  isNext(card: number): boolean {
    return this.heights[suitOf(card)] === card % 13
  }

  /** The number of a cell that is free. */
  freeCell(): number {
    return this.cells.indexOf(EMPTY)
  }

  /** Sends the last card of a column home. */
  sendTop(column: number): void {
    this.#bring(this.cardOf(column, 0))
    this.#shorten(column, 1)
  }

  /** Sends the card of a cell home. */
  sendCell(cell: number): void {
    this.#bring(this.#takeCell(cell))
  }

  /** Lays the card of a cell on a column. */
  layCell(cell: number, column: number): void {
    this.#lay(this.#takeCell(cell), column)
  }

  /** Puts the last card of a column into a cell. */
  keepTop(column: number, cell: number): void {
    this.cells[cell] = this.cardOf(column, 0)
    this.freeCells--
    this.#shorten(column, 1)
  }

  /** Moves the last cards of a column onto another. */
  moveRun(from: number, to: number, count: number): void {
    for (let above = count - 1; above >= 0; above--) this.#lay(this.cardOf(from, above), to)
    this.#shorten(from, count)
  }

  #bring(card: number): void {
    this.heights[suitOf(card)] = (card % 13) + 1
  }

  #takeCell(cell: number): number {
    const card = this.cells[cell] as number
    this.cells[cell] = EMPTY
    this.freeCells++
    return card
  }

  #lay(card: number, column: number): void {
    const size = this.sizes[column] as number
    if (size === 0) this.emptyColumns--
    this.#columns[column * ROOM + size] = card
    this.sizes[column] = size + 1
  }

  #shorten(column: number, count: number): void {
    const size = (this.sizes[column] as number) - count
    this.sizes[column] = size
    if (size === 0) this.emptyColumns++
  }
}

/** Whether a card may lie on another in a column; -1 takes none. */
export function fits(card: number, below: number): boolean {
  return below >= 0 && below % 13 === (card % 13) + 1 && isRedCard(card) !== isRedCard(below)
}

export function suitOf(card: number): number {
  return (card / 13) | 0
}

function isRedCard(card: number): boolean {
  return card >= 13 && card < 39
}
