import type { Reason } from '@samedeal/rules'

/** Why the room refuses a command. Codes travel on the wire: never renamed. */
export const ROOM_REASONS = [
  /** The command does not fit its schema, or is of no known type. */
  'malformed',
  /** Only the host may do this. */
  'host-only',
  /** Settings, seats and starts belong between the rounds. */
  'between-rounds-only',
  /** There is no round to play in now. */
  'not-racing',
  /** A spectator has no cards. */
  'no-seat',
  /** Whoever has finished or quit this round has no more moves in it. */
  'round-over-for-you',
  /** A move's number must follow the last one. */
  'out-of-order',
  /** There is no move to take back. */
  'nothing-to-undo',
  /** All twenty seats are taken. */
  'room-full',
  /** There is nobody in that seat. */
  'no-such-seat',
  /** The game has no option of that name. */
  'no-such-option',
  /** The option does not take that value. */
  'no-such-choice',
  /** The seat's owner can only leave by themselves. */
  'not-yourself',
] as const

/** Why a command is refused: a rule of the game or of the room. */
export type Refused = Reason | (typeof ROOM_REASONS)[number]
