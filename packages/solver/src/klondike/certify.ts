import { klondike, type KlondikeOptions } from '@samedeal/rules'
import { gamesLost, hardnessOf, type Candidate, type CertifiedDeal } from '../grading.ts'
import type { Budget } from '../verdict.ts'
import { levelOf } from './levels.ts'
import { solve } from './solve.ts'

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
export function certify(candidate: Candidate<KlondikeOptions>): CertifiedDeal | undefined {
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
