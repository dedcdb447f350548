import type { CpuLevel } from '@samedeal/bots'
import type { FreecellOptions } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { randomNumbers } from '@samedeal/solver'
import type { Figure, Goal } from '../figure.ts'
import { playCpuGame } from './play-game.ts'
import { lapTime, median } from '../measure.ts'
import type { Extent, Part } from '../part.ts'
import { spreadOf } from '../spread.ts'

/** Deals that each level usually plays. */
const DEALS = 200

interface Goals {
  /** Games won with four cells, in percent. */
  readonly won: readonly Goal[]
  /** Mean thinking a move, in milliseconds. */
  readonly thinking: number
}

const GOALS: Readonly<Record<CpuLevel, Goals>> = {
  beginner: { won: [{ atLeast: 10 }, { atMost: 30 }], thinking: 0.5 },
  casual: { won: [{ atLeast: 30 }, { atMost: 55 }], thinking: 0.5 },
  skilled: { won: [{ atLeast: 60 }, { atMost: 85 }], thinking: 2 },
  champion: { won: [{ atLeast: 95 }], thinking: 25 },
}
const LEVELS: readonly CpuLevel[] = ['beginner', 'casual', 'skilled', 'champion']

/** How often the levels win at FreeCell, and how long they think. */
export const cpuLevels: Part = {
  name: 'cpu-freecell',
  about: `FreeCell: games won by CPUs of each level, of ${DEALS} random deals a number of cells (--deals)`,
  seconds: 60,
  measure: (extent) =>
    ([4, 3, 2, 1] as const).flatMap((cells) =>
      LEVELS.flatMap((level) => figuresOf(level, cells, extent)),
    ),
}

/** The goals are those of the usual game, with four cells. */
function figuresOf(
  level: CpuLevel,
  cells: FreecellOptions['cells'],
  { deals = DEALS }: Extent,
): Figure[] {
  const laps = lapTime()
  const games = Array.from({ length: deals }, (_, deal) =>
    playCpuGame({
      deck: shuffledDeck(`cpu levels ${deal}`),
      options: { cells },
      level,
      random: randomNumbers(deal + 1),
    }),
  )
  const won = games.filter(({ isWon }) => isWon)
  const sum = (of: (game: (typeof games)[number]) => number): number =>
    games.reduce((total, game) => total + of(game), 0)
  const thinking = sum((game) => game.thinking) / sum((game) => game.moves)
  const name = `freecell cpu: ${level}, ${cells} cells`
  const winning = {
    name: `${name}: won of ${deals} (± ${spreadOf(won.length, deals)}, 95 %)`,
    value: (100 * won.length) / deals,
    unit: '%',
  }
  const goals = cells === 4 ? GOALS[level].won : []
  const minutes = won.map(({ played }) => played / 60_000)
  return [
    ...(goals.length === 0 ? [winning] : goals.map((goal) => ({ ...winning, goal }))),
    { name: `${name}: mean cards home`, value: sum(({ home }) => home) / deals, unit: 'cards' },
    {
      name: `${name}: mean thinking a move`,
      value: thinking,
      unit: 'ms',
      goal: { atMost: GOALS[level].thinking },
      ratio: thinking / laps,
    },
    ...(minutes.length === 0
      ? []
      : [{ name: `${name}: finished game, median`, value: median(minutes), unit: 'min' }]),
  ]
}
