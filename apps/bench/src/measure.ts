import { spentSince } from './thread-time.ts'
import { runLaps } from './yardstick.ts'

/** Does a piece of work so many times, and answers with a number that depends on all of it. */
export type Work = (times: number) => number

export interface Rate {
  /** How often the work was done in a second: the median of all runs. */
  readonly perSecond: number
  /** How often it was done during one lap of the yardstick: the median too. */
  readonly perLap: number
}

export interface Runs {
  readonly count: number
  /** How long the work is done in each run; the yardstick takes as long again. */
  readonly seconds: number
}

const USUAL_RUNS: Runs = { count: 9, seconds: 0.25 }

/** Keeps the engine from leaving out work whose result nobody reads. */
let checksum = 0

/**
 * Measures how often a piece of work is done in a second on one core. Every run times the
 * yardstick first, so that both see the same machine; a warm-up before finds how much fills a run.
 * Takes about 5 seconds with the usual runs.
 */
export function measureRate(work: Work, { count, seconds } = USUAL_RUNS): Rate {
  const timesOfWork = timesThatFill(work, seconds)
  const timesOfLaps = timesThatFill(runLaps, seconds)
  const rates: number[] = []
  const perLap: number[] = []
  for (let run = 0; run < count; run++) {
    const laps = timesOfLaps / secondsFor(runLaps, timesOfLaps)
    const rate = timesOfWork / secondsFor(work, timesOfWork)
    rates.push(rate)
    perLap.push(rate / laps)
  }
  return { perSecond: median(rates), perLap: median(perLap) }
}

/** How long one lap of the yardstick takes on this machine now, in milliseconds of the thread's own time. */
export function lapTime(): number {
  const laps = 20_000
  const times = Array.from({ length: 9 }, () => {
    const began = process.threadCpuUsage()
    checksum ^= runLaps(laps)
    return spentSince(began) / laps
  })
  return median(times)
}

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('there is no median of no values')
  const inOrder = values.toSorted((a, b) => a - b)
  const middle = inOrder.length / 2
  const upper = inOrder[Math.floor(middle)] ?? Number.NaN
  const lower = inOrder[Math.ceil(middle) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** How many times of the work take about so many seconds. */
function timesThatFill(work: Work, seconds: number): number {
  let times = 1
  let taken = secondsFor(work, times)
  while (taken < seconds / 4) {
    times *= 2
    taken = secondsFor(work, times)
  }
  return Math.ceil((times * seconds) / taken)
}

function secondsFor(work: Work, times: number): number {
  const start = performance.now()
  checksum ^= work(times)
  return (performance.now() - start) / 1000
}
