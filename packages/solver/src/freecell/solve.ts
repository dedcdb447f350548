import { isWon, freecell, type FreecellOptions, type Position } from '@samedeal/rules'
import type { Budget, Verdict } from '../verdict.ts'
import { BestFirst } from './best-first.ts'
import { playedLine } from './line.ts'
import { WAYS } from './ways.ts'

/** States that each way looks at in its first turn, and by how much turns grow. */
const FIRST_LOOK = 400
const GROWTH = 2
/** States after which a win is unlikely, and all is left to the first way: it can prove a loss. */
const MIXED_LOOK = 50_000
/** States between two looks at the clock. */
const SLICE = 250

/** A position to solve. */
export interface FreecellRequest {
  readonly position: Position
  readonly options: FreecellOptions
  readonly budget: Budget
}

/**
 * Finds out whether a FreeCell position can be won. `win` comes with moves that the rules have accepted to
 * the last; `loss` only when every possibility was searched. The answer depends on nothing but the request.
 */
export function solveFreecell({ position, options, budget }: FreecellRequest): Verdict {
  const { states: most = Infinity, ms = Infinity, now } = budget
  const end = now === undefined ? Infinity : now() + ms
  const searches: BestFirst[] = []
  const looked = (): number => searches.reduce((sum, { states }) => sum + states, 0)
  const isSpent = (): boolean => looked() >= most || (now !== undefined && now() >= end)
  for (let share = FIRST_LOOK; ; share *= GROWTH) {
    for (const [way, judged] of WAYS.entries()) {
      if (way > 0 && looked() >= MIXED_LOOK) continue
      const search = (searches[way] ??= new BestFirst(position, judged))
      for (let left = share; left > 0; left -= SLICE) {
        if (isSpent()) return { verdict: 'unknown', states: looked() }
        const outcome = search.run(Math.min(left, SLICE, most - looked()))
        if (outcome === 'exhausted') return { verdict: 'loss', states: looked() }
        if (outcome === 'open') continue
        const { moves, end: last } = playedLine(position, search.path(), options)
        if (!isWon(freecell, last)) throw new Error('the search took a board for won')
        return { verdict: 'win', states: looked(), moves }
      }
    }
  }
}
