import type { JoinOptions } from '@samedeal/protocol/from-client'
import { cleanName, type PlayerId } from '@samedeal/race'
import type { Doer } from '../limits/join-budgets.ts'
import { playerOf } from './player-of.ts'

/**
 * A join as the door passes it on to the room: read, and without the token, so that nothing behind the
 * door can tell it on.
 */
export interface AdmittedJoin extends Omit<JoinOptions, 'token'>, Doer {
  readonly player: PlayerId
}

/** What a room gets to know of a join that came from an address. */
export function admittedJoin({ token, name, ...rest }: JoinOptions, address: string): AdmittedJoin {
  return { ...rest, name: cleanName(name), player: playerOf(token), address }
}
