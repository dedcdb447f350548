import { parseDeck, type Card } from '@samedeal/rules'
import file from './klondike-deals.json' with { type: 'json' }

/** A deal whose answers are known: all cards known, unlimited passes, foundation to tableau allowed. */
export interface KnownDeal {
  readonly id: number
  readonly deck: readonly Card[]
  /** `unknown`: neither proven. */
  readonly verdicts: Readonly<Record<1 | 3, 'win' | 'loss' | 'unknown'>>
}

type Answer = 'win' | 'loss' | 'unknown'

/** 500 deals from a seeded shuffle, for tests and benchmarks; players are never dealt one of them. */
export const KNOWN_DEALS: readonly KnownDeal[] = file.deals.map(({ id, deck, draw1, draw3 }) => ({
  id,
  deck: parseDeck(deck) as Card[],
  verdicts: { 1: draw1 as Answer, 3: draw3 as Answer },
}))
