import type { Limits } from './limits.ts'

interface RoomQuotaParts {
  readonly limits: Limits
  /** How many rooms live on the whole server. */
  readonly count: () => number
  /** Whether the room of that code still lives. */
  readonly isLive: (code: string) => boolean
}

/** A room that an address has asked for; without a code while it is being made. */
interface Place {
  readonly address: string
  code?: string
}

/** A place that was given. */
export interface GivenPlace {
  /** The room has been made: the place is taken for as long as it lives. */
  settle(code: string): void
  /** The room could not be made. */
  giveBack(): void
}

/** How many rooms one address, and all of them together, may have at once. */
export class RoomQuota {
  readonly #parts: RoomQuotaParts
  #places: Place[] = []

  constructor(parts: RoomQuotaParts) {
    this.#parts = parts
  }

  /** Takes a place for a room that an address wants to open, or says why there is none. */
  take(address: string): GivenPlace | 'server-full' | 'too-many-rooms' {
    const { limits, count, isLive } = this.#parts
    this.#places = this.#places.filter(({ code }) => code === undefined || isLive(code))
    const own = this.#places.filter((place) => place.address === address)
    if (own.length >= limits.roomsPerAddress) return 'too-many-rooms'
    const beingMade = this.#places.filter(({ code }) => code === undefined)
    if (count() + beingMade.length >= limits.rooms) return 'server-full'
    const place: Place = { address }
    this.#places.push(place)
    return {
      settle: (code) => {
        place.code = code
      },
      giveBack: () => {
        this.#places = this.#places.filter((one) => one !== place)
      },
    }
  }
}
