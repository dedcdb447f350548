import type { KlondikeOptions } from '@samedeal/rules'
import type { Figure } from '../figure.ts'

import { gradedDeals } from './graded-deals.ts'
import { hastyPlayer } from './hasty-player.ts'
import { levelFigures } from '../level-gaps.ts'
import type { Part } from '../part.ts'

const DEALS = 400

/** Whether the levels hold for a player that took no part in the grading: see docs/difficulty.md. */
export const solverLevels: Part = {
  name: 'solver-levels',
  about: `win rate by level of a player outside the grading, ${DEALS} deals a level`,
  seconds: 70,
  measure: () => [...measureDraw(1), ...measureDraw(3)],
}

function measureDraw(draw: 1 | 3): Figure[] {
  const options: KlondikeOptions = { draw, passes: 'unlimited', foundationReturn: true }
  return levelFigures({
    name: `levels: draw ${draw}`,
    deals: gradedDeals(options),
    count: DEALS,
    player: hastyPlayer(options),
  })
}
