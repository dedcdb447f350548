import type { Result } from '@samedeal/race'

/** One racer at the end of a match. */
export interface MatchStanding {
  readonly seat: number
  readonly name: string
  readonly kind: Result['kind']
  /** Equal points share a rank. */
  readonly rank: number
  /** Points of the whole match. */
  readonly total: number
}

/** The racers of a match's last round by their points of the match, most first. */
export function matchStandings(results: readonly Result[]): MatchStanding[] {
  return results
    .map(({ seat, name, kind, total }) => {
      const rank = 1 + results.filter((other) => other.total > total).length
      return { seat, name, kind, rank, total }
    })
    .toSorted((a, b) => a.rank - b.rank)
}

/** The first three of a match who have points, or the first three where nobody has; and everybody else. */
export function matchPodium(standings: readonly MatchStanding[]): {
  readonly blocks: readonly MatchStanding[]
  readonly rows: readonly MatchStanding[]
} {
  const withPoints = standings.filter(({ total }) => total > 0)
  const blocks = (withPoints.length > 0 ? withPoints : standings).slice(0, 3)
  return { blocks, rows: standings.slice(blocks.length) }
}

/** Who won a match: everybody with the most points, and nobody when there were none. */
export function matchWinners(standings: readonly MatchStanding[]): readonly MatchStanding[] {
  return standings.filter(({ rank, total }) => rank === 1 && total > 0)
}
