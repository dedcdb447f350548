import type { Commitment, RoomView } from '@samedeal/race'
import type { Keep } from './token.ts'

const KEY = 'samedeal.commitments'

/** The commitments to a round's deals as far as this browser can vouch for them. */
export interface Seen {
  readonly commitments: readonly Commitment[]
  /** Whether it saw them during the countdown, before any face; else they are what the room says now. */
  readonly atCountdown: boolean
}

interface Remembered {
  readonly code: string
  readonly round: number
  readonly commitments: readonly Commitment[]
}

/**
 * Remembers the commitments that were published during a countdown, so that nothing that comes later can
 * take their place. A tab keeps them over a reload.
 */
export class SeenCommitments {
  readonly #code: string
  readonly #keep: (() => Keep) | undefined
  #remembered: Remembered | undefined

  /** `keep`: where a tab keeps things, as sessionStorage; it may throw. */
  constructor(code: string, keep?: () => Keep) {
    this.#code = code
    this.#keep = keep
    const kept = keep && read(keep)
    this.#remembered = kept?.code === code ? kept : undefined
  }

  /** Looks at what everybody may know; the first commitments of a round's countdown are remembered. */
  see({ phase, round, commitments }: RoomView): void {
    if (phase !== 'countdown' || commitments.length === 0) return
    if (this.#remembered?.round === round) return
    this.#remembered = { code: this.#code, round, commitments }
    try {
      this.#keep?.().setItem(KEY, JSON.stringify(this.#remembered))
    } catch {
      // Storage may be full or forbidden: they then last as long as the page.
    }
  }

  /** What can be said of the commitments of the round that the room is in. */
  of({ round, commitments }: RoomView): Seen {
    if (this.#remembered?.round !== round) return { commitments, atCountdown: false }
    return { commitments: this.#remembered.commitments, atCountdown: true }
  }
}

function read(keep: () => Keep): Remembered | undefined {
  try {
    const kept = JSON.parse(keep().getItem(KEY) ?? 'null') as Remembered | null
    return kept ?? undefined
  } catch {
    return undefined
  }
}
