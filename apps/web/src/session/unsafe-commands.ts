import type { OwnCommand } from './own-board.ts'
import type { Clock } from './surroundings.ts'
import type { Keep } from './token.ts'

/** What a device keeps over a reload, and when a page has to have written it. */
export interface DeviceKeep {
  /** Where the device keeps things, as localStorage; it may throw. */
  readonly storage: () => Keep
  /** Calls back when the page is about to go away. */
  readonly onLeave: (write: () => void) => void
}

/**
 * What is not written within so many milliseconds needs no writing most of the time: the server has called it
 * safe by then. A page that goes away writes at once. To write costs a fifth of a millisecond, in mid-move.
 */
const WRITE_MS = 500

const KEY = 'samedeal.acts'

interface Kept {
  readonly code: string
  readonly round: number
  readonly acts: readonly OwnCommand[]
}

/**
 * The unsafe commands of a round, which a server that comes back might not have: the unanswered ones, and the
 * answered ones that are not safe yet. The device keeps them, so that they outlive a page that is reloaded or closed while no
 * server is there; the next page of the player does again what has not arrived.
 */
export class UnsafeCommands {
  readonly #code: string
  readonly #clock: Clock
  readonly #device: DeviceKeep | undefined
  #kept: Kept | undefined
  #isDue = false
  #written: string | undefined

  /** Keeps the commands of the room of that code; only as long as the page lasts without a device. */
  constructor(code: string, clock: Clock, device?: DeviceKeep) {
    this.#code = code
    this.#clock = clock
    this.#device = device
    device?.onLeave(() => this.#write())
  }

  /** What an earlier page kept of a round, oldest first. */
  of(round: number): readonly OwnCommand[] {
    const kept = this.#read()
    return kept?.code === this.#code && kept.round === round ? kept.acts : []
  }

  /** Keeps these commands of a round, in the place of what was kept before. */
  keep(round: number, acts: readonly OwnCommand[]): void {
    this.#kept = { code: this.#code, round, acts }
    if (this.#isDue || this.#device === undefined) return
    this.#isDue = true
    this.#clock.after(WRITE_MS, () => this.#write())
  }

  #write(): void {
    this.#isDue = false
    if (this.#kept === undefined) return
    const text = JSON.stringify(this.#kept)
    if (text === this.#written) return
    this.#written = text
    try {
      this.#device?.storage().setItem(KEY, text)
    } catch {
      // Storage may be full or forbidden: they then last as long as the page.
    }
  }

  #read(): Kept | undefined {
    try {
      const kept: unknown = JSON.parse(this.#device?.storage().getItem(KEY) ?? 'null')
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

function isPending(value: unknown): value is OwnCommand {
  const { n, act, move } = (value ?? {}) as { n?: unknown; act?: unknown; move?: unknown }
  if (!Number.isInteger(n)) return false
  return act === 'move' ? isMove(move) : act === 'send' || act === 'undo'
}

function isMove(value: unknown): boolean {
  const { from, to, count } = (value ?? {}) as Record<string, unknown>
  return typeof from === 'string' && typeof to === 'string' && Number.isInteger(count)
}
