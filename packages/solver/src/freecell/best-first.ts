import type { Position } from '@samedeal/rules'
import { COLUMN_ROOM, COLUMNS, FreecellBoard, placeOn } from './board.ts'
import { PLACE, writePlace } from './places.ts'
import { StateStore } from './state-store.ts'
import { badness, type Weights } from './worth.ts'

/** What was done in one step: a card, with all that lies on it, goes to a place. */
export interface Doing {
  readonly card: number
  readonly place: number
}

/**
 * A search that always looks at the least bad board it knows. Every step that the rules allow is tried but
 * for those that change nothing: a run is moved as a whole, safe cards go home at once, and of several empty
 * columns or cells one is enough.
 */
export class BestFirst {
  /** States that were looked at. */
  states = 0
  readonly #store = new StateStore()
  readonly #board: FreecellBoard
  readonly #weights: Weights
  /** The states to look at, by badness, the newest of each last. */
  readonly #waiting: number[][] = []
  #least = 0
  #won = -1
  /** The boards met that were less bad than all before, steps aside, and how bad the last of them is. */
  readonly #records: number[] = []
  #leastBad = Infinity
  /** Cards and places of the steps that are tried from a state. */
  readonly #steps = new Int16Array(512)
  #stepCount = 0

  constructor(first: Position, weights: Weights) {
    this.#board = new FreecellBoard(first)
    this.#weights = weights
    this.#board.settle()
    this.#meet({ parent: -1, doing: 0 })
  }

  /** Looks at up to `limit` more states. `exhausted`: all were looked at and none can be won. */
  run(limit: number): 'won' | 'exhausted' | 'open' {
    for (let left = limit; left > 0 && this.#won < 0; left--) {
      const state = this.#next()
      if (state < 0) return 'exhausted'
      this.states++
      this.#expand(state)
    }
    return this.#won < 0 ? 'open' : 'won'
  }

  /** The steps to the win, after `run` answered `won`; safe cards that go home by themselves are left out. */
  path(): Doing[] {
    return this.#pathTo(this.#won)
  }

  /** How many boards were met, the first included, each less bad than all before. */
  get records(): number {
    return this.#records.length
  }

  /** The steps to one of those boards; none to the first, number 0. */
  pathToRecord(record: number): Doing[] {
    return this.#pathTo(this.#records[record] as number)
  }

  #pathTo(state: number): Doing[] {
    return this.#store.pathTo(state).map((doing) => ({ card: doing >> 3, place: doing & 7 }))
  }

  #next(): number {
    for (; this.#least < this.#waiting.length; this.#least++) {
      const state = this.#waiting[this.#least]?.pop()
      if (state !== undefined) return state
    }
    return -1
  }

  /** Notes the board unless it was met before. */
  #meet(from: { readonly parent: number; readonly doing: number }): void {
    const board = this.#board
    const state = this.#store.add(board.key, from)
    if (state < 0) return
    if (board.isWon) this.#won = state
    const judged = badness(board, this.#weights)
    if (judged < this.#leastBad) {
      this.#records.push(state)
      this.#leastBad = judged
    }
    const bad = judged + this.#weights.step * this.#store.stepsTo(state)
    const waiting = (this.#waiting[bad] ??= [])
    waiting.push(state)
    if (bad < this.#least) this.#least = bad
  }

  #expand(state: number): void {
    const board = this.#board
    this.#store.read(state, board.key)
    board.layOut()
    this.#findSteps()
    for (let step = 0; step < this.#stepCount && this.#won < 0; step++) {
      const doing = this.#steps[step] as number
      this.#store.read(state, board.key)
      writePlace(board.key, doing >> 3, doing & 7)
      board.layOut()
      board.settle()
      this.#meet({ parent: state, doing })
    }
  }

  #findSteps(): void {
    const board = this.#board
    this.#stepCount = 0
    let empty = 0
    for (let column = 0; column < COLUMNS; column++) if (board.heights[column] === 0) empty++
    const cells = board.cells - board.cellsTaken
    for (let column = 0; column < COLUMNS; column++) {
      if (board.heights[column] !== 0) this.#findRuns(column, { cells, empty })
    }
    for (let cell = 0; cell < board.cellsTaken; cell++) {
      const card = board.inCells[cell] as number
      if (board.isNext(card)) this.#step(card, PLACE.home)
      this.#findTargets(card, -1)
      if (empty > 0) this.#step(card, PLACE.base)
    }
  }

  /** The steps of a column's last cards. */
  #findRuns(column: number, free: { readonly cells: number; readonly empty: number }): void {
    const { columns, heights } = this.#board
    const start = column * COLUMN_ROOM
    const last = start + (heights[column] as number) - 1
    const top = columns[last] as number
    const most = (free.cells + 1) << free.empty
    const mostToEmpty = free.empty > 0 ? (free.cells + 1) << (free.empty - 1) : 0
    if (this.#board.isNext(top)) this.#step(top, PLACE.home)
    for (let at = last; last - at < most; at--) {
      const card = columns[at] as number
      this.#findTargets(card, column)
      if (at > start && last - at < mostToEmpty) this.#step(card, PLACE.base)
      if (at === start || placeOn(card, columns[at - 1] as number) === undefined) break
    }
    if (free.cells > 0) this.#step(top, PLACE.cell)
  }

  /** The columns, but for its own, on which a card may go. */
  #findTargets(card: number, own: number): void {
    for (let column = 0; column < COLUMNS; column++) {
      if (column === own) continue
      const place = placeOn(card, this.#board.topOf(column))
      if (place !== undefined) this.#step(card, place)
    }
  }

  #step(card: number, place: number): void {
    this.#steps[this.#stepCount++] = (card << 3) | place
  }
}
