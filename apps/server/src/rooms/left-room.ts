import { EDITION, handle, type Race } from '@samedeal/race'
import type { LeftRace } from '../journal/journal.ts'

/** Whether nobody has ever come into a room: the first person may be on the way. */
export function isNew({ arrivals, seats, spectators, isClosed }: Race): boolean {
  return arrivals === 0 && seats.length === 0 && spectators.length === 0 && !isClosed
}

/** Whether a room that an earlier process has left would end at once: nobody has a place in it any more. */
export function isOver({ race, at }: LeftRace): boolean {
  return !isNew(race) && handle(race, { type: 'resume', edition: EDITION }, at).race.isClosed
}
