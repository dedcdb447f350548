import { STANDARD_DECK } from '../cards/deck.ts'
import type { Game, Progress } from '../game.ts'
import type { Pile, Position } from '../position.ts'
import { deal } from './deal.ts'
import { moves } from './moves.ts'
import { KLONDIKE_OPTIONS, type KlondikeOptions } from './options.ts'
import { play } from './play.ts'
import { FIRST_FOUNDATION, FIRST_TABLEAU, table } from './table.ts'

/** Klondike, with draw one or three, limited or unlimited passes, and foundations open or locked. */
export const klondike: Game<KlondikeOptions> = {
  id: 'klondike',
  options: KLONDIKE_OPTIONS,
  presets: {
    party: {},
    classic: { draw: 1, foundationReturn: false },
    reference: {},
    table: { draw: 1, passes: 3 },
  },
  isProvable: true,
  // Passes and locked foundations make none: a deal's level is graded under them (docs/difficulty.md).
  disciplines: ['draw'],
  deck: () => STANDARD_DECK,
  table,
  deal,
  moves,
  play,
  progress,
}

function progress(position: Position): Progress {
  let done = 0
  for (let pile = FIRST_FOUNDATION; pile < FIRST_TABLEAU; pile++) {
    done += (position.piles[pile] as Pile).cards.length
  }
  return { done, total: STANDARD_DECK.length }
}
