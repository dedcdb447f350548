import type { PileSpec } from '@samedeal/rules'
import type { Glyph } from './mark-pictures.ts'
import { rankLetters } from './rank-letters.ts'
import type { TableState } from './selection.ts'
import { startRank } from './start-rank.ts'

/**
 * What each pile shows while it is empty: its suit, the rank that starts it. An empty waste, a discard and a place
 * of cards that cover one another show nothing.
 */
export function slotGlyphs(
  rules: Pick<TableState, 'game' | 'options' | 'specs'>,
): (Glyph | undefined)[] {
  return rules.specs.map((spec, pile) => {
    if (spec.coveredBy !== undefined) return undefined
    switch (spec.kind) {
      case 'waste':
      case 'discard':
        return undefined
      case 'stock':
      case 'cell':
        return 'blank'
      case 'foundation':
        return spec.suit === undefined ? 'blank' : { suit: spec.suit }
      case 'tableau': {
        const rank = startRank(pile, rules)
        return rank === undefined ? 'blank' : { rank: rankLetters(rank) }
      }
    }
  })
}

/**
 * The glyphs as they stand in a position: an empty stock shows that a tap turns the waste over, and
 * only while the rules allow that.
 */
export function slotsNow(
  glyphs: readonly (Glyph | undefined)[],
  { specs, game, position, options }: TableState,
): (Glyph | undefined)[] {
  const moves = game.moves(position, options)
  const mayRecycle = ({ id }: PileSpec) => moves.some(({ to }) => to === id)
  return specs.map((spec, pile) =>
    spec.kind === 'stock' && mayRecycle(spec) ? 'recycle' : glyphs[pile],
  )
}
