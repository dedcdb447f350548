import type { KlondikeOptions } from '@samedeal/rules'
import { certify, deadEnd, solve } from '@samedeal/solver/klondike'
import type { LoneSkills } from '../skills.ts'
import { hint } from './hint.ts'
import { firstMemory, remember, type Memory } from './memory.ts'
import { noisyGreedyWins } from './noisy-greedy.ts'

/** What Klondike offers beside its rules to somebody who plays alone. */
export const klondikeAlone: LoneSkills<KlondikeOptions, Memory> = {
  certify: ({ deck, options, chance }) =>
    certify({ deck, options, playout: noisyGreedyWins, seed: chance }),
  firstMemory,
  remember,
  hint,
  deadEnd: (view, options) => deadEnd({ view, options }),
  solve,
}
