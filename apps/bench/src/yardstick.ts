/** Steps of the loop in one lap. */
const STEPS = 1000

/**
 * The yardstick: a plain loop that does arithmetic on one integer and nothing else, so that a
 * figure can be given in laps of it. A lap takes about a microsecond on a common machine.
 */
export function runLaps(laps: number): number {
  let number = laps
  for (let step = laps * STEPS; step > 0; step--) {
    number = (Math.imul(number, 1_664_525) + 1_013_904_223) | 0
  }
  return number
}
