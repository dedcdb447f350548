import type { KlondikeReason } from '@samedeal/rules'
import { text } from '../../words.ts'
import type { AimedAt } from '../game-refusals.ts'
import { neededCard } from '../needed-card.ts'

/** Why a move is refused in Klondike: a reason without a sentence does not compile. */
export function klondikeRefusal(why: KlondikeReason, aimedAt?: AimedAt): string {
  return neededCard(why, aimedAt) ?? text(`refused.${why}`)
}
