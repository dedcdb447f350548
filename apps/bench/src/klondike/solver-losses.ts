import { klondike, type KlondikeOptions } from '@samedeal/rules'
import { solve } from '@samedeal/solver/klondike'
import { KNOWN_DEALS } from '@samedeal/solver/known-deals'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'
import { contradicts } from './solver-wins.ts'

/** How many lost deals are proven lost, by a search to the end, in 1 s and in 3 s. */
export const solverLosses: Part = {
  name: 'solver-losses',
  about: 'lost deals proven lost within 1 s and 3 s each, on one core',
  seconds: 60,
  measure: () => [...measureDraw(1, 44), ...measureDraw(3, 72)],
}

function measureDraw(draw: 1 | 3, goal: number): Figure[] {
  const options: KlondikeOptions = { draw, passes: 'unlimited', foundationReturn: true }
  let inOne = 0
  let inThree = 0
  let open = 0
  let contradictions = 0
  for (const { deck, verdicts } of KNOWN_DEALS) {
    if (verdicts[draw] === 'win') continue
    const start = performance.now()
    const position = klondike.deal(deck, options)
    const found = solve({ position, options, budget: { ms: 3000, now: () => performance.now() } })
    const took = performance.now() - start
    if (contradicts(found.verdict, verdicts[draw])) contradictions++
    if (found.verdict !== 'loss') continue
    // A deal whose answer nobody has published is a find, and no part of the figure.
    if (verdicts[draw] === 'unknown') open++
    else if (took <= 1000) inOne++
    if (verdicts[draw] === 'loss') inThree++
  }
  const name = `solver: draw ${draw}`
  return [
    { name: `${name}, lost in 1 s`, value: inOne, unit: 'deals', goal: { atLeast: goal } },
    { name: `${name}, lost in 3 s`, value: inThree, unit: 'deals' },
    { name: `${name}, open ones lost in 3 s`, value: open, unit: 'deals' },
    { name: `${name}, wrongly lost`, value: contradictions, unit: 'deals', goal: { atMost: 0 } },
  ]
}
