import { klondike, type KlondikeOptions } from '@samedeal/rules'
import type { Verdict } from '@samedeal/solver'
import { solve } from '@samedeal/solver/klondike'
import { KNOWN_DEALS } from '@samedeal/solver/known-deals'
import type { Figure } from '../figure.ts'
import { median } from '../measure.ts'
import type { Part } from '../part.ts'

/** Milliseconds for each deal. */
const MS = 100

/** How many deals with known answers are won in a tenth of a second each. */
export const solverWins: Part = {
  name: 'solver-wins',
  about: 'winnable deals won within 100 ms each, lines replayed, on one core',
  seconds: 20,
  measure: () => {
    // The engine compiles what runs often: the figures are those of a process that is under way.
    for (const draw of [1, 3] as const) for (let lap = 0; lap < 3; lap++) warmUp(draw)
    return [...measureDraw(1, 443), ...measureDraw(3, 406)]
  },
}

function warmUp(draw: 1 | 3): void {
  const options: KlondikeOptions = { draw, passes: 'unlimited', foundationReturn: true }
  for (const { deck } of KNOWN_DEALS.slice(0, 200)) {
    solve({ position: klondike.deal(deck, options), options, budget: { states: 500 } })
  }
}

function measureDraw(draw: 1 | 3, goal: number): Figure[] {
  const options: KlondikeOptions = { draw, passes: 'unlimited', foundationReturn: true }
  const times: number[] = []
  let won = 0
  let contradictions = 0
  let states = 0
  let searching = 0
  for (const { deck, verdicts } of KNOWN_DEALS) {
    const truth = verdicts[draw]
    const start = performance.now()
    const position = klondike.deal(deck, options)
    const found = solve({ position, options, budget: { ms: MS, now: () => performance.now() } })
    const took = performance.now() - start
    times.push(took)
    states += found.states
    searching += took
    if (found.verdict === 'win' && truth === 'win') won++
    if (contradicts(found.verdict, truth)) contradictions++
  }
  const name = `solver: draw ${draw}`
  return [
    { name: `${name}, won in ${MS} ms`, value: won, unit: 'deals', goal: { atLeast: goal } },
    { name: `${name}, wrong`, value: contradictions, unit: 'deals', goal: { atMost: 0 } },
    { name: `${name}, median`, value: median(times), unit: 'ms', goal: { atMost: 0.2 } },
    { name: `${name}, states`, value: (states / searching) * 1000, unit: 'states/s' },
  ]
}

/** Whether a verdict says the opposite of a known answer. */
export function contradicts(found: Verdict['verdict'], truth: Verdict['verdict']): boolean {
  return found !== 'unknown' && truth !== 'unknown' && found !== truth
}
