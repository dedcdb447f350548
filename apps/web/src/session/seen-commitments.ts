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
  /** The countdown is over: faces may have been seen, and nothing takes the commitments' place any more. */
  readonly isFinal: boolean
}

/**
 * Remembers the commitments with which a countdown ended. As long as it runs, others may still take their
 * place: no face has been seen yet, and a server that has lost a deal with its process brings another. A tab
 * keeps them over a reload.
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

  /** Looks at what everybody may know; the commitments of a round's countdown are remembered. */
  see({ phase, round, commitments }: RoomView): void {
    const known = this.#remembered?.round === round ? this.#remembered : undefined
    if (known?.isFinal === true) return
    if (phase !== 'countdown') {
      if (known !== undefined) this.#remember({ ...known, isFinal: true })
    } else if (commitments.length > 0) {
      this.#remember({ code: this.#code, round, commitments, isFinal: false })
    }
  }

  #remember(remembered: Remembered): void {
    this.#remembered = remembered
    try {
      this.#keep?.().setItem(KEY, JSON.stringify(remembered))
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
