import type { CpuLevel } from '@samedeal/bots'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { randomNumbers } from '@samedeal/solver/states'
import { playCpuGame } from '../cpu-game.ts'
import type { Figure, Goal } from '../figure.ts'
import type { Part } from '../part.ts'

/** Deals that each level plays with each draw. */
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
  about: `games won by Beginner, Casual and Skilled CPUs, of ${DEALS} random deals a draw rule`,
  seconds: 20,
  measure: () => (['beginner', 'casual', 'skilled'] as const).flatMap(figuresOf),
}

/** How often the Champion wins, and how long it thinks. */
export const cpuChampion: Part = {
  name: 'cpu-champion',
  about: `games won by Champion CPUs, of ${DEALS} random deals a draw rule`,
  seconds: 420,
  measure: () => figuresOf('champion'),
}

function figuresOf(level: CpuLevel): Figure[] {
  return ([1, 3] as const).flatMap((draw) => figuresWith(level, draw))
}

function figuresWith(level: CpuLevel, draw: 1 | 3): Figure[] {
  const options = { draw, passes: 'unlimited', foundationReturn: true } as const
  let won = 0
  let moves = 0
  let thinking = 0
  for (let deal = 0; deal < DEALS; deal++) {
    const deck = shuffledDeck(`cpu levels ${deal}`)
    const game = playCpuGame({ deck, options, level, random: randomNumbers(deal + 1) })
    if (game.isWon) won++
    moves += game.moves
    thinking += game.thinking
  }
  const name = `cpu: ${level}, draw ${draw}`
  const goals = GOALS[level]
  const rate = won / DEALS
  const spread = 196 * Math.sqrt((rate * (1 - rate)) / DEALS)
  return [
    ...goals.draws[draw].map((goal) => ({
      name: `${name}: won (± ${spread.toFixed(1)}, 95 %)`,
      value: 100 * rate,
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
