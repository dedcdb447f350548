import type { JournalThread } from './journal-thread.ts'
import type { Fold } from './waiting.ts'
import { writtenRace } from './written-race.ts'

/** How long a disk that has no room for a round is left alone, in milliseconds. */
const RETRY_MS = 1_000
/** Finished rounds that wait for a disk without room, at most: some 50 MB. */
const MOST_UNKEPT = 100

export interface FoldingsParts {
  readonly thread: Pick<JournalThread, 'ask'>
  /** Whether the room that a race was folded for is still written, in the same journal. */
  readonly isOpen: (fold: Fold) => boolean
  readonly report: (what: string, error?: unknown) => void
}

/**
 * Puts races in the place of the commands that led to them, and keeps finished rounds; what the disk has had no
 * room for is tried again.
 */
export class Foldings {
  readonly #parts: FoldingsParts
  /** The last of the folds, which are done one after another: an older race never takes a newer one's place. */
  #last = Promise.resolve()
  /** Rounds that are over and that the disk has had no room for, the oldest first. */
  readonly #unkept = new Set<Fold>()
  #again: NodeJS.Timeout | undefined
  #isClosing = false

  constructor(parts: FoldingsParts) {
    this.#parts = parts
  }

  /** How many finished rounds could not be kept so far. */
  get unkept(): number {
    return this.#unkept.size
  }

  /** One more, after all before it. */
  add(fold: Fold): void {
    this.#last = this.#last.then(() => this.#ask(fold))
  }

  /** What cannot be kept now is not tried again until `close`. */
  hold(): void {
    this.#isClosing = true
  }

  /** Ends when all is folded; what could not be kept gets one more chance. */
  async close(): Promise<void> {
    this.hold()
    await this.#last
    for (const fold of this.#unkept) await this.#ask(fold)
  }

  async #ask(fold: Fold): Promise<void> {
    const { thread, report } = this.#parts
    const { room, number, at, endsRound } = fold
    const race = await writtenRace(fold.race)
    const isOpen = this.#parts.isOpen(fold)
    if (!isOpen && !endsRound) return
    const folding = { room, number, race, at, endsRound, isOpen }
    const answer = await thread.ask({ type: 'fold', folding })
    const isKept = answer.type !== 'failed'
    if (isKept) this.#unkept.delete(fold)
    else {
      const lost = endsRound ? 'a finished round is not saved yet' : 'its journal keeps growing'
      if (!this.#unkept.has(fold)) report(`room ${room}: ${lost}`, answer.why)
      if (endsRound) this.#unkept.add(fold)
    }
    this.#keepNext(isKept ? 0 : RETRY_MS)
  }

  /** Tries to keep the first of the rounds that could not be kept, after so many milliseconds. */
  #keepNext(after: number): void {
    const [oldest] = this.#unkept
    if (oldest !== undefined && this.#unkept.size > MOST_UNKEPT) this.#unkept.delete(oldest)
    const [first] = this.#unkept
    if (first === undefined || this.#isClosing) return
    clearTimeout(this.#again)
    this.#again = setTimeout(() => {
      this.#last = this.#last.then(() => {
        // Another try may have kept it by now: a round is kept once.
        return this.#unkept.has(first) ? this.#ask(first) : undefined
      })
    }, after).unref()
  }
}
