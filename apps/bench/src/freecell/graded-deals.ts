import { noisyFreecellWins } from '@samedeal/bots/freecell'
import type { FreecellOptions } from '@samedeal/rules'
import { certifyFreecell, FREECELL_CUTS } from '@samedeal/solver/freecell'
import type { GradedRule } from '../game-bench.ts'
import { gradedBy, type GradedDeal } from '../graded-deals.ts'
import { farSightedPlayer } from './far-sighted-player.ts'

/** Certified deals of FreeCell, always the same ones. */
export function gradedDeals(options: FreecellOptions): Generator<GradedDeal> {
  return gradedBy((deck, seed) =>
    certifyFreecell({ deck, options, playout: noisyFreecellWins, seed }),
  )
}

/** FreeCell's deals by the number of cells. */
export function gradedRules(): readonly GradedRule[] {
  return ([4, 3, 2, 1] as const).map((cells) => {
    const options: FreecellOptions = { cells }
    const [cuts, deals] = [FREECELL_CUTS[cells], gradedDeals(options)]
    return { name: `FreeCell, ${cells} cells`, cuts, deals, player: farSightedPlayer(options) }
  })
}
