import type { FreecellOptions } from '@samedeal/rules'
import type { Figure } from '../figure.ts'
import { levelFigures } from '../level-gaps.ts'
import type { Part } from '../part.ts'
import { farSightedPlayer } from './far-sighted-player.ts'
import { gradedDeals } from './graded-deals.ts'

const DEALS = 400
/** With fewer than four cells a deal takes longer to find, and a game longer to play. */
const FEW_CELLS_DEALS = 150

/** Whether the levels hold for a player that took no part in the grading: see docs/difficulty.md. */
export const solverLevels: Part = {
  name: 'freecell-levels',
  about: `FreeCell: win rate by level of a player outside the grading, ${DEALS} deals a level`,
  seconds: 120,
  measure: () => ([4, 3, 2, 1] as const).flatMap(measureCells),
}

/** The levels have to hold with four cells. */
function measureCells(cells: FreecellOptions['cells']): Figure[] {
  const figures = levelFigures({
    name: `freecell levels: ${cells} cells`,
    deals: gradedDeals({ cells }),
    count: cells === 4 ? DEALS : FEW_CELLS_DEALS,
    player: farSightedPlayer({ cells }),
  })
  return cells === 4 ? figures : figures.map(({ name, value, unit }) => ({ name, value, unit }))
}
