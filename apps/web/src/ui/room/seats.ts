import type { RosterSeat } from '@samedeal/race'
import { MAX_SEATS } from '@samedeal/race/settings'

/** Whether every seat is held by somebody who is there and keeps it for the next race; a CPU makes room. */
export function areAllTaken(roster: readonly RosterSeat[]): boolean {
  return roster.filter(({ kind, connected }) => kind === 'person' && connected).length >= MAX_SEATS
}
