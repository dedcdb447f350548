import { noisyFreecellWins } from '@samedeal/bots/freecell'
import type { FreecellOptions } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { certifyFreecell } from '@samedeal/solver/freecell'
import type { Figure } from '../figure.ts'
import { lapTime } from '../measure.ts'
import type { Extent, Part } from '../part.ts'
import { spentSince } from '../thread-time.ts'

/** Deals for the average. */
const DEALS = 300
/** Milliseconds that a certified and graded deal may cost. */
const MOST = 50

/** What a certified and graded deal of FreeCell costs, shuffling and given-up candidates included. */
export const solverDeals: Part = {
  name: 'freecell-deals',
  about: `FreeCell: cost of a certified and graded deal on one core, of ${DEALS} a number of cells (--deals)`,
  seconds: 40,
  measure: (extent) => ([4, 3, 2, 1] as const).flatMap((cells) => measureCells(cells, extent)),
}

function measureCells(cells: FreecellOptions['cells'], { deals = DEALS }: Extent): Figure[] {
  const options: FreecellOptions = { cells }
  certified(options, 30, 'warm-up')
  const laps = lapTime()
  const began = process.threadCpuUsage()
  const candidates = certified(options, deals, 'dealing')
  const each = spentSince(began) / deals
  const name = `freecell dealing: ${cells} cells`
  return [
    {
      name: `${name}, a certified deal`,
      value: each,
      unit: 'ms',
      goal: { atMost: MOST },
      ratio: each / laps,
    },
    { name: `${name}, of all candidates`, value: (100 * deals) / candidates, unit: '% certified' },
  ]
}

/** Certifies so many deals; answers how many candidates that took. */
function certified(options: FreecellOptions, deals: number, name: string): number {
  let candidates = 0
  for (let dealt = 0; dealt < deals;) {
    const seed = ++candidates
    const deck = shuffledDeck(`${name} ${seed}`)
    const deal = certifyFreecell({ deck, options, playout: noisyFreecellWins, seed })
    if (deal !== undefined) dealt++
  }
  return candidates
}
