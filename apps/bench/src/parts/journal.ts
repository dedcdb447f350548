import type { Figure } from '../figure.ts'
import { serverCost } from '../journal/cost.ts'
import { median } from '../measure.ts'
import type { Part } from '../part.ts'

const MOVES_A_SECOND = 1_000
const PAIRS = 3

/** What it costs the server to write every move down. */
export const journal: Part = {
  name: 'journal',
  about: `the server's work for ${MOVES_A_SECOND} moves a second of 200 racers, with and without a journal`,
  seconds: 170,
  measure,
}

async function measure(): Promise<Figure[]> {
  const without: number[] = []
  const withIt: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    without.push(await serverCost(MOVES_A_SECOND, false))
    withIt.push(await serverCost(MOVES_A_SECOND, true))
  }
  const base = median(without)
  const cost = median(withIt)
  return [
    { name: 'journal: server without it', value: base, unit: 'ms/s' },
    { name: 'journal: server with it', value: cost, unit: 'ms/s' },
    {
      name: 'journal: more work with it',
      value: 100 * (cost / base - 1),
      unit: '%',
      goal: { atMost: 25 },
    },
  ]
}
