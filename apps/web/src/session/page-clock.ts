import type { Clock } from './surroundings.ts'

/** The clock of the page or thread that this runs in. */
export const pageClock: Clock = {
  now: () => performance.now(),
  after(ms, ring) {
    const timer = setTimeout(ring, ms)
    return () => clearTimeout(timer)
  },
}
