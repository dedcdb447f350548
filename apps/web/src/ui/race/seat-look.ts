import type { RosterSeat } from '@samedeal/race'
import type { TagKind } from '../marks/tag.tsx'
import type { TokenKind } from '../marks/token.tsx'

/** How a seat is drawn beside its name. */
export interface SeatLook {
  readonly token: TokenKind
  readonly tags: readonly TagKind[]
}

/** The token and tags of a seat, seen from the seat `own` (0 for a spectator). */
export function seatLook(seat: RosterSeat, own: number): SeatLook {
  const isOwn = seat.seat === own
  const who: TagKind[] = isOwn ? ['you'] : seat.kind === 'cpu' ? ['cpu'] : []
  if (seat.status === 'quit' || seat.status === 'removed') {
    return { token: 'quit', tags: [...who, seat.status] }
  }
  if (seat.status === 'finished') return { token: 'home', tags: [...who, 'home'] }
  if (seat.hasStandIn && !isOwn) return { token: 'away', tags: [...who, 'stand-in'] }
  if (!seat.connected && !isOwn) return { token: 'away', tags: [...who, 'away'] }
  return { token: isOwn ? 'own' : seat.kind, tags: who }
}
