import { freecell, type Pile, type Position } from '@samedeal/rules'

/** What a player remembers of a FreeCell game: made from nothing but the positions so far, one after another. */
export interface FreecellMemory {
  /** The marks of all boards so far: see `markOf`. */
  readonly seen: ReadonlySet<number>
  /** Cards home by now. */
  readonly done: number
  /** Moves made, undone ones and undos included, since the last card went home. */
  readonly idleMoves: number
}

const FIRST_TABLEAU = 4
const FIRST_CELL = 12

/** The memory of somebody who has just been dealt a game, or comes to one. */
export function firstFreecellMemory(position: Position): FreecellMemory {
  const { done } = freecell.progress(position)
  return { seen: new Set([markOf(position)]), done, idleMoves: 0 }
}

/** The memory when one more move, or an undo, has led to a position. Some microseconds. */
export function rememberFreecell(memory: FreecellMemory, position: Position): FreecellMemory {
  const { done } = freecell.progress(position)
  return {
    seen: new Set(memory.seen).add(markOf(position)),
    done,
    idleMoves: done > memory.done ? 0 : memory.idleMoves + 1,
  }
}

/** A number for a board, the same whichever column or cell is which. Different boards hardly ever share one. */
export function markOf({ piles }: Position): number {
  let sum = 0
  for (const [number, pile] of piles.entries()) {
    const kind = number < FIRST_TABLEAU ? 1 : number < FIRST_CELL ? 2 : 3
    sum += pileMark(pile, kind)
  }
  return sum
}

/** A number of 48 bits that follows from a pile: the sum over all piles is still exact. */
function pileMark({ cards }: Pile, kind: number): number {
  let low = kind
  let high = kind + 7
  for (const card of cards) {
    low = Math.imul(low ^ (card + 1), 0x9e3779b1)
    low ^= low >>> 15
    high = Math.imul(high ^ (card + 101), 0x2c1b3c6d)
    high ^= high >>> 13
  }
  return (low >>> 0) * 2 ** 16 + ((high >>> 0) % 2 ** 16)
}
