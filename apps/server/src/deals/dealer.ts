import { randomBytes } from 'node:crypto'
import type { HouseRules } from '@samedeal/race'
import type { Card, Game, Level, Options } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'

/** Where deals come from. A deal and its seed are never logged, and never sent anywhere but to seats. */
export interface Dealer {
  /** A deck nobody has seen before, in deal order. */
  deal(order: DealOrder): Promise<readonly Card[]>
}

/** What a deal has to be. */
export interface DealOrder {
  readonly game: Game
  readonly options: Options
  readonly level: Level
  /** Whether it must be proven winnable under exactly these options. */
  readonly kind: HouseRules['deal']
}

/** A source of seeds; each call gives a new one. */
export type Seeds = () => string

/** 128 bits from the system's cryptographic source. */
export function freshSeed(): string {
  return randomBytes(16).toString('hex')
}

/** Deals any shuffle. */
export function shuffleDealer(seeds: Seeds): Dealer {
  return {
    deal: ({ game }) => Promise.resolve(shuffledDeck(seeds(), game.deck)),
  }
}
