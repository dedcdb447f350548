import { klondike, type KlondikeOptions } from '@samedeal/rules'
import { solve } from '@samedeal/solver/klondike'
import { KNOWN_DEALS } from '@samedeal/solver/known-deals'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'

/** Deals of each setting, and milliseconds for each. */
const DEALS = 100
const MS = 100

/** What share of random deals is won, and proven lost, under stricter house rules. */
export const solverRules: Part = {
  name: 'solver-rules',
  about: 'share of deals won and proven lost under stricter rules, 100 ms each',
  seconds: 45,
  measure: () =>
    ([1, 3] as const).flatMap((draw) => [
      ...measureSetting('foundations locked', {
        draw,
        passes: 'unlimited',
        foundationReturn: false,
      }),
      ...measureSetting('3 passes', { draw, passes: 3, foundationReturn: true }),
      ...measureSetting('1 pass', { draw, passes: 1, foundationReturn: true }),
    ]),
}

function measureSetting(words: string, options: KlondikeOptions): Figure[] {
  const counts = { win: 0, loss: 0, unknown: 0 }
  for (const { deck } of KNOWN_DEALS.slice(0, DEALS)) {
    const position = klondike.deal(deck, options)
    const found = solve({ position, options, budget: { ms: MS, now: () => performance.now() } })
    counts[found.verdict]++
  }
  const name = `solver: draw ${options.draw}, ${words}`
  return [
    { name: `${name}, won`, value: (counts.win / DEALS) * 100, unit: '%' },
    { name: `${name}, lost`, value: (counts.loss / DEALS) * 100, unit: '%' },
  ]
}
