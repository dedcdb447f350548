import type { RosterSeat } from '@samedeal/race'

/** How many may sit in a room. */
export const SEATS = 20

/** Whether every seat is held by somebody who is there and keeps it for the next race; a CPU makes room. */
export function areAllTaken(roster: readonly RosterSeat[]): boolean {
  return roster.filter(({ kind, connected }) => kind === 'person' && connected).length >= SEATS
}
