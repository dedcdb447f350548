import type { Reason } from '@samedeal/rules'

/** Why the room refuses a command. Codes travel on the wire: never renamed. */
export const ROOM_REASONS = [
  /** The command does not fit its schema, or is of no known type. */
  'malformed',
  /** Only the host may do this. */
  'host-only',
  /** The host has locked the room: nobody new comes in. */
  'room-locked',
  /** The host has removed them: they do not come back to this party. */
  'barred',
  /** Their seat has moved to another device, and they come back only when they ask to. */
  'handed-over',
  /** The code that moves a seat here was used, has expired, or never was one. */
  'bad-hand-over-code',
  /** A device with a seat of its own takes no other. */
  'already-seated',
  /** Starts belong between the rounds, settings and seats to the lobby. */
  'between-rounds-only',
  /** There is no round to play in now. */
  'not-racing',
  /** A spectator has no cards. */
  'no-seat',
  /** The host ends the round when they have finished or quit themselves. */
  'still-racing',
  /** Whoever has finished or quit this round has no more moves in it. */
  'round-over-for-you',
  /** A move's number must follow the last one. */
  'out-of-order',
  /** More commands a second than anybody makes by hand: nothing was done, send it again later. */
  'too-fast',
  /** More reactions than the others should have to see. */
  'too-many-reactions',
  /** A big screen is nobody. */
  'big-screen',
  /** More commands in a round than any game needs. */
  'too-many-moves',
  /** The dealer could not bring a deal. */
  'no-deal',
  /** There is no move to take back. */
  'nothing-to-undo',
  /** The house rules allow no undo. */
  'undo-off',
  /** No card can go up. */
  'nothing-to-send',
  /** The house rules allow no [Send cards]. */
  'send-off',
  /** The house rules allow no hints. */
  'hints-off',
  /** Records are open when the round is over. */
  'round-not-over',
  /** All twenty seats are taken. */
  'room-full',
  /** There is nobody in that seat. */
  'no-such-seat',
  /** The game has no option of that name. */
  'no-such-option',
  /** The option does not take that value. */
  'no-such-choice',
  /** The game has no preset of that name. */
  'no-such-preset',
  /** There is no game of that name. */
  'no-such-game',
  /** The seat's owner can only leave by themselves. */
  'not-yourself',
  /** The host's role goes to a connected person only. */
  'not-a-person',
  /** Only a CPU has a level. */
  'not-a-cpu',
] as const

/** Why a command is refused: a rule of the game or of the room. */
export type Refused = Reason | (typeof ROOM_REASONS)[number]
