import type { RoundLimits } from './journal-message.ts'
import type { JournalThread } from './journal-thread.ts'

/** A year of parties, and some five thousand rounds of four: a game of 130 moves takes 9 KB. */
const USUAL: RoundLimits = { days: 365, megabytes: 200 }

/** How often finished rounds are looked through for those that are too old or too many, in milliseconds. */
const EVERY_MS = 10_000
/** Between two steps of deleting them, and before the first, in milliseconds: others have their turn. */
const STEP_MS = 200

export interface RoundTidyParts {
  readonly thread: Pick<JournalThread, 'ask'>
  readonly now: () => number
  /** The usual if not given. */
  readonly limits: Partial<RoundLimits> | undefined
}

/** Has finished rounds deleted that are too old or too many, a few in each step, until it is stopped. */
export class RoundTidy {
  readonly #parts: RoundTidyParts
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(parts: RoundTidyParts) {
    this.#parts = parts
    this.#soon(STEP_MS)
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #soon(after: number): void {
    if (this.#isStopped) return
    this.#timer = setTimeout(() => void this.#step(), after).unref()
  }

  async #step(): Promise<void> {
    const { thread, now, limits } = this.#parts
    const kept = { ...USUAL, ...limits }
    const answer = await thread.ask({ type: 'delete-rounds', at: now(), limits: kept })
    this.#soon(answer.type === 'deleted' && answer.hasMore ? STEP_MS : EVERY_MS)
  }
}
