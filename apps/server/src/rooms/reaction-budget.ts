import type { PlayerId } from '@samedeal/race'

/** How many at once after a pause, and how many a second on and on. */
interface Rate {
  readonly burst: number
  readonly perSecond: number
}

const PLAYER: Rate = { burst: 3, perSecond: 0.5 }
/** All players of a room together. */
const ROOM: Rate = { burst: 20, perSecond: 10 }

/** What is left of a rate, and when that was worked out. */
interface Bucket {
  readonly left: number
  readonly at: number
}

/** How much a room's people may still call out. A player who leaves and comes back has no more by it. */
export class ReactionBudget {
  #room: Bucket = { left: ROOM.burst, at: 0 }
  readonly #players = new Map<PlayerId, Bucket>()

  /** Whether one more reaction is passed on. `now`: the clock in milliseconds. */
  take(player: PlayerId, now: number): boolean {
    const before = this.#players.get(player) ?? { left: PLAYER.burst, at: now }
    const own = filled(before, PLAYER, now)
    const room = filled(this.#room, ROOM, now)
    if (own.left < 1 || room.left < 1) return false
    this.#room = { ...room, left: room.left - 1 }
    this.#players.set(player, { ...own, left: own.left - 1 })
    this.#forgetFull(now)
    return true
  }

  /** Whoever has the whole burst again need not be remembered. */
  #forgetFull(now: number): void {
    for (const [player, bucket] of this.#players) {
      if (filled(bucket, PLAYER, now).left >= PLAYER.burst) this.#players.delete(player)
    }
  }
}

function filled({ left, at }: Bucket, { burst, perSecond }: Rate, now: number): Bucket {
  return { left: Math.min(burst, left + ((now - at) * perSecond) / 1_000), at: now }
}
