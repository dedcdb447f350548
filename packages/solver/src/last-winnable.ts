import type { Position } from '@samedeal/rules'
import type { Budget, Verdict } from './verdict.ts'

/** A position whose cards are all known, and how far to search it for a win. */
export interface SearchRequest<GameOptions> {
  readonly position: Position
  readonly options: GameOptions
  readonly budget: Budget
}

/** Finds out whether one position can be won. */
export type Search<GameOptions> = (request: SearchRequest<GameOptions>) => Verdict

/** A line of positions, each reached from the one before it, and how far to search. */
export interface LineRequest<GameOptions> {
  /** In the order played, from the deal on; at least one. */
  readonly positions: readonly Position[]
  readonly options: GameOptions
  /** For all positions together. */
  readonly budget: Budget
  /** Whether the first position is known to be winnable. */
  readonly firstIsWinnable?: boolean
}

/** How far a line is proven winnable, and from where on it is proven lost. */
export interface LineVerdict {
  /** The place of the last position with a proven win; -1 when there is none. */
  readonly won: number
  /** The place of the first position that is proven lost; the line's length when none is. */
  readonly lost: number
}

/** States for each position in the first round; every further round has ten times as many. */
const FIRST_ROUND = 2_000

/**
 * Finds the last position of a line that could still be won. What comes before a winnable position is
 * winnable and what comes after a lost one is lost, so the line is halved again and again; where a search
 * ends without an answer, the positions beside it are tried, and all of them again with more states. The
 * answer is complete when `lost` is `won` + 1.
 */
export function lastWinnable<GameOptions>(
  search: Search<GameOptions>,
  request: LineRequest<GameOptions>,
): LineVerdict {
  const { positions, options, budget, firstIsWinnable = false } = request
  const { states = Infinity, ms = Infinity, now } = budget
  const end = now === undefined ? 0 : now() + ms
  let won = firstIsWinnable ? 0 : -1
  let lost = positions.length
  let left = states
  const isSpent = (): boolean => left <= 0 || (now !== undefined && now() >= end)
  for (let share = FIRST_ROUND; lost > won + 1 && !isSpent(); share *= 10) {
    const open = new Set<number>()
    while (!isSpent()) {
      const place = nextPlace({ won, lost, isWhole: lost === positions.length }, open)
      if (place === undefined) break
      const time = now === undefined ? {} : { now, ms: end - now() }
      const found = search({
        position: positions[place] as Position,
        options,
        budget: { states: Math.min(share, left), ...time },
      })
      left -= found.states
      if (found.verdict === 'win') won = place
      else if (found.verdict === 'loss') lost = place
      else open.add(place)
    }
  }
  return { won, lost }
}

/** The place to look at next: the end of a line that nothing is known of, then the middle of the widest gap. */
function nextPlace(
  { won, lost, isWhole }: LineVerdict & { readonly isWhole: boolean },
  open: ReadonlySet<number>,
): number | undefined {
  if (isWhole && won < lost - 1 && !open.has(lost - 1)) return lost - 1
  let best: { readonly from: number; readonly to: number } | undefined
  let from = won + 1
  for (let place = won + 1; place <= lost; place++) {
    if (place < lost && !open.has(place)) continue
    if (place > from && (best === undefined || place - from > best.to - best.from)) {
      best = { from, to: place }
    }
    from = place + 1
  }
  return best === undefined ? undefined : (best.from + best.to) >> 1
}
