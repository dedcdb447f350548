import {
  HIDDEN,
  klondike,
  rankOf,
  type Card,
  type KlondikeOptions,
  type Move,
  type Pile,
  type Position,
} from '@samedeal/rules'
import { WASTE } from '@samedeal/rules/klondike-table'
import { isStockMove } from '../stock-move.ts'
import { movesTo, settledMoves, targetOf, type Ground, type Target } from './plan.ts'
import { Playout } from './playout.ts'
import { Worlds } from './worlds.ts'

interface Unseen {
  readonly known: Position
  readonly options: KlondikeOptions
  readonly random: () => number
}

/** Cards of this rank and lower go home at first sight. */
const SURELY_HOME = 2

/**
 * The next moves while there are cards in the stock that the player has never seen. Where the stock
 * may be gone through for ever, that comes first: it costs nothing, and then the rest is known.
 */
export function unseenStockMoves(request: Unseen): Move[] {
  const { known, options } = request
  const moves = klondike.moves(known, options)
  const sure = moves.find((move) => isSure(known, move))
  if (sure !== undefined) return [sure]
  const chosen = options.passes === 'unlimited' ? [] : movesWithoutStock(request)
  if (chosen.length > 0) return chosen
  return moves.filter(isStockMove).slice(0, 1)
}

function isSure({ piles }: Position, { from, to }: Move): boolean {
  if (!to.startsWith('foundation') || from.startsWith('foundation')) return false
  const source = klondike.table({ draw: 1, passes: 1, foundationReturn: false })
  const pile = piles[source.findIndex(({ id }) => id === from)] as Pile
  return rankOf(pile.cards.at(-1) as Card) <= SURELY_HOME
}

/** The best of the moves that take nothing from the stock but what lies on the waste. */
function movesWithoutStock({ known, options, random }: Unseen): Move[] {
  const { space } = new Worlds(known, options, random)
  const ground: Ground = { known, options, space, state: space.start }
  const forced = settledMoves(ground)
  if (forced.length > 0) return forced
  const playout = new Playout(space, random)
  if (playout.look() !== 'open') return []
  playout.worth.look()
  const top = (known.piles[WASTE] as Pile).cards.at(-1)
  let most = -Infinity
  let chosen: Target | undefined
  for (let child = 0; child < space.expansion.children.count; child++) {
    const target = targetOf(space, child)
    const worth = playout.worth.of(child)
    if (!isAtHand(ground, target, top) || worth <= most) continue
    most = worth
    chosen = target
  }
  return chosen === undefined ? [] : movesTo(ground, chosen)
}

/** Whether a target takes no card from the stock but the one on the waste. */
function isAtHand({ space, state }: Ground, target: Target, top: Card | undefined): boolean {
  const taken = state.stock & ~target.stock
  if (taken === 0) return true
  if (top === undefined || top === HIDDEN || target.recycles !== state.recycles) return false
  return taken === 1 << (space.tables.stockIndex[top] as number)
}
