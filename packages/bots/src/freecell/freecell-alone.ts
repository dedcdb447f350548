import type { FreecellOptions } from '@samedeal/rules'
import { certifyFreecell, freecellDeadEnd, solveFreecell } from '@samedeal/solver/freecell'
import type { LoneSkills } from '../skills.ts'
import { freecellHint } from './hint.ts'
import { firstFreecellMemory, rememberFreecell, type FreecellMemory } from './memory.ts'
import { noisyFreecellWins } from './noisy-cells.ts'

/** What FreeCell offers beside its rules to somebody who plays alone. */
export const freecellAlone: LoneSkills<FreecellOptions, FreecellMemory> = {
  certify: ({ deck, options, chance }) =>
    certifyFreecell({ deck, options, playout: noisyFreecellWins, seed: chance }),
  firstMemory: firstFreecellMemory,
  remember: rememberFreecell,
  hint({ view, options }) {
    const found = freecellHint({ position: view, options })
    return found.verdict === 'win' ? found.moves : []
  },
  deadEnd: (view, options) => (freecellDeadEnd(view, options) ? 'lost' : undefined),
  solve: solveFreecell,
}
