import type { RoomView } from '@samedeal/race'

/** The address at which a browser asks for a room of its own: POST, with a `NewRoom` as JSON or no body. */
export const ROOMS_PATH = '/api/rooms'

/** The answer: the room's code, and the address that friends open. */
export interface RoomCreated {
  readonly code: string
  readonly inviteUrl: string
}

/** GET `${ROOMS_PATH}/CODE`: whether there is such a room, its invite address, and whether it races. */
export interface RoomFound extends RoomCreated {
  readonly phase: RoomView['phase']
}

/** Why the server did not do what was asked. Codes travel on the wire: never renamed. */
export type HttpFault =
  | 'no-such-room'
  | 'bad-code'
  /** A new room is asked for with a game that is not offered. */
  | 'no-such-game'
  | 'not-found'
  | 'bad-request'
  | 'failed'
  /** The server is restarting. */
  | 'stopping'
  /** The page that asks belongs to another address. */
  | 'foreign-origin'
  /** The request's body is longer than anything that belongs into one. */
  | 'too-large'
  /** The server has as many rooms as it may have. */
  | 'server-full'
  /** The room has as many sockets as one may have. */
  | 'room-full'
  /** The address has opened as many rooms as one may have. */
  | 'too-many-rooms'
  /** The address has as many sockets as one may have. */
  | 'too-many-sockets'
  /** The player, or everybody at the address together, has joined more often than a flaky line does. */
  | 'too-many-joins'
  /** So many wrong codes have come from the address that it is told nothing for a while. */
  | 'too-many-tries'

/** An error in an HTTP answer: a code for the screens, a sentence for people. */
export interface HttpError {
  readonly error: HttpFault
  readonly message: string
}

/** The name of the room type on the Colyseus server. */
export const RACE_ROOM = 'race'
