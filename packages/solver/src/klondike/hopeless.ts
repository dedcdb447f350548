import type { Board } from './board.ts'
import { COLUMNS, countOf, type DealTables, type PackedState } from './deal-tables.ts'
import { heightOf, isRedSuit } from './foundations.ts'
import type { StockRules } from './stock-reach.ts'

/**
 * Proves some states lost at once: even if any number of cards could lie on one card and nothing
 * ever had to be given up, some card would stay out of reach. Only rules that every real game obeys
 * are used, so a state called hopeless is lost; most lost states are not recognised.
 */
export class Hopeless {
  readonly #tables: DealTables
  readonly #board: Board
  readonly #draw: number
  readonly #canReturn: boolean
  readonly #counts = new Uint8Array(COLUMNS)
  readonly #order = new Uint8Array(24)
  /** Cards by suit that have been turned up or taken. */
  readonly #known = new Int32Array(4)
  /** Cards by suit that may lie in columns, to take others. */
  readonly #parents = new Int32Array(4)
  /** Cards by suit that are out of the columns, and become parents when they can be laid. */
  readonly #loose = new Int32Array(4)
  #hasEmpty = false
  #left = 0
  #taken = 0
  #reached = 0
  #waste = 0

  constructor(given: {
    tables: DealTables
    board: Board
    stockRules: StockRules
    canReturn: boolean
  }) {
    this.#tables = given.tables
    this.#board = given.board
    this.#draw = given.stockRules.draw
    this.#canReturn = given.canReturn
  }

  /** True when the state cannot be won. The board must have its columns and stock in place. */
  isHopeless(state: PackedState): boolean {
    this.#start(state)
    let isGrowing = true
    while (isGrowing) {
      isGrowing = this.#takeStock()
      if (this.#layLoose()) isGrowing = true
      if (this.#moveFixed()) isGrowing = true
    }
    return this.#taken !== (1 << this.#left) - 1 || this.#counts.some((count) => count > 0)
  }

  #start(state: PackedState): void {
    const { released, fixed } = this.#board
    for (let suit = 0; suit < 4; suit++) {
      const home = (1 << heightOf(state.home, suit)) - 1
      this.#known[suit] = (released[suit] as number) | (fixed[suit] as number)
      this.#parents[suit] = ((released[suit] as number) & ~home) | (fixed[suit] as number)
      this.#loose[suit] = this.#canReturn ? home : 0
    }
    this.#hasEmpty = false
    for (let column = 0; column < COLUMNS; column++) {
      const count = countOf(state.columns, column)
      this.#counts[column] = count
      if (count === 0) this.#hasEmpty = true
    }
    this.#left = 0
    for (let bits = state.stock; bits !== 0; bits &= bits - 1) {
      this.#order[this.#left++] = 31 - Math.clz32(bits & -bits)
    }
    this.#taken = 0
    this.#reached = this.#draw === 1 ? (1 << this.#left) - 1 : 0
    this.#waste = state.waste
  }

  #canMove(card: number): boolean {
    const suit = (card / 13) | 0
    const rank = card - suit * 13
    const lower = (1 << rank) - 1
    if (((this.#known[suit] as number) & lower) === lower) return true
    if (rank === 12) return this.#hasEmpty
    const parents = isRedSuit(suit)
      ? (this.#parents[0] as number) | (this.#parents[3] as number)
      : (this.#parents[1] as number) | (this.#parents[2] as number)
    return ((parents >> (rank + 1)) & 1) === 1
  }

  #takeStock(): boolean {
    if (this.#taken === (1 << this.#left) - 1) return false
    if (this.#draw > 1) this.#reachStock()
    const before = this.#taken
    for (let place = 0; place < this.#left; place++) {
      if ((((this.#reached & ~this.#taken) >> place) & 1) === 0) continue
      const card = this.#tables.stockCards[this.#order[place] as number] as number
      if (!this.#canMove(card)) continue
      this.#taken |= 1 << place
      const suit = (card / 13) | 0
      const bit = 1 << (card - suit * 13)
      this.#known[suit] = (this.#known[suit] as number) | bit
      this.#loose[suit] = (this.#loose[suit] as number) | bit
    }
    return this.#taken !== before
  }

  /**
   * With draw three, a card comes up when its place among the cards left, less some of those taken
   * before it, fits the draw; or when it is last, or lies under a card that was taken.
   */
  #reachStock(): void {
    let takenBefore = 0
    for (let place = 0; place < this.#left; place++) {
      if (this.#comesUp(place, Math.min(takenBefore, 2))) this.#reached |= 1 << place
      takenBefore += (this.#taken >> place) & 1
    }
    this.#reached |= this.#taken >> 1
  }

  #comesUp(place: number, mayShift: number): boolean {
    if (place === this.#left - 1 || place === this.#waste - 1) return true
    for (let shift = 0; shift <= mayShift; shift++) {
      if ((place - shift) % 3 === 2) return true
      if (this.#waste > 0 && place >= this.#waste && (place - shift - this.#waste + 4) % 3 === 0) {
        return true
      }
    }
    return false
  }

  #layLoose(): boolean {
    let isGrowing = false
    for (;;) {
      const kings = this.#hasEmpty ? 1 << 12 : 0
      const onRed = (((this.#parents[1] as number) | (this.#parents[2] as number)) >> 1) | kings
      const onBlack = (((this.#parents[0] as number) | (this.#parents[3] as number)) >> 1) | kings
      let more = 0
      for (let suit = 0; suit < 4; suit++) {
        const laid = (this.#loose[suit] as number) & (isRedSuit(suit) ? onBlack : onRed)
        more |= laid & ~(this.#parents[suit] as number)
        this.#parents[suit] = (this.#parents[suit] as number) | laid
      }
      if (more === 0) return isGrowing
      isGrowing = true
    }
  }

  #moveFixed(): boolean {
    let isGrowing = false
    for (let column = 0; column < COLUMNS; column++) {
      let count = this.#counts[column] as number
      while (
        count > 0 &&
        this.#canMove(this.#tables.columnCards[column * 8 + count - 1] as number)
      ) {
        isGrowing = true
        count--
        if (count === 0) this.#hasEmpty = true
        else this.#turnUp(this.#tables.columnCards[column * 8 + count - 1] as number)
      }
      // A king that nothing lies under never has to move.
      if (count === 1 && (this.#tables.columnCards[column * 8] as number) % 13 === 12) count = 0
      this.#counts[column] = count
    }
    return isGrowing
  }

  #turnUp(card: number): void {
    const suit = (card / 13) | 0
    const bit = 1 << (card - suit * 13)
    this.#known[suit] = (this.#known[suit] as number) | bit
    this.#parents[suit] = (this.#parents[suit] as number) | bit
  }
}
