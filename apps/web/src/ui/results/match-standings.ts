import type { Result, RoomView } from '@samedeal/race'

/** One racer at the end of a match. */
export interface MatchStanding {
  /** Undefined for who took no part in the last round. */
  readonly seat: number | undefined
  readonly name: string
  readonly kind: Result['kind']
  /** Equal points share a rank. */
  readonly rank: number
  /** Points of the whole match. */
  readonly total: number
}

/** Everybody of a match by their points, most first: the racers of its last round, and who was absent from it. */
export function matchStandings({
  results,
  absent,
}: Pick<RoomView, 'results' | 'absent'>): MatchStanding[] {
  const all = [
    ...results.map(({ seat, name, kind, total }) => ({ seat, name, kind, total })),
    ...absent.map(({ name, points }) => {
      return { seat: undefined, name, kind: 'person' as const, total: points }
    }),
  ]
  return all
    .map((one) => ({ ...one, rank: 1 + all.filter(({ total }) => total > one.total).length }))
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
