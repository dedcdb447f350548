import type { KlondikeOptions } from '@samedeal/rules'
import { LEVELS, type Level } from '@samedeal/rules'
import type { Figure } from '../figure.ts'
import { gradedDeals, hastyWinRate, type GradedDeal } from '../graded-deals.ts'
import type { Part } from '../part.ts'

const DEALS = 400
const GAMES = 40

/** Whether the levels hold for a player that took no part in the grading: see docs/difficulty.md. */
export const solverLevels: Part = {
  name: 'solver-levels',
  about: 'win rate by level of a player outside the grading, 400 deals a level',
  seconds: 70,
  measure: () => [...measureDraw(1), ...measureDraw(3)],
}

function measureDraw(draw: 1 | 3): Figure[] {
  const options: KlondikeOptions = { draw, passes: 'unlimited', foundationReturn: true }
  const byLevel = dealsByLevel(options)
  const rates = LEVELS.map((level) => hastyWinRate(byLevel.get(level) ?? [], options, GAMES))
  const figures: Figure[] = rates.map(({ rate }, index) => ({
    name: `levels: draw ${draw}, ${LEVELS[index]}`,
    value: rate * 100,
    unit: '% won',
  }))
  // Between neighbours: the gap between the lower end of one interval and the upper end of the next.
  const gaps = rates.slice(1).map((harder, index) => {
    const easier = rates[index] ?? harder
    return easier.rate - easier.margin - (harder.rate + harder.margin)
  })
  figures.push({
    name: `levels: draw ${draw}, least gap between 95 % intervals`,
    value: Math.min(...gaps) * 100,
    unit: '%',
    goal: { atLeast: 0 },
  })
  return figures
}

function dealsByLevel(options: KlondikeOptions): Map<Level, GradedDeal[]> {
  const byLevel = new Map<Level, GradedDeal[]>(LEVELS.map((level) => [level, []]))
  for (const deal of gradedDeals(options)) {
    const own = byLevel.get(deal.level) ?? []
    if (own.length < DEALS) own.push(deal)
    if ([...byLevel.values()].every((deals) => deals.length === DEALS)) return byLevel
  }
  return byLevel
}
