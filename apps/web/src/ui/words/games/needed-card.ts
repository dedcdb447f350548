import { HIDDEN, isRed, rankOf, type Card, type Reason } from '@samedeal/rules'
import { rankWord } from '../card-words.ts'
import { text } from '../words.ts'
import type { AimedAt } from './game-refusals.ts'

/**
 * Which card a pile takes, in games whose columns build down in alternating colours and whose foundations
 * build up in a suit. With four colours on the cards it names suits, for half of them are neither red nor
 * black. Undefined where the refusal is about something else.
 */
export function neededCard(why: Reason, aimedAt: AimedAt | undefined): string | undefined {
  if (aimedAt === undefined) return undefined
  const { spec, pile, deck } = aimedAt
  switch (why) {
    case 'same-colour':
    case 'not-one-lower': {
      const top = pile.cards.at(-1)
      if (top !== undefined && top !== HIDDEN) return neededOn(top, deck)
      return why === 'same-colour' && deck === 'four' ? text('refused.same-colour.four') : undefined
    }
    case 'wrong-suit':
    case 'ace-first':
    case 'not-next': {
      const rank = pile.cards.length + 1
      if (spec.suit === undefined || rank > 13) return undefined
      return text(`refused.needs.${spec.suit}`, { rank: rankWord(rank) })
    }
    default:
      return undefined
  }
}

/** What a column asks for whose last card is `top`. */
function neededOn(top: Card, deck: AimedAt['deck']): string {
  const rank = rankOf(top) - 1
  if (rank === 0) return text('refused.needs.none')
  const colour = isRed(top) ? 'black' : 'red'
  return text(`refused.needs.${colour}${deck === 'four' ? '.four' : ''}`, { rank: rankWord(rank) })
}
