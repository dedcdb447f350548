import type { Board } from './board.ts'
import { widened } from './widened.ts'
import { cardsHome, heightOf, isRedSuit, isSafe, oneUp, type Foundations } from './foundations.ts'

/** Groups are numbered colour * 14 + rank (0 to 13); the free columns are one group for both colours. */
const KING_GROUP = 28

const FIRST_CAPACITY = 256

// Which foundations the running `find` has met: those marked with its round. Shared by all, since
// nothing is kept from one call to the next and clearing it would cost more than a search.
const found = new Uint32Array(1 << 16)
let round = 0

/** The group of a card: it and its twin of the same colour. */
export function groupOf(suit: number, rank: number): number {
  return isRedSuit(suit) ? 14 + rank : rank
}

/** The group that a card may be laid on. */
export function groupBelow(suit: number, rank: number): number {
  if (rank === 12) return KING_GROUP
  return isRedSuit(suit) ? rank + 1 : rank + 15
}

/**
 * All foundations that can be had from given ones while columns and stock stay as they are: cards go
 * home and come back down, which can all be undone. They count as one state of the search.
 */
export class FoundationPaths {
  size = 0
  /** The foundations found, the given ones first. */
  homes = new Uint16Array(FIRST_CAPACITY)
  /** The slots at each. */
  blackSlots = new Int32Array(FIRST_CAPACITY)
  redSlots = new Int32Array(FIRST_CAPACITY)
  /** From which entry each was found first; -1 for the first. */
  cameFrom = new Int32Array(FIRST_CAPACITY)
  /** The group whose slot the move that led there used. */
  usedGroup = new Uint8Array(FIRST_CAPACITY)
  /** 0 where a safe card must go home first: such an entry is only passed through. */
  isRest = new Uint8Array(FIRST_CAPACITY)
  /** Stands for them all: the same whichever of them is given. */
  representative: Foundations = 0
  #best = -1
  readonly #board: Board
  readonly #canReturn: boolean

  constructor(board: Board, canReturn: boolean) {
    this.#board = board
    this.#canReturn = canReturn
  }

  /** Finds them all. The board must have the state's columns and stock in place. */
  find(home: Foundations): void {
    this.size = 0
    this.#best = -1
    if (round === 0xffffffff) {
      found.fill(0)
      round = 0
    }
    round++
    this.#add(home, -1, 0)
    for (let at = 0; at < this.size; at++) this.#visit(at)
  }

  #visit(at: number): void {
    const board = this.#board
    const home = this.homes[at] as number
    board.findSlots(home)
    this.blackSlots[at] = board.blackSlots
    this.redSlots[at] = board.redSlots
    this.isRest[at] = 1
    if (!this.#canReturn) {
      this.representative = home
      return
    }
    let ups = 0
    for (let suit = 0; suit < 4; suit++) {
      const rank = heightOf(home, suit)
      const slots = isRedSuit(suit) ? board.redSlots : board.blackSlots
      if ((((board.released[suit] as number) & slots) >> rank) & 1) {
        if (isSafe(home, suit, rank)) {
          this.isRest[at] = 0
          this.#add(home + oneUp(suit), at, 0)
          return
        }
        ups |= 1 << suit
      }
    }
    const score = (cardsHome(home) << 16) | home
    if (score > this.#best) {
      this.#best = score
      this.representative = home
    }
    for (let suit = 0; suit < 4; suit++) {
      const height = heightOf(home, suit)
      if ((ups >> suit) & 1) this.#add(home + oneUp(suit), at, groupOf(suit, height))
      if (height === 0) continue
      const slots = isRedSuit(suit) ? board.blackSlots : board.redSlots
      if ((slots >> height) & 1 && !isSafe(home, suit, height - 1)) {
        this.#add(home - oneUp(suit), at, groupBelow(suit, height - 1))
      }
    }
  }

  #add(home: Foundations, from: number, usedGroup: number): void {
    if (found[home] === round) return
    found[home] = round
    if (this.size === this.homes.length) this.#grow()
    const at = this.size++
    this.homes[at] = home
    this.cameFrom[at] = from
    this.usedGroup[at] = usedGroup
  }

  #grow(): void {
    const size = this.homes.length * 2
    this.homes = widened(this.homes, new Uint16Array(size))
    this.blackSlots = widened(this.blackSlots, new Int32Array(size))
    this.redSlots = widened(this.redSlots, new Int32Array(size))
    this.cameFrom = widened(this.cameFrom, new Int32Array(size))
    this.usedGroup = widened(this.usedGroup, new Uint8Array(size))
    this.isRest = widened(this.isRest, new Uint8Array(size))
  }
}
