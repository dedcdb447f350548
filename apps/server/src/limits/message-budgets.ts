import type { ClientMessageType } from '@samedeal/protocol/from-client'
import { Budgets, type Rate } from './budgets.ts'
import type { Doer } from './join-budgets.ts'
import { ASSURED_MESSAGES, messagesOfAddress, type Limits } from './limits.ts'

/** A refusal to each message that comes too fast would help nobody. */
const TOLD: Rate = { burst: 1, perSecond: 10 }

/** What a message takes of its sender's budget that gives more work than a move: 1. */
const WEIGHTS: Partial<Record<ClientMessageType, number>> = {
  hint: 5,
  record: 5,
  'hand-over-code': 5,
  // What everybody in the room is sent.
  'set-option': 2,
  preset: 2,
  lock: 2,
}

/** Bytes of an answer that weigh as much as one message. */
const BYTES_A_MESSAGE = 4_096

interface MessageBudgetsParts {
  /** The clock in milliseconds. */
  readonly now: () => number
  readonly limits: Limits
}

/**
 * How much people may still send, whatever sockets and rooms they send it on, each weighed by the work that
 * it makes. People of one address have a budget together, too, from which comes what each needs beyond an
 * assured share: so no neighbour can keep anybody from playing.
 */
export class MessageBudgets {
  readonly #people: Budgets
  readonly #shares: Budgets
  readonly #addresses: Budgets
  readonly #told: Budgets

  constructor({ now, limits }: MessageBudgetsParts) {
    this.#people = new Budgets({ now, rate: limits.messages })
    this.#shares = new Budgets({ now, rate: ASSURED_MESSAGES })
    this.#addresses = new Budgets({ now, rate: messagesOfAddress(limits) })
    this.#told = new Budgets({ now, rate: TOLD })
  }

  /** Whether one more message is taken; if not, whether its sender is told. A malformed one has no type. */
  take(
    { player, address }: Doer,
    type: ClientMessageType | undefined,
  ): 'taken' | 'refused' | 'passed-over' {
    const weight = (type && WEIGHTS[type]) ?? 1
    const isTaken =
      this.#people.left(player) >= weight &&
      (this.#shares.take(player, weight) || this.#addresses.take(address, weight))
    if (!isTaken) return this.#told.take(player) ? 'refused' : 'passed-over'
    this.#people.charge(player, weight)
    return 'taken'
  }

  /** Weighs an answer that was long: what it takes beyond the budget is owed. */
  answered({ player, address }: Doer, bytes: number): void {
    const weight = bytes / BYTES_A_MESSAGE
    this.#people.charge(player, weight)
    this.#addresses.charge(address, weight)
  }
}
