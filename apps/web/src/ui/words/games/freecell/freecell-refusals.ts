import type { FreecellReason } from '@samedeal/rules'
import { longestMove } from '@samedeal/rules/freecell-run'
import { plural, text } from '../../words.ts'
import type { AimedAt } from '../game-refusals.ts'
import { neededCard } from '../needed-card.ts'

/**
 * Why a move is refused in FreeCell, too long a run with the number of cards that may go: a reason without a
 * sentence does not compile.
 */
export function freecellRefusal(why: FreecellReason, aimedAt?: AimedAt): string {
  if (why === 'foundation-locked') return text('freecell.refused.foundation-locked')
  if (why === 'run-too-long' && aimedAt !== undefined) {
    return plural('freecell.refused.run-too-long', longestMove(aimedAt.position, aimedAt.number))
  }
  return neededCard(why, aimedAt) ?? text(`refused.${why}`)
}
