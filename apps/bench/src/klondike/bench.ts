import { klondike, type KlondikeOptions } from '@samedeal/rules'
import type { GameBench } from '../game-bench.ts'
import { cpuHonesty } from './cpu-honesty.ts'
import { cpuChampion, cpuLevels, cpuUndo } from './cpu-levels.ts'
import { cpuPace } from './cpu-pace.ts'
import { deadEnds } from './dead-ends.ts'
import { gradedRules } from './graded-deals.ts'
import { solverDeals } from './solver-deals.ts'
import { solverLevels } from './solver-levels.ts'
import { solverLosses } from './solver-losses.ts'
import { solverRules } from './solver-rules.ts'
import { solverWins } from './solver-wins.ts'

/** What is measured of Klondike. The names of its figures are older than the other games. */
export const klondikeBench: GameBench = {
  game: klondike,
  rules: { name: 'rules', optionsOf, play: 1_500_000, moves: 150_000 },
  parts: [
    solverWins,
    solverLosses,
    solverRules,
    solverDeals,
    solverLevels,
    deadEnds,
    cpuLevels,
    cpuChampion,
    cpuUndo,
    cpuPace,
    cpuHonesty,
  ],
  gradedRules,
}

function optionsOf(number: number): KlondikeOptions {
  return { draw: number % 2 === 0 ? 1 : 3, passes: 'unlimited', foundationReturn: true }
}
