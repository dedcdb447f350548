import { setPriority } from 'node:os'

/** How far a background thread stands back: a third of the main thread's share when both want the core. */
const BEHIND = 5

/**
 * Lets the main thread, which serves the rooms, go before the calling thread where they share a core.
 * Only Linux can do that for one thread; elsewhere it would slow the whole process, so nothing is done.
 */
export function standBehindMainThread(): void {
  if (process.platform === 'linux') setPriority(BEHIND)
}
