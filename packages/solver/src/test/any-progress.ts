import {
  isRefusal,
  klondike,
  type Card,
  type KlondikeOptions,
  type Move,
  type Pile,
  type Position,
} from '@samedeal/rules'
import { keyOf } from './brute-force.ts'

/** A board whose cards are all given, and which of them its player has not seen. */
export interface Board {
  readonly position: Position
  readonly unseen: ReadonlySet<Card>
  readonly options: KlondikeOptions
}

const FIRST_FOUNDATION = 2
const FIRST_TABLEAU = 6

/**
 * Whether any sequence of moves turns up a card of a column, shows a card that is unseen, or brings one
 * home that was not there at the start: by trying every legal move of the rules from every position.
 * Undefined when there are more than `limit` positions. It shares nothing with the solver's search.
 */
export function anyProgress(
  { position: start, unseen, options }: Board,
  limit: number,
): boolean | undefined {
  const home = new Set(start.piles.slice(FIRST_FOUNDATION, FIRST_TABLEAU).flatMap(cardsOf))
  const met = new Set([keyOf(start, options)])
  const waiting = [start]
  // The list grows as it is gone through: what is nearest comes first.
  for (const position of waiting) {
    for (const move of klondike.moves(position, options)) {
      if (isProgress({ position, move, home, unseen })) return true
      const next = klondike.play(position, move, options)
      if (isRefusal(next)) throw new Error(`a listed move is refused: ${next.refused}`)
      const key = keyOf(next, options)
      if (met.has(key)) continue
      if (met.size >= limit) return undefined
      met.add(key)
      waiting.push(next)
    }
  }
  return false
}

interface Tried {
  readonly position: Position
  readonly move: Move
  readonly home: ReadonlySet<Card>
  readonly unseen: ReadonlySet<Card>
}

function isProgress({ position, move: { from, to, count }, home, unseen }: Tried): boolean {
  const source = position.piles[PILES.indexOf(from)] as Pile
  const moved = source.cards.slice(-count)
  if (to.startsWith('foundation')) {
    if (moved.some((card) => !home.has(card))) return true
  }
  if (from === 'stock') return moved.some((card) => unseen.has(card))
  if (!from.startsWith('tableau')) return false
  return source.faceDown > 0 && source.cards.length - source.faceDown === count
}

const PILES = klondike.table({ draw: 1, passes: 1, foundationReturn: false }).map(({ id }) => id)

function cardsOf({ cards }: Pile): readonly Card[] {
  return cards
}
