import { freecell } from '@samedeal/rules'
import type { GameBench } from '../game-bench.ts'
import { cpuLevels } from './cpu-levels.ts'
import { gradedRules } from './graded-deals.ts'
import { solverDeals } from './solver-deals.ts'
import { solverLevels } from './solver-levels.ts'
import { solverWins } from './solver-wins.ts'

/** What is measured of FreeCell. */
export const freecellBench: GameBench = {
  game: freecell,
  rules: {
    name: 'rules of freecell',
    optionsOf: (number) => ({ cells: (number % 4) + 1 }),
    play: 1_000_000,
    moves: 300_000,
  },
  parts: [solverWins, solverDeals, solverLevels, cpuLevels],
  gradedRules,
}
