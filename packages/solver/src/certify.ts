import { klondike, type Card, type KlondikeOptions, type Move, type Level } from '@samedeal/rules'
import { hardnessOf, levelOf, PLAYOUTS } from './levels.ts'
import { randomNumbers } from './random-numbers.ts'
import { solve, type Budget } from './solve.ts'

/** Plays a deal once, seeing only what a player sees; true when it wins. */
export type Playout<GameOptions = KlondikeOptions> = (
  deck: readonly Card[],
  options: GameOptions,
  random: () => number,
) => boolean

export interface Candidate<GameOptions = KlondikeOptions> {
  /** The 52 cards in deal order. */
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

/**
 * Enough for all but the hardest winnable deals. With few passes most deals are lost, and those that
 * are won are won soon: there more candidates pay better than longer searches.
 */
const USUAL_BUDGET: Budget = { states: 8000 }
const FEW_PASSES_BUDGET: Budget = { states: 1000 }
/** More searches for a shorter line, each of so many states at most. */
const PAR_SEARCHES = 2
const PAR_STATES = 200

/**
 * Proves that a deal can be won and grades it; undefined when no win was found in the budget. The
 * same candidate always has the same answer, unless its budget is in milliseconds.
 */
export function certify(candidate: Candidate): CertifiedDeal | undefined {
  const { deck, options, seed } = candidate
  const usual = options.passes === 'unlimited' ? USUAL_BUDGET : FEW_PASSES_BUDGET
  const { budget = usual } = candidate
  const position = klondike.deal(deck, options)
  const found = solve({ position, options, budget, seed })
  if (found.verdict !== 'win') return undefined
  let line = found.moves
  for (let search = 1; search <= PAR_SEARCHES; search++) {
    const again = solve({
      position,
      options,
      budget: { states: PAR_STATES },
      seed: seed + search,
      shuffled: true,
    })
    if (again.verdict === 'win' && again.moves.length < line.length) line = again.moves
  }
  const hardness = hardnessOf(gamesLost(candidate), found.states)
  return { line, par: line.length, level: levelOf(hardness, options), hardness }
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
