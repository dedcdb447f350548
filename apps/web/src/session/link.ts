import type { FromServer } from '@samedeal/protocol'
import type { RoomView } from '@samedeal/race'
import type { Connection } from './room-session.ts'

/** Who hears what comes from a room. */
export interface LinkListener {
  /** The way is open; everything that a join brings follows. */
  joined(): void
  /** `isRepeat`: the deal has been played before. */
  room(view: RoomView, isRepeat?: boolean): void
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
  /** Ends it for good. */
  close(): void
}
