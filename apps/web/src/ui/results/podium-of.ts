import type { Result, RoomView } from '@samedeal/race'

/** A finished round or match, split into who stands on the podium and who is listed below. */
export interface Podium {
  /** At most three, best first; nobody who quit or was removed. */
  readonly blocks: readonly Result[]
  readonly rows: readonly Result[]
}

/** The first three results that were not given up, and all others in their order. */
export function podiumOf(results: readonly Result[]): Podium {
  const blocks = results.filter(({ outcome }) => !isOut(outcome)).slice(0, 3)
  return { blocks, rows: results.filter((result) => !blocks.includes(result)) }
}

/** The only racer of a round, or of a whole match: nobody was ranked, and no point was won. */
export function loneRacer({
  results,
  isMatchOver,
  absent,
}: Pick<RoomView, 'results' | 'isMatchOver' | 'absent'>): Result | undefined {
  const hasCompany = results.length > 1 || (isMatchOver && absent.length > 0)
  return hasCompany ? undefined : results[0]
}

/** Whether every card came home, in time or past the limit. */
export function isHome(outcome: Result['outcome']): boolean {
  return outcome === 'finished' || outcome === 'late'
}

/** Whether somebody was out of the round before its end. */
export function isOut(outcome: Result['outcome']): boolean {
  return outcome === 'quit' || outcome === 'removed'
}

/** Everybody who finished first: several when their times are equal, nobody when none finished. */
export function winnersOf(results: readonly Result[]): readonly Result[] {
  return results.filter(({ rank, outcome }) => rank === 1 && isHome(outcome))
}
