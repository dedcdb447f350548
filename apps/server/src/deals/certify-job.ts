import type { Card, Options } from '@samedeal/rules'
import type { CertifiedDeal } from './reserve.ts'

/** One candidate for the worker thread. */
export interface CertifyJob {
  readonly id: number
  /** The game's id, and the cards that it is played with. */
  readonly game: string
  readonly cards: readonly Card[]
  /** 128 bits in hexadecimal, from which the deck follows. */
  readonly seed: string
  readonly options: Options
  /** Chance for the search and for the player who grades the deal: a whole number. */
  readonly chance: number
}

export interface CertifyResult {
  readonly id: number
  /** Undefined when no win was found. */
  readonly deal: CertifiedDeal | undefined
}
