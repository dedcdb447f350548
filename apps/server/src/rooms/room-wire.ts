import type { FromServer } from '@samedeal/protocol'
import type { PlayerId, RoomView } from '@samedeal/race'

/** The way out of a room: what its keeper may do to those who are connected. */
export interface RoomWire {
  /** Sends a message to one player; nothing happens when they are not connected. */
  tell<Type extends keyof FromServer>(player: PlayerId, type: Type, body: FromServer[Type]): void
  /** Sends a message to everybody who is connected. */
  tellAll<Type extends keyof FromServer>(type: Type, body: FromServer[Type]): void
  /** Shows everybody what everybody may know. */
  show(view: RoomView): void
  /** Tells a player that they have no seat any more and why, and ends their connection. */
  sendAway(player: PlayerId, why: 'removed' | 'handed-over'): void
  /** Ends the room. */
  close(): void
}
