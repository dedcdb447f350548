import { cardOf, isRefusal, NO_STATE, SUITS, type PileSpec } from '@samedeal/rules'
import type { TableState } from './selection.ts'

/**
 * The one rank with which an empty pile may be started, found by asking the rules about every card
 * on an otherwise empty table; undefined when several ranks or none may start it.
 */
export function startRank(
  pile: number,
  { game, options, specs }: Pick<TableState, 'game' | 'options' | 'specs'>,
): number | undefined {
  const to = specs[pile] as PileSpec
  const from = specs.find((spec) => spec.kind === 'tableau' && spec.id !== to.id)
  if (from === undefined) return undefined
  const allowed = new Set<number>()
  for (const suit of SUITS) {
    for (let rank = 1; rank <= 13; rank++) {
      const piles = specs.map(({ id }) => ({
        cards: id === from.id ? [cardOf(rank, suit)] : [],
        faceDown: 0,
      }))
      const move = { from: from.id, to: to.id, count: 1 }
      if (!isRefusal(game.play({ piles, state: NO_STATE }, move, options))) allowed.add(rank)
    }
  }
  const [rank] = allowed
  return allowed.size === 1 ? rank : undefined
}
