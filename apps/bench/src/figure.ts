/** What a figure should reach: at least for rates, at most for durations and sizes. */
export type Goal = { readonly atLeast: number } | { readonly atMost: number }

/** One measured number. */
export interface Figure {
  /** The part and what was measured: "rules: play". */
  readonly name: string
  readonly value: number
  /** As in "moves/s" or "ms". */
  readonly unit: string
  readonly goal?: Goal
  /**
   * The value against the yardstick, which says more than the value when machines differ: for a
   * rate how often it happens during one lap, for a duration how many laps it takes.
   * Absent for what does not depend on the machine's speed.
   */
  readonly ratio?: number
}

/** Whether a figure reaches its goal; undefined when it has none. */
export function holds({ value, goal }: Figure): boolean | undefined {
  if (goal === undefined) return undefined
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}
