import type { PlayerId } from '@samedeal/race'
import { Budgets } from './budgets.ts'
import { joinsOfAddress, type Limits } from './limits.ts'

/** Who does something, and from where. */
export interface Doer {
  readonly player: PlayerId
  readonly address: string
}

interface JoinBudgetsParts {
  /** The clock in milliseconds. */
  readonly now: () => number
  readonly limits: Limits
}

/** How often a person and an address may still join. */
export class JoinBudgets {
  readonly #people: Budgets
  readonly #addresses: Budgets

  constructor({ now, limits }: JoinBudgetsParts) {
    this.#people = new Budgets({ now, rate: limits.joins })
    this.#addresses = new Budgets({ now, rate: joinsOfAddress(limits) })
  }

  /**
   * Why one more join is not let through to a room: the person has joined too often, or everybody at the
   * address together; undefined when it is.
   */
  take({ player, address }: Doer): 'person' | 'address' | undefined {
    if (!this.#people.take(player)) return 'person'
    return this.#addresses.take(address) ? undefined : 'address'
  }
}
