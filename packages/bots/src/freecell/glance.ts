import { COLUMNS, fits, suitOf, type CellTable } from './cell-table.ts'

/** How a player looks at the table who makes whatever looks best. */
export interface Character {
  readonly worth: Worth
  /** How far chance moves the worth of an act, either way together. */
  readonly noise: number
  /** How often an act is overlooked, from 0 to 1. */
  readonly blindness: number
}

/** What there is in an act that is good or bad. */
export interface Worth {
  readonly home: number
  /** A card home that is far ahead of the lowest foundation: a column may still want it. */
  readonly homeEarly: number
  /** The card of a cell to a column. */
  readonly layCell: number
  /** The card of a cell to an empty column, and what a king gains there. */
  readonly baseCell: number
  readonly baseKing: number
  /** A run onto a card of another column; and when that empties its own. */
  readonly join: number
  readonly empties: number
  /** A run into cells: each card, each cell less than two that stay free, and when none does. */
  readonly keep: number
  readonly short: number
  readonly lastCell: number
  /** A run to an empty column. */
  readonly base: number
  /** The next card of a foundation in the column: less the more lie on it. */
  readonly digs: number
  /** What lies on it then can go to a column, or takes a card that waits in a cell. */
  readonly frees: number
  readonly receives: number
}

export const WORTH: Worth = {
  home: 4.5,
  homeEarly: 2.5,
  layCell: 4.8,
  baseCell: 0.9,
  baseKing: 1.5,
  join: 1.6,
  empties: 1.5,
  keep: -1.2,
  short: -0.6,
  lastCell: -1.5,
  base: -1.3,
  digs: 3.2,
  frees: 1.9,
  receives: 1,
}

/** Stands for the foundations and for the cells as where an act leads to. */
export const HOME = -1
export const CELLS = -2

/** Moves that belong together: a card home, a card or a run to a column, a run into cells. */
export interface Act {
  /** A column, or `COLUMNS` and more for a cell. */
  readonly from: number
  /** A column, HOME or CELLS. */
  readonly to: number
  readonly count: number
}

/** Ranks above the lowest foundation from which a card counts as far ahead. */
const FAR_AHEAD = 3

/** Looks at a table again and again, and each time finds the act that looks best. */
export class Glance implements Act {
  from = 0
  to = 0
  count = 0
  #best = -Infinity
  readonly #table: CellTable
  readonly #character: Character
  readonly #random: () => number

  constructor(table: CellTable, character: Character, random: () => number) {
    this.#table = table
    this.#character = character
    this.#random = random
  }

