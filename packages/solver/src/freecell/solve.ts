import type { FreecellOptions, Position } from '@samedeal/rules'
import type { Budget, Verdict } from '../solve.ts'
import { BestFirst } from './best-first.ts'
import { movesOf } from './line.ts'
import type { Weights } from './worth.ts'

/** Boards are judged in several ways: what is far for one is often near for another. */
const WAYS: readonly Weights[] = [
  weights({ blocks: 2, cell: 2, uneven: 1, overSecond: 1, kingColumn: 1, locked: 5, step: 2 }),
  weights({ blocks: 3, cell: 3, locked: 6 }),
  weights({ blocks: 2, cell: 2, locked: 4, out: 5, emptyColumn: 2 }),
  weights({ blocks: 1, cell: 2, uneven: 2, overSecond: 1 }),
]

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
        const moves = movesOf(position, search.path(), options)
        if (moves === undefined) throw new Error('the search made a move that the rules refuse')
        return { verdict: 'win', states: looked(), moves }
      }
    }
  }
}

function weights(some: Partial<Weights>): Weights {
  return {
    out: 4,
    blocks: 2,
    breaks: 2,
    overNext: 2,
    overSecond: 0,
    cell: 2,
    locked: 0,
    uneven: 0,
    step: 0,
    emptyColumn: 4,
    kingColumn: 0,
    ...some,
  }
}
