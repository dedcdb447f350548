import { STANDARD_DECK } from '../cards/deck.ts'
import type { Game, Progress } from '../game.ts'
import type { Pile, Position } from '../position.ts'
import { LAST_DEAL_NUMBER, LOST_DEAL_NUMBERS, numberedDeck, readDealNumber } from './deal-number.ts'
import { deal } from './deal.ts'
import { moves } from './moves.ts'
import { FREECELL_OPTIONS, type FreecellOptions } from './options.ts'
import { play } from './play.ts'
import { FIRST_TABLEAU, table } from './table.ts'

/** FreeCell with one to four cells. Nothing is hidden, and cards on a foundation stay there. */
export const freecell: Game<FreecellOptions> = {
  id: 'freecell',
  options: FREECELL_OPTIONS,
  presets: { party: {}, reference: {}, table: {} },
  isProvable: true,
  disciplines: ['cells'],
  numbered: {
    last: LAST_DEAL_NUMBER,
    lost: LOST_DEAL_NUMBERS,
    deck: numberedDeck,
    read: readDealNumber,
  },
  deck: () => STANDARD_DECK,
  table,
  deal,
  moves,
  play,
  progress,
}

function progress({ piles }: Position): Progress {
  let done = 0
  for (let pile = 0; pile < FIRST_TABLEAU; pile++) done += (piles[pile] as Pile).cards.length
  return { done, total: STANDARD_DECK.length }
}
