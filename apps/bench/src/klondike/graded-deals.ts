import { noisyGreedyWins } from '@samedeal/bots/klondike'
import type { KlondikeOptions } from '@samedeal/rules'
import { certify, CUTS } from '@samedeal/solver/klondike'
import type { GradedRule } from '../game-bench.ts'
import { gradedBy, type GradedDeal } from '../graded-deals.ts'
import { hastyPlayer } from './hasty-player.ts'

/** Certified deals of Klondike, always the same ones. */
export function gradedDeals(options: KlondikeOptions): Generator<GradedDeal> {
  return gradedBy((deck, seed) => certify({ deck, options, playout: noisyGreedyWins, seed }))
}

/** Klondike's deals by draw rule. */
export function gradedRules(): readonly GradedRule[] {
  return ([1, 3] as const).map((draw) => {
    const options: KlondikeOptions = { draw, passes: 'unlimited', foundationReturn: true }
    const [cuts, deals] = [CUTS[draw], gradedDeals(options)]
    return { name: `Draw ${draw}`, cuts, deals, player: hastyPlayer(options) }
  })
}
