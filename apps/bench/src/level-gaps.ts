import { LEVELS, type Level } from '@samedeal/rules'
import type { Figure } from './figure.ts'
import { winRateOf, type GradedDeal, type OtherPlayer } from './graded-deals.ts'

/** Deals to grade, and a player who took no part in the grading. */
export interface LevelCheck {
  /** As in "levels: draw 1". */
  readonly name: string
  readonly deals: Iterable<GradedDeal>
  /** Deals of each level. */
  readonly count: number
  readonly player: OtherPlayer
}

/** The player's win rates by level with their 95 % intervals, and the least gap between the intervals of neighbours. */
export function levelFigures({ name, deals, count, player }: LevelCheck): Figure[] {
  const byLevel = dealsByLevel(deals, count)
  const rates = LEVELS.map((level) => winRateOf(byLevel.get(level) ?? [], player))
  const figures: Figure[] = rates.map(({ rate, margin }, index) => ({
    name: `${name}, ${LEVELS[index]} (± ${(100 * margin).toFixed(1)}, 95 %)`,
    value: rate * 100,
    unit: '% won',
  }))
  // Between neighbours: the gap between the lower end of one interval and the upper end of the next.
  const gaps = rates.slice(1).map((harder, index) => {
    const easier = rates[index] ?? harder
    return easier.rate - easier.margin - (harder.rate + harder.margin)
  })
  figures.push({
    name: `${name}, least gap between 95 % intervals`,
    value: Math.min(...gaps) * 100,
    unit: '%',
    goal: { atLeast: 0 },
  })
  return figures
}

function dealsByLevel(deals: Iterable<GradedDeal>, count: number): Map<Level, GradedDeal[]> {
  const byLevel = new Map<Level, GradedDeal[]>(LEVELS.map((level) => [level, []]))
  for (const deal of deals) {
    const own = byLevel.get(deal.level) ?? []
    if (own.length < count) own.push(deal)
    if ([...byLevel.values()].every((some) => some.length === count)) return byLevel
  }
  return byLevel
}
