import { randomBytes } from 'node:crypto'
import type { HouseRules } from '@samedeal/race'
import type { Card, Game, Level, Move, Options } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'

/** Where deals come from. A deal and its seed are never logged, and never sent anywhere but to seats. */
export interface Dealer {
  /** A deal nobody has seen before. Rejects when there is none to be had. */
  deal(order: DealOrder): Promise<Deal>
  /** Tells that winnable deals of a game under these options will be ordered soon. */
  prepare(game: Game, options: Options): void
  /** Stops whatever works in the background. */
  close(): Promise<void>
}

/** What a deal has to be. */
export interface DealOrder {
  readonly game: Game
  readonly options: Options
  readonly level: Level
  /** Whether it must be proven winnable under exactly these options. */
  readonly kind: HouseRules['deal']
}

export interface Deal {
  /** The game's cards in deal order. */
  readonly deck: readonly Card[]
  /** Undefined for any shuffle. */
  readonly proof: Proof | undefined
}

/** That a deal can be won under the options that it was dealt for. Shown with the records of a finished round. */
export interface Proof {
  /** Moves from the deal to the last card home. */
  readonly line: readonly Move[]
  /** The length of a short winning line. */
  readonly par: number
  readonly level: Level
}

/** A source of seeds; each call gives a new one. */
export type Seeds = () => string

/** 128 bits from the system's cryptographic source. */
export function freshSeed(): string {
  return randomBytes(16).toString('hex')
}

/** Any shuffle. */
export function shuffleFor({ game, options }: DealOrder, seeds: Seeds): Deal {
  return { deck: shuffledDeck(seeds(), game.deck(options)), proof: undefined }
}
