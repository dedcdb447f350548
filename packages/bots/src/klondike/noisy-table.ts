import type { Card, KlondikeOptions } from '@samedeal/rules'

/** Rooms for the cards of one column: six face down and a run of thirteen. */
export const ROOM = 20
const EMPTY = -1

/**
 * A Klondike table that is changed in place, for playing thousands of games a second. What a player
 * of it may look at: `tops`, `heads`, `faceDown`, `heights`, `wasteTop` and the sizes; nothing that
 * lies face down.
 */
export class NoisyTable {
  /** Cards home by suit, 0 to 13. */
  readonly heights = new Uint8Array(4)
  readonly faceDown = new Uint8Array(7)
  readonly sizes = new Uint8Array(7)
  /** Cards left in the waste, and in stock and waste together. */
  waste = 0
  left = 0
  recycles = 0
  readonly #columns = new Uint8Array(7 * ROOM)
  readonly #tops = new Int8Array(7)
  readonly #stock = new Uint8Array(24)
  readonly #draw: number
  readonly #recycleLimit: number

  constructor(deck: readonly Card[], { draw, passes }: KlondikeOptions) {
    this.#draw = draw
    this.#recycleLimit = passes === 'unlimited' ? Infinity : passes - 1
    this.deal(deck)
  }

  /** Deals afresh: row by row from the left, then the stock. */
  deal(deck: readonly Card[]): void {
    let next = 0
    for (let row = 0; row < 7; row++) {
      for (let column = row; column < 7; column++) {
        this.#columns[column * ROOM + row] = deck[next++] as Card
      }
    }
    for (let column = 0; column < 7; column++) {
      this.sizes[column] = column + 1
      this.faceDown[column] = column
      this.#tops[column] = this.#columns[column * ROOM + column] as number
    }
    this.left = 24
    for (let place = 0; place < 24; place++) this.#stock[place] = deck[next++] as Card
    this.heights.fill(0)
    this.waste = 0
    this.recycles = 0
  }

  get isWon(): boolean {
    const [a = 0, b = 0, c = 0, d = 0] = this.heights
    return a + b + c + d === 52
  }

  /** The last card of a column, or -1. */
  topOf(column: number): number {
    return this.#tops[column] as number
  }

  /** The lowest face-up card of a column, or -1. */
  headOf(column: number): number {
    if (this.sizes[column] === 0) return EMPTY
    return this.#columns[column * ROOM + (this.faceDown[column] as number)] as number
  }

  /** The card that may be played from the waste, or -1. */
  get wasteTop(): number {
    return this.waste === 0 ? EMPTY : (this.#stock[this.waste - 1] as number)
  }

  /** Whether anything can be drawn or turned over. */
  get canTurn(): boolean {
    if (this.waste < this.left) return true
    return this.left > 0 && this.recycles < this.#recycleLimit
  }

  /** Draws, or turns the waste over when the stock is empty. */
  turn(): void {
    if (this.waste < this.left) {
      this.waste = Math.min(this.waste + this.#draw, this.left)
      return
    }
    this.waste = 0
    this.recycles++
  }

  /** Sends the last card of a column home. */
  sendTop(column: number): void {
    const card = this.topOf(column)
    this.heights[(card / 13) | 0] = (card % 13) + 1
    this.#shorten(column, 1)
  }

  sendWaste(): void {
    const card = this.#takeWaste()
    this.heights[(card / 13) | 0] = (card % 13) + 1
  }

  layWaste(column: number): void {
    const size = this.sizes[column] as number
    const card = this.#takeWaste()
    this.#columns[column * ROOM + size] = card
    this.#tops[column] = card
    this.sizes[column] = size + 1
  }

  /** Moves all face-up cards of a column onto another. */
  moveRun(from: number, to: number): void {
    const first = this.faceDown[from] as number
    const count = (this.sizes[from] as number) - first
    const size = this.sizes[to] as number
    for (let card = 0; card < count; card++) {
      this.#columns[to * ROOM + size + card] = this.#columns[from * ROOM + first + card] as number
    }
    this.sizes[to] = size + count
    this.#tops[to] = this.#tops[from] as number
    this.#shorten(from, count)
  }

  #shorten(column: number, count: number): void {
    const size = (this.sizes[column] as number) - count
    this.sizes[column] = size
    if (size > 0 && this.faceDown[column] === size) this.faceDown[column] = size - 1
    this.#tops[column] = size === 0 ? EMPTY : (this.#columns[column * ROOM + size - 1] as number)
  }

  #takeWaste(): number {
    const card = this.wasteTop
    this.waste--
    this.left--
    for (let place = this.waste; place < this.left; place++) {
      this.#stock[place] = this.#stock[place + 1] as number
    }
    return card
  }
}
