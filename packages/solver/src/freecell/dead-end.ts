import type { FreecellOptions, Position } from '@samedeal/rules'
import { solveFreecell } from './solve.ts'

/** States to look at: what stays open after so many is not called a dead end. Some milliseconds. */
const STATES = 2_000

/**
 * Whether a FreeCell position is proven lost by a short search. Nothing is hidden, so that the player could
 * know it too; false says nothing.
 */
export function freecellDeadEnd(position: Position, options: FreecellOptions): boolean {
  return solveFreecell({ position, options, budget: { states: STATES } }).verdict === 'loss'
}
