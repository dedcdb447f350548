/** The address at which a browser asks for a room of its own: POST, no body. */
export const ROOMS_PATH = '/api/rooms'

/** The answer: the room's code, and the address that friends open. */
export interface RoomCreated {
  readonly code: string
  readonly inviteUrl: string
}

/** GET `${ROOMS_PATH}/CODE`: whether there is such a room, and its invite address. */
export type RoomFound = RoomCreated

/** An error in an HTTP answer: a code for the screens, a sentence for people. */
export interface HttpError {
  readonly error: 'no-such-room' | 'bad-code' | 'not-found' | 'bad-request' | 'stopping' | 'failed'
  readonly message: string
}

/** The name of the room type on the Colyseus server. */
export const RACE_ROOM = 'race'
