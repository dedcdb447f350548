import type { ReadRecord } from '@samedeal/rules'

/** How many entries of each record have been played, in the order of the records. */
export type Step = readonly number[]

/**
 * Every place that a replay of these records can stand at, from the deal on. Records with times go on
 * together, entry by entry as they happened; where some entry has no time, move by move.
 */
export function timelineOf(records: readonly ReadRecord[]): readonly Step[] {
  const isTimed = records.every(({ moves }) => moves.every(({ t }) => t !== undefined))
  return isTimed ? byTime(records) : byNumber(records)
}

function byTime(records: readonly ReadRecord[]): Step[] {
  const happened = records
    .flatMap(({ moves }, which) => moves.map(({ t = 0 }) => ({ which, t })))
    .toSorted((a, b) => a.t - b.t)
  const steps: Step[] = [records.map(() => 0)]
  for (const { which } of happened) {
    const before = steps.at(-1) as Step
    steps.push(before.map((played, index) => (index === which ? played + 1 : played)))
  }
  return steps
}

function byNumber(records: readonly ReadRecord[]): Step[] {
  const longest = Math.max(...records.map(({ moves }) => moves.length))
  return Array.from({ length: longest + 1 }, (_, n) =>
    records.map(({ moves }) => Math.min(n, moves.length)),
  )
}
