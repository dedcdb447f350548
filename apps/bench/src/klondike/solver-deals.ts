import { noisyGreedyWins } from '@samedeal/bots/klondike'
import type { KlondikeOptions, Level } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { certify } from '@samedeal/solver/klondike'
import type { Figure } from '../figure.ts'
import { median } from '../measure.ts'
import type { Part } from '../part.ts'

/** Deals for the average, and requests at one level. */
const DEALS = 600
const REQUESTS = 40

/** What a certified and graded deal costs, shuffling and given-up candidates included. */
export const solverDeals: Part = {
  name: 'solver-deals',
  about: 'cost of a certified and graded deal on one core',
  seconds: 20,
  measure: () => [...measureDraw(1, 3), ...measureDraw(3, 5)],
}

function measureDraw(draw: 1 | 3, goal: number): Figure[] {
  const options: KlondikeOptions = { draw, passes: 'unlimited', foundationReturn: true }
  const dealer = new Candidates(options)
  for (let warm = 0; warm < 100; warm++) dealer.next()
  const start = performance.now()
  for (let dealt = 0; dealt < DEALS; dealt++) dealer.next()
  const each = (performance.now() - start) / DEALS
  const waits: number[] = []
  for (let request = 0; request < REQUESTS; request++) {
    const asked = performance.now()
    while (dealer.next() !== 'master');
    waits.push(performance.now() - asked)
  }
  const name = `dealing: draw ${draw}`
  return [
    { name: `${name}, any level`, value: each, unit: 'ms', goal: { atMost: goal } },
    { name: `${name}, master, median`, value: median(waits), unit: 'ms' },
    {
      name: `${name}, master, worst`,
      value: Math.max(...waits),
      unit: 'ms',
      goal: { atMost: 300 },
    },
  ]
}

class Candidates {
  #number = 0
  readonly #options: KlondikeOptions

  constructor(options: KlondikeOptions) {
    this.#options = options
  }

  /** The level of the next deal that can be certified. */
  next(): Level {
    for (;;) {
      const number = ++this.#number
      const deck = shuffledDeck(`dealing ${number}`)
      const options = this.#options
      const deal = certify({ deck, options, playout: noisyGreedyWins, seed: number })
      if (deal !== undefined) return deal.level
    }
  }
}
