/** The server's clock. Only a test has another one than the real. */
export interface Clock {
  /** Whole milliseconds since 1970; it never runs backwards. */
  now(): number
  /** Something that rings once, at the time it was last set to. */
  alarm(ring: () => void): Alarm
}

export interface Alarm {
  /** Sets the time in milliseconds of the clock; undefined for never. */
  set(at: number | undefined): void
}

/** The longest that a Node timer can wait, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1

/** The wall clock as it was at the start, moved on by one that nobody can set back. */
export const steadyClock: Clock = {
  now,
  alarm(ring) {
    let timer: NodeJS.Timeout | undefined
    return {
      set(at) {
        clearTimeout(timer)
        if (at === undefined) return
        timer = setTimeout(ring, Math.min(Math.max(0, at - now()), LONGEST_WAIT))
      },
    }
  },
}

function now(): number {
  return Math.round(performance.timeOrigin + performance.now())
}
