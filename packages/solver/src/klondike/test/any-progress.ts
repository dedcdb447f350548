import {
  HIDDEN,
  isRefusal,
  klondike,
  STANDARD_DECK,
  type Card,
  type KlondikeOptions,
  type Move,
  type Pile,
  type Position,
} from '@samedeal/rules'
import { FIRST_FOUNDATION, FIRST_TABLEAU } from '@samedeal/rules/klondike-table'
import { keyOf } from './brute-force.ts'

/** A board as its player knows it, and the cards that it hides in one of their orders. */
export interface FilledBoard {
  readonly known: Position
  readonly unseen: readonly Card[]
  readonly options: KlondikeOptions
}

/**
 * Whether any sequence of moves turns up a card of a column, shows a card that is unseen, or brings one
 * home that was not there at the start: by trying every legal move of the rules from every position.
 * Undefined when there are more than `limit` positions. It shares nothing with the solver's search.
 */
export function anyProgress(
  { known, unseen, options }: FilledBoard,
  limit: number,
): boolean | undefined {
  const start = filled(known, unseen)
  const home = new Set(start.piles.slice(FIRST_FOUNDATION, FIRST_TABLEAU).flatMap(cardsOf))
  const hidden = new Set(unseen)
  const met = new Set([keyOf(start, options)])
  const waiting = [start]
  // The list grows as it is gone through: what is nearest comes first.
  for (const position of waiting) {
    for (const move of klondike.moves(position, options)) {
      if (isProgress({ position, move, home, unseen: hidden })) return true
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

/** The cards that a player does not know of a board, in the order of a new deck. */
export function unseenIn({ piles }: Position): Card[] {
  const seen = new Set(piles.flatMap(cardsOf))
  return STANDARD_DECK.filter((card) => !seen.has(card))
}

/** A position that the player's knowledge allows: the unseen cards in this order. */
function filled(known: Position, unseen: readonly Card[]): Position {
  const left = unseen.slice()
  const piles = known.piles.map(({ cards, faceDown }) => ({
    cards: cards.map((card) => (card === HIDDEN ? (left.pop() as Card) : card)),
    faceDown,
  }))
  return { piles, state: known.state }
}