  /**
   * Finds the act that looks best now, which `from`, `to` and `count` then tell; false when there is none.
   * Every act parts cards that did not fit, empties a cell or a column, or brings a card home, and none
   * does the reverse for long: acts in a row come to an end.
   */
  find(): boolean {
    this.#best = -Infinity
    const { cells } = this.#table
    for (let cell = 0; cell < cells.length; cell++) {
      if ((cells[cell] as number) >= 0) this.#lookAtCell(cell)
    }
    for (let column = 0; column < COLUMNS; column++) {
      if (this.#table.sizes[column] !== 0) this.#lookAtColumn(column)
    }
    return this.#best > -Infinity
  }

  #consider(worth: number, { from, to, count }: Act): void {
    const { noise, blindness } = this.#character
    if (blindness > 0 && this.#random() < blindness) return
    const seen = worth + noise * (this.#random() - 0.5)
    if (seen <= this.#best) return
    this.#best = seen
    this.from = from
    this.to = to
    this.count = count
  }

  #lookAtCell(cell: number): void {
    const table = this.#table
    const { worth } = this.#character
    const card = table.cells[cell] as number
    if (table.isNext(card))
      this.#consider(this.#home(card), { from: COLUMNS + cell, to: HOME, count: 1 })
    for (let to = 0; to < COLUMNS; to++) {
      if (fits(card, table.cardOf(to, 0)))
        this.#consider(worth.layCell, { from: COLUMNS + cell, to, count: 1 })
    }
    const empty = this.#emptyColumn()
    if (empty < 0) return
    const king = card % 13 === 12 ? worth.baseKing : 0
    this.#consider(worth.baseCell + king, { from: COLUMNS + cell, to: empty, count: 1 })
  }

  #lookAtColumn(column: number): void {
    const table = this.#table
    const { worth } = this.#character
    const top = table.cardOf(column, 0)
    const digs = this.#digs(column)
    if (table.isNext(top))
      this.#consider(this.#home(top) + digs, { from: column, to: HOME, count: 1 })
    const run = table.runOf(column)
    const head = table.cardOf(column, run - 1)
    const under = table.cardOf(column, run)
    const gain = under < 0 ? worth.empties : digs + this.#opens(column, under)
    for (let to = 0; to < COLUMNS; to++) {
      if (to === column || !fits(head, table.cardOf(to, 0))) continue
      if (run <= table.mostTo(to))
        this.#consider(worth.join + gain, { from: column, to, count: run })
    }
    if (under < 0) return
    const empty = this.#emptyColumn()
    if (empty >= 0 && run <= table.mostTo(empty)) {
      const king = head % 13 === 12 ? worth.baseKing : 0
      this.#consider(worth.base + king + gain, { from: column, to: empty, count: run })
    }
    const left = table.freeCells - run
    if (left < 0) return
    const cost = worth.keep * run + worth.short * Math.max(0, 2 - left)
    this.#consider(cost + (left === 0 ? worth.lastCell : 0) + gain, {
      from: column,
      to: CELLS,
      count: run,
    })
  }

  #home(card: number): number {
    const { worth } = this.#character
    const [a = 0, b = 0, c = 0, d = 0] = this.#table.heights
    return (card % 13) - Math.min(a, b, c, d) > FAR_AHEAD ? worth.homeEarly : worth.home
  }

  /** What it is worth to take cards off a column: the nearer a foundation's next card, the more. */
  #digs(column: number): number {
    const table = this.#table
    const size = table.sizes[column] as number
    let sum = 0
    for (let above = 1; above < size; above++) {
      if (table.isNext(table.cardOf(column, above))) sum += 1 / above
    }
    return this.#character.worth.digs * sum
  }

  /** What it is worth that a card becomes the last one of its column. */
  #opens(column: number, card: number): number {
    const table = this.#table
    const { worth } = this.#character
    if (table.isNext(card)) return worth.home / 2
    let sum = 0
    for (let other = 0; other < COLUMNS; other++) {
      if (other !== column && fits(card, table.cardOf(other, 0))) {
        sum += worth.frees
        break
      }
    }
    for (const kept of table.cells) if (kept >= 0 && fits(kept, card)) sum += worth.receives
    return sum
  }

  /** The number of an empty column, or -1. */
  #emptyColumn(): number {
    return this.#table.emptyColumns === 0 ? -1 : this.#table.sizes.indexOf(0)
  }
}

/** Makes an act at the table. */
export function carryOut(table: CellTable, { from, to, count }: Act): void {
  if (from >= COLUMNS) {
    if (to === HOME) table.sendCell(from - COLUMNS)
    else table.layCell(from - COLUMNS, to)
  } else if (to === HOME) table.sendTop(from)
  else if (to === CELLS)
    for (let kept = 0; kept < count; kept++) table.keepTop(from, table.freeCell())
  else table.moveRun(from, to, count)
}

/** Whether a card can go home for good: no card that is not home could ever need to lie on it. */
export function isSafe({ heights }: CellTable, card: number): boolean {
  const suit = suitOf(card)
  const isRed = suit === 1 || suit === 2
  const others = Math.min(heights[isRed ? 0 : 1] as number, heights[isRed ? 3 : 2] as number)
  return card % 13 <= Math.max(1, others)
}
