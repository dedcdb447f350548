import type { FromServer } from '@samedeal/protocol'
import type { RoomView } from '@samedeal/race'
import type { Connection } from './room-session.ts'

/** What is known of the deal of a race alone. */
export interface LoneDeal {
  /** Whether its player may have seen it before: played again, or chosen by its number. */
  readonly isRepeat: boolean
  /** Its number; undefined for a deal that nobody has seen. */
  readonly dealNumber?: number | undefined
}

/** Who hears what comes from a room. */
export interface LinkListener {
  /** The way is open; everything that a join brings follows. */
  joined(): void
  room(view: RoomView, deal?: LoneDeal): void
  message<Type extends keyof FromServer>(type: Type, body: FromServer[Type]): void
  connection(state: Connection): void
  /** The server has ended the way, since this browser did not keep up; it opens again by itself. */
  behind(): void
}

/** The way to a room, be it on the server or in a worker of this page. */
export interface Link {
  /** Enters the room. Rejects when that fails; afterwards the link keeps itself up. */
  open(): Promise<void>
  /** Milliseconds since anything was heard of the room. */
  readonly silence: number
  /** Sends a message, unless the link is down: who needs it then sends again when live. */
  send(type: string, body?: unknown): void
  /** Where the room is in this page: starts a race of the deal whose results are shown. */
  repeat?(): void
  /** Where the room is in this page: the next race is of the deal of this number, or of one that nobody has seen. */
  chooseDeal?(number: number | undefined): void
  /** Ends it for good. */
  close(): void
}
