/** The wall clock as it was at the start, moved on by a clock that nobody can set back. */
export function steadyNow(): number {
  return Math.round(performance.timeOrigin + performance.now())
}
