import type { RoomView } from '@samedeal/race'
import type { RoomSession } from '../../session/room-session.ts'
import { text } from '../words/words.ts'

/** The present race by its number; in a match, out of how many. */
export function raceTitle({ round, matchRound, rules }: RoomView): string {
  if (rules.match === 'open') return text('race.title', { n: round })
  return text('race.title.of', { n: matchRound, all: rules.match })
}

/** The present race as its player knows it: by its deal's number where that has one. */
export function ownTitle({ room, dealNumber }: Pick<RoomSession, 'room' | 'dealNumber'>): string {
  const number = dealNumber.value
  return number === undefined
    ? raceTitle(room.value)
    : text('race.title.deal', { n: String(number) })
}

/** Why a race alone counts for nothing; undefined where it does count. */
export function uncounted({
  isRepeat,
  dealNumber,
}: Pick<RoomSession, 'isRepeat' | 'dealNumber'>): string | undefined {
  if (!isRepeat.value) return undefined
  return text(dealNumber.value === undefined ? 'lone.repeat' : 'lone.numbered')
}

/** The race that the lobby leads to. After the last one of a match a new match begins. */
export function nextRaceTitle({ round, matchRound, rules }: RoomView): string {
  if (rules.match === 'open') return text('lobby.next', { n: round + 1 })
  const n = matchRound >= rules.match ? 1 : matchRound + 1
  return text('lobby.next.of', { n, all: rules.match })
}
