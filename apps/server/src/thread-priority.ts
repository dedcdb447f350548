import { getPriority, setPriority } from 'node:os'

/** How far a background thread stands back: a third of the main thread's share when both want the core. */
const BEHIND = 5

/** As far back as a thread can stand. */
const LAST = 19

/**
 * Lets the main thread, which serves the rooms, go before the calling thread where they share a core.
 * Only Linux can do that for one thread; elsewhere it would slow the whole process, so nothing is done.
 * A process that stands back itself, as one under `nice`, may only go further.
 */
export function standBehindMainThread(): void {
  if (process.platform === 'linux') setPriority(Math.min(LAST, getPriority() + BEHIND))
}
