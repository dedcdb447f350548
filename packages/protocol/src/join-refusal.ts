import type { Refused } from '@samedeal/race'

/** The code of the error with which the server refuses a join; its message is the reason. */
export const JOIN_REFUSED = 4101

/** Why somebody is not let in, though there is such a room. Codes travel on the wire: never renamed. */
export const JOIN_REASONS = [
  'room-locked',
  'barred',
  'handed-over',
  'bad-hand-over-code',
  'already-seated',
  'no-such-seat',
  'room-full',
] as const satisfies readonly Refused[]
export type JoinReason = (typeof JOIN_REASONS)[number]
