import { Budgets, type Rate } from './limits/budgets.ts'

/** Lines of one kind: a fault that comes again and again says nothing new. */
const ONE_KIND: Rate = { burst: 5, perSecond: 0.1 }
/** Lines of all kinds: whatever outsiders cause, the disk keeps room for what counts. */
const ALL_KINDS: Rate = { burst: 60, perSecond: 1 }
const EVERYTHING = ''

/** Whoever has 32 hexadecimal digits comes back as their player. */
const TOKEN = /[0-9a-f]{32,}/gi
/** What differs between faults of one kind: the code of the room. */
const CODE = /\b[A-Z]{6}\b/g

interface LogParts {
  /** The clock in milliseconds. */
  readonly now: () => number
  readonly write: (line: string) => void
}

/**
 * Tells the operator of faults: the message and the stack, never what an error carries besides, since that
 * may be what a player has sent. No more lines than an operator can read, and how many were left out.
 */
export class OperatorLog {
  readonly #write: (line: string) => void
  readonly #kinds: Budgets
  readonly #all: Budgets
  readonly #leftOut = new Map<string, number>()

  constructor({ now, write }: LogParts) {
    this.#write = write
    this.#kinds = new Budgets({ now, rate: ONE_KIND })
    this.#all = new Budgets({ now, rate: ALL_KINDS })
  }

  /** Tells of a fault, and of the error behind it if there is one. */
  readonly report = (what: string, error?: unknown): void => {
    const kind = what.replaceAll(CODE, '')
    if (this.#all.left(EVERYTHING) < 1 || !this.#kinds.take(kind)) return this.#leaveOut(kind)
    this.#all.charge(EVERYTHING)
    const before = this.#leftOut.get(kind)
    this.#leftOut.delete(kind)
    const more = before === undefined ? '' : ` (${before} more of this kind were not written)`
    const why = error === undefined ? '' : `: ${textOf(error)}`
    return this.#write(`${what}${why}${more}`.replaceAll(TOKEN, '[token]'))
  }

  #leaveOut(kind: string): void {
    // Kinds that outsiders make up are not counted one by one.
    if (this.#leftOut.size > 1_000) this.#leftOut.clear()
    this.#leftOut.set(kind, (this.#leftOut.get(kind) ?? 0) + 1)
  }
}

/** An error as the operator reads it, with what it came from. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = error.stack ?? String(error)
  return error.cause === undefined ? own : `${own}\ncaused by ${textOf(error.cause)}`
}
