import type { Timing } from '@samedeal/race'
import type { Clock } from './clock.ts'
import type { Dealer } from './deals/dealer.ts'
import type { Journal } from './journal/journal.ts'
import type { MessageBudgets } from './limits/message-budgets.ts'
import type { RoomCodes } from './rooms/room-codes.ts'
import type { EncodedRecords } from './rooms/encoded-records.ts'
import type { Turns } from './turns.ts'
import type { Thinking } from './thinking/thinking.ts'

/** A room that can be told to handle nothing any more. */
export interface Stoppable {
  stop(): void
}

/** What a room needs from the process around it. */
export interface Services {
  readonly clock: Clock
  readonly timing: Timing
  readonly dealer: Dealer
  readonly codes: RoomCodes
  /** The rooms of this process. */
  readonly living: Set<Stoppable>
  /** Sockets that a room has at most. */
  readonly socketsPerRoom: number
  /** How much people may still send. */
  readonly messages: MessageBudgets
  /** Records as they travel. */
  readonly records: EncodedRecords
  /** Where races are written down. */
  readonly journal: Journal
  /** What thinks for CPU players, stand-ins and the table, and of hints. */
  readonly thinking: Thinking
  /** Does in later turns of the event loop what need not happen at once. */
  readonly turns: Turns
  /** How long CPU players take over their moves, against the usual: 1. */
  readonly pace: number
  /** Runs each synchronous section of a room, which a bench can time that way. */
  readonly timed: (section: string, work: () => void) => void
  /** Tells the operator of a fault. */
  readonly report: (what: string, error?: unknown) => void
}
