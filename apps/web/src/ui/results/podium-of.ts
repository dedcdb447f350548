import type { Result } from '@samedeal/race'

/** A finished round, split into who stands on the podium and who is listed below. */
export interface Podium {
  /** At most three, best first; nobody who quit. */
  readonly blocks: readonly Result[]
  readonly rows: readonly Result[]
}

/** The first three results that were not given up, and all others in their order. */
export function podiumOf(results: readonly Result[]): Podium {
  const blocks = results.filter(({ outcome }) => outcome !== 'quit').slice(0, 3)
  return { blocks, rows: results.filter((result) => !blocks.includes(result)) }
}

/** Everybody who finished first: several when their times are equal, nobody when none finished. */
export function winnersOf(results: readonly Result[]): readonly Result[] {
  return results.filter(({ rank, outcome }) => rank === 1 && outcome === 'finished')
}
