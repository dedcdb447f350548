import type { Card } from '@samedeal/rules'
import type { Dealer } from './dealer.ts'

/** Deals the same deck again and again, whatever is ordered: for tests, which alone can pass it in. */
export function fixedDealer(deck: readonly Card[]): Dealer {
  return {
    deal: () => Promise.resolve({ deck, proof: undefined }),
    prepare: () => undefined,
    close: () => Promise.resolve(),
  }
}
