import {
  isRefusal,
  klondike,
  reveals,
  view,
  withReveals,
  type Card,
  type KlondikeOptions,
  type Move,
  type Pile,
  type Position,
} from '@samedeal/rules'
import { FIRST_TABLEAU } from '@samedeal/rules/klondike-table'

/** Where a game has come to, and what its player knows of it. */
export interface Ending {
  /** Every card. */
  readonly position: Position
  /** The cards that have been seen; those of a stock that was turned over are remembered. */
  readonly known: Position
  /** The moves that led there, and what its player knew before each of them and at the end. */
  readonly line: readonly Move[]
  readonly boards: readonly Position[]
}

/**
 * Plays a deal as somebody who never looks ahead: a card home, else one turned up, else one from the
 * waste, else the stock. Ends where a position comes up for the second time, or no move is left.
 */
export function greedyEnding(deck: readonly Card[], options: KlondikeOptions): Ending {
  let position = klondike.deal(deck, options)
  let known = view(position)
  const met = new Set<string>()
  const line: Move[] = []
  const boards = [known]
  for (;;) {
    const key = JSON.stringify(position.piles)
    if (met.has(key)) return { position, known, line, boards }
    met.add(key)
    const [best] = klondike
      .moves(position, options)
      .toSorted((one, other) => worth(position, other) - worth(position, one))
    if (best === undefined || worth(position, best) < 0) return { position, known, line, boards }
    const next = klondike.play(position, best, options)
    const seen = klondike.play(known, best, options)
    if (isRefusal(next) || isRefusal(seen)) throw new Error('a listed move is refused')
    line.push(best)
    position = next
    known = withReveals(seen, reveals(seen, position))
    boards.push(known)
  }
}

function worth({ piles }: Position, { from, to, count }: Move): number {
  if (from.startsWith('foundation')) return -1
  if (to.startsWith('foundation')) return 5
  if (from === 'waste' && to !== 'stock') return 3
  if (!from.startsWith('tableau')) return 1
  const { cards, faceDown } = piles[FIRST_TABLEAU + Number(from.at(-1)) - 1] as Pile
  if (cards.length - faceDown !== count) return -1
  return faceDown > 0 ? 4 : -1
}
