import type { Figure } from '../figure.ts'
import { serverCost } from '../journal/cost.ts'
import { median } from '../measure.ts'
import type { Part } from '../part.ts'

const MOVES_A_SECOND = 1_000
/** One run in three or four takes a fifth more than the others, with the journal or without. */
const PAIRS = 5

/** What it costs the server to write every move down. */
export const journal: Part = {
  name: 'journal',
  about: `the server's work for ${MOVES_A_SECOND} moves a second of 200 racers, with and without a journal`,
  seconds: 280,
  measure,
}

async function measure(): Promise<Figure[]> {
  const without: number[] = []
  const withIt: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    without.push(await serverCost(MOVES_A_SECOND, false))
    withIt.push(await serverCost(MOVES_A_SECOND, true))
  }
  const more = withIt.map((cost, pair) => 100 * (cost / (without[pair] as number) - 1))
  return [
    { name: 'journal: server without it', value: median(without), unit: 'ms/s' },
    { name: 'journal: server with it', value: median(withIt), unit: 'ms/s' },
    {
      name: 'journal: more work with it, pair by pair',
      value: median(more),
      unit: '%',
      goal: { atMost: 25 },
    },
  ]
}
