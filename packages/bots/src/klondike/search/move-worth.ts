import type { Card } from '@samedeal/rules'
import {
  cardsHome,
  CHILD_KINDS,
  COLUMNS,
  countOf,
  heightOf,
  isRedSuit,
  type PackedState,
  type SearchSpace,
} from '@samedeal/solver/states'
import { LIMITED, weightsFor, type Weights } from './weights.ts'

/**
 * What the moves of a state look worth at a glance, from nothing but the cards that lie face up, the
 * stock and the foundations.
 */
export class MoveWorth {
  readonly #space: SearchSpace
  readonly #state: Readonly<PackedState>
  readonly #weights: Weights
  readonly #isThree: boolean
  /** Whether the stock may be gone through so many times only. */
  readonly #isLimited: boolean
  #home = 0
  #playable = 0

  /** `state` is read again whenever the worth of moves is asked for. */
  constructor(space: SearchSpace, state: Readonly<PackedState>) {
    this.#space = space
    this.#state = state
    const { draw } = space.stockRules
    this.#isThree = draw === 3
    this.#isLimited = space.stockRules.recycleLimit >= 0
    this.#weights = weightsFor(draw)
  }

  /** Looks at the state, whose children have just been found, before the worth of its moves is asked for. */
  look(): void {
    const { home, stock, waste } = this.#state
    this.#home = cardsHome(home)
    if (!this.#isThree) return
    this.#space.board.findSlots(home)
    this.#playable = this.#countPlayable(stock, waste, -1)
  }

  /** The worth of the move to one child. */
  of(child: number): number {
    const weights = this.#weights
    const { children } = this.#space.expansion
    const kind = children.kind[child] as number
    const raised = cardsHome(children.exit[child] as number) - this.#home
    let worth = (weights.kinds[kind] as number) + raised * weights.raised
    const columns = children.columns[child] as number
    if (columns !== this.#state.columns) worth += this.#ofLeaving(columns)
    const taken = this.#state.stock & ~(children.stock[child] as number)
    if (taken !== 0) worth += this.#ofTaking(taken)
    if (taken !== 0 && this.#isThree) worth += this.#ofDraws(child, taken)
    if (taken !== 0 && this.#isLimited) worth -= this.#costOfPassing(child)
    return worth
  }

  /** A fixed card leaves its column. */
  #ofLeaving(columns: number): number {
    const weights = this.#weights
    const before = this.#state.columns
    let column = 0
    while (countOf(columns, column) === countOf(before, column)) column++
    const faceDown = countOf(before, column) - 1
    const rank = (this.#space.board.lowest[column] as number) % 13
    const turned = weights.turnsUp + faceDown * weights.faceDown
    return (
      (faceDown === 0 ? weights.empties : turned) +
      rank * weights.rank +
      (rank === 12 ? weights.king : 0)
    )
  }

  #ofTaking(taken: number): number {
    const weights = this.#weights
    const { stockCards } = this.#space.tables
    let count = 0
    let ranks = 0
    for (let bits = taken; bits !== 0; bits &= bits - 1) {
      ranks += (stockCards[31 - Math.clz32(bits & -bits)] as number) % 13
      count++
    }
    const king = ranks === 12 && count === 1 ? weights.takenKing : 0
    return count * weights.taken + ranks * weights.takenRank + king
  }

  /** With draw three, taking one card changes which others come up. */
  #ofDraws(child: number, taken: number): number {
    const weights = this.#weights
    const { children } = this.#space.expansion
    const { stockCards, stockIndex } = this.#space.tables
    const waste = children.waste[child] as number
    const stock = children.stock[child] as number
    const isLaid = children.kind[child] === CHILD_KINDS.stockCardLaid
    const card = stockCards[31 - Math.clz32(taken)] as number
    let worth = isLaid ? this.#ofLaying(card) : 0
    if (waste % 3 === 1) worth += weights.shiftOne
    if (waste % 3 === 2) worth += weights.shiftTwo
    if (waste === 0) worth += weights.noShift
    const playable = this.#countPlayable(stock, waste, isLaid ? card : -1)
    worth += (playable - this.#playable) * weights.playable
    if (playable === 0) worth += weights.nonePlayable
    worth += bitCount(stock & ~(taken - 1)) * weights.later
    const twin = stockIndex[twinOf(card)] as number
    return twin >= 0 && (this.#state.stock >> twin) & 1 ? worth + weights.twinInStock : worth
  }

  /** With limited passes, what is passed over is lost for this pass, and a recycle for good. */
  #costOfPassing(child: number): number {
    const { children } = this.#space.expansion
    const { recycles, waste, stock } = this.#state
    const spent = (children.recycles[child] as number) - recycles
    const turned = (children.waste[child] as number) - waste + spent * bitCount(stock)
    return spent * LIMITED.recycle + Math.max(0, turned) * LIMITED.passed
  }

  #ofLaying(card: Card): number {
    const weights = this.#weights
    const { lowest } = this.#space.board
    const red = isRedSuit((card / 13) | 0)
    let most = 0
    for (let column = 0; column < COLUMNS; column++) {
      const other = lowest[column] as number
      if (other < 0 || other % 13 !== (card % 13) - 1) continue
      if (isRedSuit((other / 13) | 0) === red) continue
      const count = countOf(this.#state.columns, column)
      most = Math.max(most, count === 1 ? 0.5 : count)
    }
    const away = (card % 13) - heightOf(this.#state.home, (card / 13) | 0)
    const freed = weights.frees + most * weights.freesFaceDown
    return away * weights.fromHome + (most > 0 ? freed : weights.freesNone)
  }

  /** How many cards come up in the next passes and could be played now; `laid` has just been laid down, -1 if none. */
  #countPlayable(stock: number, waste: number, laid: number): number {
    const { stockCards } = this.#space.tables
    let place = 0
    let found = 0
    let card = -1
    for (let bits = stock; bits !== 0; bits &= bits - 1) {
      card = stockCards[31 - Math.clz32(bits & -bits)] as number
      const comesUp =
        place % 3 === 2 ||
        (waste > 0 && (place === waste - 1 || (place > waste && (place - waste) % 3 === 2)))
      if (comesUp && this.#fits(card, laid)) found++
      place++
    }
    return place % 3 !== 0 && this.#fits(card, laid) ? found + 1 : found
  }

  #fits(card: Card, laid: number): boolean {
    const { board } = this.#space
    const suit = (card / 13) | 0
    const rank = card - suit * 13
    if (heightOf(this.#state.home, suit) === rank) return true
    const red = isRedSuit(suit)
    if (((red ? board.blackSlots : board.redSlots) >> (rank + 1)) & 1) return true
    return laid >= 0 && laid % 13 === rank + 1 && isRedSuit((laid / 13) | 0) !== red
  }
}

/** The other card of a card's rank and colour. */
function twinOf(card: Card): Card {
  const suit = (card / 13) | 0
  return (3 - suit) * 13 + (card - suit * 13)
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
