import { freecell, LOST_DEAL_NUMBERS, numberedDeck, type FreecellOptions } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { solveFreecell } from '@samedeal/solver/freecell'
import type { Figure } from '../figure.ts'
import { median } from '../measure.ts'
import type { Extent, Part } from '../part.ts'

const OPTIONS: FreecellOptions = { cells: 4 }
/** Milliseconds for each deal. */
const MS = 1_000
/** Random deals that are usually solved, and how many of a thousand should be won. */
const DEALS = 1_000
const SHARE = 0.999

/** How many FreeCell deals are won in a second each, and how long it takes to prove the lost ones lost. */
export const solverWins: Part = {
  name: 'solver-freecell',
  about: `FreeCell: won of ${DEALS} random deals (--deals), and the eight lost ones proven, on one core`,
  seconds: 30,
  measure,
}

function measure({ deals = DEALS }: Extent): Figure[] {
  // The engine compiles what runs often: the figures are those of a process that is under way.
  for (let seed = 0; seed < 100; seed++) timed(shuffledDeck(`freecell warm-up ${seed}`), MS)
  const random = Array.from({ length: deals }, (_, seed) => {
    return timed(shuffledDeck(`freecell bench ${seed}`), MS)
  })
  const lost = LOST_DEAL_NUMBERS.map((number) => timed(numberedDeck(number), Infinity))
  const count = (all: typeof random, verdict: string) =>
    all.filter((one) => one.verdict === verdict).length
  return [
    {
      name: `freecell: won in ${MS} ms, of ${deals}`,
      value: count(random, 'win'),
      unit: 'deals',
      goal: { atLeast: Math.floor(SHARE * deals) },
    },
    {
      name: 'freecell: median',
      value: median(random.map(({ ms }) => ms)),
      unit: 'ms',
      goal: { atMost: 5 },
    },
    {
      name: 'freecell: lost deals proven, of 8',
      value: count(lost, 'loss'),
      unit: 'deals',
      goal: { atLeast: LOST_DEAL_NUMBERS.length },
    },
    {
      name: 'freecell: median proof of a loss',
      value: median(lost.map(({ ms }) => ms)),
      unit: 'ms',
    },
    {
      name: 'freecell: longest proof of a loss',
      value: Math.max(...lost.map(({ ms }) => ms)),
      unit: 'ms',
    },
  ]
}

function timed(deck: readonly number[], ms: number): { verdict: string; ms: number } {
  const position = freecell.deal(deck, OPTIONS)
  const start = performance.now()
  const now = () => performance.now()
  const { verdict } = solveFreecell({ position, options: OPTIONS, budget: { ms, now } })
  return { verdict, ms: performance.now() - start }
}
