import type { Card, Level, Move } from '@samedeal/rules'
import { randomNumbers } from './random-numbers.ts'
import type { Budget } from './verdict.ts'

/** Games that the noisy player plays of a deal to grade it. */
export const PLAYOUTS = 40

/** Plays a deal once, seeing only what a player sees; true when it wins. */
export type Playout<GameOptions> = (
  deck: readonly Card[],
  options: GameOptions,
  random: () => number,
) => boolean

export interface Candidate<GameOptions> {
  /** The cards in deal order. */
  readonly deck: readonly Card[]
  readonly options: GameOptions
  /** The player whose losses are the measure of difficulty. */
  readonly playout: Playout<GameOptions>
  /** Chance for the search and the player. */
  readonly seed: number
  /** How far to search for a win before the candidate is given up. */
  readonly budget?: Budget
}

/** A deal that can be won under exactly the options it was certified for. */
export interface CertifiedDeal {
  /** Moves from the deal to the last card home, accepted by the rules. */
  readonly line: readonly Move[]
  /** The length of the shortest winning line that was found. */
  readonly par: number
  readonly level: Level
  /** What the level was read from: see `hardnessOf`. */
  readonly hardness: number
}

/** How many of its games the player of the grading loses. */
export function gamesLost<GameOptions>({
  deck,
  options,
  playout,
  seed,
}: Candidate<GameOptions>): number {
  const random = randomNumbers(seed)
  let lost = 0
  for (let game = 0; game < PLAYOUTS; game++) if (!playout(deck, options, random)) lost++
  return lost
}

/**
 * How hard a deal is: how many of 40 games the noisy player lost, and where that is equal, the
 * size of the search for a win (its decimal logarithm, a tenth of it).
 */
export function hardnessOf(lost: number, states: number): number {
  return lost + Math.min(Math.log10(Math.max(states, 1)), 9) / 10
}
