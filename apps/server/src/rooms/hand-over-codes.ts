import { randomInt } from 'node:crypto'
import { newHandOverCode } from '@samedeal/protocol/new-code'
import type { PlayerId } from '@samedeal/race'

/** How long a code can be used, in milliseconds. */
const LIFE_MS = 5 * 60_000
/** So many wrong codes may be tried in a room; then those that are waiting are of no use any more. */
const MOST_GUESSES = 20

/** A code that a player was given for their seat. */
export interface Offer {
  readonly handOver: string
  readonly player: PlayerId
  /** Until when it can be used, on the room's clock. */
  readonly until: number
  /** Who has taken the seat with it; undefined until then. */
  readonly usedBy: PlayerId | undefined
}

/**
 * A room's one-time codes that move a seat to another device. They are kept in memory alone: after a restart
 * a player asks for a new one. All times are the room's, in milliseconds.
 */
export class HandOverCodes {
  #offers: readonly Offer[] = []
  #guesses = 0

  /** A new code for a player's seat; the one before is of no use any more. */
  offer(player: PlayerId, now: number): Offer {
    const handOver = newHandOverCode((below) => randomInt(below))
    const offer = { handOver, player, until: now + LIFE_MS, usedBy: undefined }
    this.#offers = [...this.#living(now).filter((one) => one.player !== player), offer]
    return offer
  }

  /**
   * The offer behind a code, for somebody who wants to take the seat: one that nobody has used, or they
   * themselves, whose answer was lost. Undefined for any other; that counts as a guess.
   */
  find(handOver: string, to: PlayerId, now: number): Offer | undefined {
    this.#offers = this.#living(now)
    const found = this.#offers.find((one) => one.handOver === handOver)
    if (found !== undefined && (found.usedBy ?? to) === to) return found
    if (++this.#guesses >= MOST_GUESSES) {
      this.#guesses = 0
      this.#offers = []
    }
    return undefined
  }

  /** The seat has moved: the code is used up. */
  use({ handOver }: Offer, to: PlayerId): void {
    this.#offers = this.#offers.map((one) => {
      return one.handOver === handOver ? { ...one, usedBy: to } : one
    })
  }

  #living(now: number): readonly Offer[] {
    return this.#offers.filter(({ until }) => now < until)
  }
}
