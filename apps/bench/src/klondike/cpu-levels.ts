import type { CpuLevel } from '@samedeal/bots'
import { playDeals } from './cpu-deals.ts'
import type { Figure, Goal } from '../figure.ts'
import type { Extent, Part } from '../part.ts'
import { spreadOf } from '../spread.ts'

/** Deals that each level usually plays with each draw. */
const DEALS = 200

interface Goals {
  readonly draws: Readonly<Record<1 | 3, readonly Goal[]>>
  /** Mean thinking a move, in milliseconds. */
  readonly thinking: number
}

const GOALS: Readonly<Record<CpuLevel, Goals>> = {
  beginner: { draws: { 1: between(25, 35), 3: between(6, 10) }, thinking: 0.1 },
  casual: { draws: { 1: between(40, 50), 3: between(10, 14) }, thinking: 0.1 },
  skilled: { draws: { 1: [{ atLeast: 58 }], 3: [{ atLeast: 30 }] }, thinking: 2 },
  champion: { draws: { 1: [{ atLeast: 66 }], 3: [{ atLeast: 48 }] }, thinking: 25 },
}

/** How often the quicker levels win, and how long they think. */
export const cpuLevels: Part = {
  name: 'cpu-levels',
  about: `games won by Beginner, Casual and Skilled CPUs, of ${DEALS} random deals a draw rule (--deals)`,
  seconds: 15,
  measure: ({ deals }) => figuresOf(['beginner', 'casual', 'skilled'], deals),
}

/** How often the Champion wins, and how long it thinks. */
export const cpuChampion: Part = {
  name: 'cpu-champion',
  about: `games won by Champion CPUs, of ${DEALS} random deals a draw rule (--deals)`,
  seconds: 230,
  measure: ({ deals }) => figuresOf(['champion'], deals),
}

/** What the levels that take moves back gain by it. */
export const cpuUndo: Part = {
  name: 'cpu-undo',
  about: `games won by CPUs that may undo, of ${DEALS} random deals a draw rule (--deals)`,
  seconds: 260,
  measure: undoFigures,
}

async function undoFigures({ deals = DEALS }: Extent): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const level of ['casual', 'skilled', 'champion'] as const) {
    for (const draw of [1, 3] as const) {
      const { won, undos } = await playDeals({ level, draw, undo: true, deals })
      const name = `cpu: ${level}, draw ${draw}, undo allowed`
      const spread = spreadOf(won, deals)
      figures.push(
        {
          name: `${name}: won of ${deals} (± ${spread}, 95 %)`,
          value: (100 * won) / deals,
          unit: '%',
        },
        { name: `${name}: undos`, value: undos / deals, unit: '1/game' },
      )
    }
  }
  return figures
}

async function figuresOf(levels: readonly CpuLevel[], deals = DEALS): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const level of levels) {
    for (const draw of [1, 3] as const) figures.push(...(await figuresWith(level, draw, deals)))
  }
  return figures
}

async function figuresWith(level: CpuLevel, draw: 1 | 3, deals: number): Promise<Figure[]> {
  const { won, moves, thinking } = await playDeals({ level, draw, undo: false, deals })
  const name = `cpu: ${level}, draw ${draw}`
  const goals = GOALS[level]
  return [
    ...goals.draws[draw].map((goal) => ({
      name: `${name}: won of ${deals} (± ${spreadOf(won, deals)}, 95 %)`,
      value: (100 * won) / deals,
      unit: '%',
      goal,
    })),
    {
      name: `${name}: mean thinking a move`,
      value: thinking / moves,
      unit: 'ms',
      goal: { atMost: goals.thinking },
    },
  ]
}

function between(atLeast: number, atMost: number): Goal[] {
  return [{ atLeast }, { atMost }]
}
