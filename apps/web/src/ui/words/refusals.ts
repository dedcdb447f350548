import type { Refused } from '@samedeal/race'
import { REASONS, type Reason } from '@samedeal/rules'
import type { AimedAt } from './games/game-refusals.ts'
import { wordsOf } from './games/game-words.ts'
import { text } from './words.ts'

/**
 * The sentence for a refusal in a room that plays a game. Where the pile aimed at asks for particular cards, the
 * game names them ("Only a red 9 goes here"); it never names a card that lies face down.
 */
export function refusalSentence(why: Refused, game: string, aimedAt?: AimedAt): string {
  if (!isOfGame(why)) return text(`refused.${why}`)
  return wordsOf(game)?.refusal(why, aimedAt) ?? text('refused.not-allowed')
}

/** Tells a game's reason from the room's, which has one sentence each: without it this file does not compile. */
function isOfGame(why: Refused): why is Reason {
  return REASONS.some((reason) => reason === why)
}
