import { freecell, type FreecellOptions, type Move, type Position } from '@samedeal/rules'
import { gamesLost, hardnessOf, type Candidate, type CertifiedDeal } from '../grading.ts'
import { BestFirst } from './best-first.ts'
import { freecellLevelOf } from './levels.ts'
import { playedLine } from './line.ts'
import { solveFreecell } from './solve.ts'
import { USUAL_WAY } from './ways.ts'

/**
 * How far to search for a win, by cells. With four cells that finds all but a few; with fewer, where a win
 * is harder to find or there is none, another candidate pays better than a longer search.
 */
const BUDGETS: Readonly<Record<FreecellOptions['cells'], number>> = {
  1: 500,
  2: 4_000,
  3: 8_000,
  4: 16_000,
}
/** Another search for a shorter line: each step weighs more, and few states have to do. */
const SHORT_WAY = { ...USUAL_WAY, step: 4 }
const SHORT_STATES = 300

/**
 * Proves that a FreeCell deal can be won and grades it; undefined when no win was found in the budget. The
 * same candidate always has the same answer, unless its budget is in milliseconds.
 */
export function certifyFreecell(candidate: Candidate<FreecellOptions>): CertifiedDeal | undefined {
  const { deck, options } = candidate
  const { budget = { states: BUDGETS[options.cells] } } = candidate
  const position = freecell.deal(deck, options)
  const found = solveFreecell({ position, options, budget })
  if (found.verdict !== 'win') return undefined
  const shorter = shortLine(position, options)
  const isShorter = shorter !== undefined && shorter.length < found.moves.length
  const line = isShorter ? shorter : found.moves
  const hardness = hardnessOf(gamesLost(candidate), found.states)
  return { line, par: line.length, level: freecellLevelOf(hardness, options), hardness }
}

/** A winning line that another search finds soon, if it does. */
function shortLine(position: Position, options: FreecellOptions): readonly Move[] | undefined {
  const search = new BestFirst(position, SHORT_WAY)
  if (search.run(SHORT_STATES) !== 'won') return undefined
  return playedLine(position, search.path(), options).moves
}
