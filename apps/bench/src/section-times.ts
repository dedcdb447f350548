/** How long one synchronous section of a room held the event loop, in milliseconds. */
export interface SectionTime {
  readonly name: string
  /** By the wall clock: what others did with the core and pauses for memory included. */
  readonly ms: number
  /** Of the thread's own time. */
  readonly own: number
}

/** Runs sections and notes how long they take. */
export class SectionTimes {
  times: SectionTime[] = []

  readonly timed = (name: string, work: () => void): void => {
    const began = process.threadCpuUsage()
    const start = performance.now()
    work()
    const ms = performance.now() - start
    const { user, system } = process.threadCpuUsage(began)
    this.times.push({ name, ms, own: (user + system) / 1_000 })
  }

  /** The longest section by one of the two clocks; undefined when there was none. */
  longest(clock: 'ms' | 'own'): SectionTime | undefined {
    return this.times.toSorted((one, other) => other[clock] - one[clock])[0]
  }
}
