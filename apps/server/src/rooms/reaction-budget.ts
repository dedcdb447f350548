import type { PlayerId } from '@samedeal/race'
import { Budgets, type Rate } from '../limits/budgets.ts'

const PLAYER: Rate = { burst: 3, perSecond: 0.5 }
/** All players of a room together. */
const ROOM: Rate = { burst: 20, perSecond: 10 }
const EVERYBODY = ''

/** How much a room's people may still call out. A player who leaves and comes back has no more by it. */
export class ReactionBudget {
  readonly #players: Budgets
  readonly #room: Budgets

  /** `now`: the clock in milliseconds. */
  constructor(now: () => number) {
    this.#players = new Budgets({ now, rate: PLAYER })
    this.#room = new Budgets({ now, rate: ROOM })
  }

  /** Whether one more reaction is passed on. */
  take(player: PlayerId): boolean {
    if (this.#room.left(EVERYBODY) < 1 || !this.#players.take(player)) return false
    return this.#room.take(EVERYBODY)
  }
}
