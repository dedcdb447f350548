import type { RoomView } from '@samedeal/race'
import type { Clock } from './surroundings.ts'

/**
 * How long after the press a start is sent again, in milliseconds: about as long as a server takes to
 * restart. Later the host may have gone to look for the reason, and a race must not begin behind their back.
 */
const STILL_MEANT_MS = 30_000

/**
 * The host's press of Start, until the race that it begins is on: a server that is killed in the countdown
 * may come back without it.
 */
export class PressedStart {
  readonly #clock: Clock
  #pressed: { readonly at: number; readonly before: string } | undefined
  #room: RoomView | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** The host presses Start while the room looks like this. */
  press(room: RoomView): void {
    this.#room = room
    this.#pressed = { at: this.#clock.now(), before: stageOf(room) }
  }

  /** The room has said something of itself; true when it has come to another stage. */
  see(room: RoomView): boolean {
    const before = this.#room
    this.#room = room
    const stage = stageOf(room)
    if (room.phase !== 'countdown' && stage !== this.#pressed?.before) this.#pressed = undefined
    return before !== undefined && stageOf(before) !== stage
  }

  /** The server has refused it. */
  answered(): void {
    this.#pressed = undefined
  }

  /**
   * What becomes of a press that nobody has answered, now that the server is back and has said where the
   * room stands: sent again, as long as the race has not begun and the seat is still the host's.
   */
  unanswered(seat: number): 'again' | 'too-late' | undefined {
    const pressed = this.#pressed
    const room = this.#room
    if (pressed === undefined || room === undefined || room.phase === 'countdown') return undefined
    if (seat === 0 || room.host !== seat || stageOf(room) !== pressed.before) {
      this.#pressed = undefined
      return undefined
    }
    if (this.#clock.now() - pressed.at <= STILL_MEANT_MS) return 'again'
    this.#pressed = undefined
    return 'too-late'
  }
}

/** How far the party has come: a start leads from one stage to the next, and no start is meant for another. */
function stageOf({ phase, round }: RoomView): string {
  return `${phase} ${round}`
}
