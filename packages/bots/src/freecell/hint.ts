import {
  freecell,
  isRefusal,
  type FreecellOptions,
  type Move,
  type Position,
} from '@samedeal/rules'
import { solveFreecell } from '@samedeal/solver/freecell'

/** States that a hint searches at most: enough for all but one deal in thousands. */
const STATES = 50_000

/** A win that was found before: a position, and the moves from there to the last card home. */
export interface KnownWin {
  readonly position: Position
  readonly moves: readonly Move[]
}

/** What a player asks for help with. */
export interface FreecellQuestion {
  readonly position: Position
  readonly options: FreecellOptions
  /** The win of the last hint. Where the position lies on its way, the hint goes on with it. */
  readonly known?: KnownWin | undefined
}

/**
 * `win`: the first of the moves is the hint, and all of them win. `loss`: it is proven that no win is left.
 * `unknown`: neither was found.
 */
export type FreecellHint =
  | { readonly verdict: 'win'; readonly moves: readonly Move[] }
  | { readonly verdict: 'loss' | 'unknown' }

/**
 * The next move of a win, or that none is left. Hints that are followed, each with the win of the last one
 * known, never go in a circle.
 */
export function freecellHint({ position, options, known }: FreecellQuestion): FreecellHint {
  const rest = known === undefined ? undefined : restOf(known, position, options)
  if (rest !== undefined) return { verdict: 'win', moves: rest }
  const found = solveFreecell({ position, options, budget: { states: STATES } })
  if (found.verdict !== 'win') return { verdict: found.verdict }
  return { verdict: 'win', moves: found.moves }
}

/** The moves of a win that are left from a position on its way; undefined when it is not on it. */
function restOf(
  { position, moves }: KnownWin,
  wanted: Position,
  options: FreecellOptions,
): readonly Move[] | undefined {
  let now = position
  for (const [made, move] of moves.entries()) {
    if (isSame(now, wanted)) return moves.slice(made)
    const next = freecell.play(now, move, options)
    if (isRefusal(next)) return undefined
    now = next
  }
  return undefined
}

function isSame(one: Position, other: Position): boolean {
  return one.piles.every(({ cards }, number) => {
    const others = other.piles[number]?.cards ?? []
    return cards.length === others.length && cards.every((card, place) => card === others[place])
  })
}
