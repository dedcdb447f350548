import type { Pending } from './own-board.ts'
import type { Act } from './stand.ts'
import type { Keep } from './token.ts'

const KEY = 'samedeal.acts'

interface Kept {
  readonly code: string
  readonly round: number
  readonly acts: readonly Pending[]
}

/**
 * The commands of a round that the server might not have: those on their way, and those that are answered
 * but not safe. The device keeps them, so that they outlive a page that is reloaded or closed while no
 * server is there; the next page of the player does again what has not arrived.
 */
export class KeptActs {
  readonly #code: string
  readonly #keep: (() => Keep) | undefined
  #written: string | undefined

  /** `keep`: where the device keeps things, as localStorage; it may throw. */
  constructor(code: string, keep?: () => Keep) {
    this.#code = code
    this.#keep = keep
  }

  /** What an earlier page kept of a round, after command `n`, oldest first. */
  after(round: number, n: number): readonly Act[] {
    const kept = this.#read()
    if (kept?.code !== this.#code || kept.round !== round) return []
    return kept.acts.filter((act) => act.n > n)
  }

  /** Keeps these commands of a round, in the place of what was kept before. */
  write(round: number, acts: readonly Pending[]): void {
    const kept: Kept = { code: this.#code, round, acts }
    const text = JSON.stringify(kept)
    if (text === this.#written) return
    this.#written = text
    try {
      this.#keep?.().setItem(KEY, text)
    } catch {
      // Storage may be full or forbidden: they then last as long as the page.
    }
  }

  #read(): Kept | undefined {
    try {
      const kept: unknown = JSON.parse(this.#keep?.().getItem(KEY) ?? 'null')
      return isKept(kept) ? kept : undefined
    } catch {
      return undefined
    }
  }
}

function isKept(value: unknown): value is Kept {
  const { acts } = (value ?? {}) as Partial<Kept>
  return Array.isArray(acts) && acts.every(isPending)
}

function isPending(value: unknown): value is Pending {
  const { n, act, move } = (value ?? {}) as { n?: unknown; act?: unknown; move?: unknown }
  if (!Number.isInteger(n)) return false
  return act === 'move' ? isMove(move) : act === 'send' || act === 'undo'
}

function isMove(value: unknown): boolean {
  const { from, to, count } = (value ?? {}) as Record<string, unknown>
  return typeof from === 'string' && typeof to === 'string' && Number.isInteger(count)
}
