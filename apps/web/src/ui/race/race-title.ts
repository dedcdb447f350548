import type { RoomView } from '@samedeal/race'
import { text } from '../words/words.ts'

/** The present race by its number; in a match, out of how many. */
export function raceTitle({ round, matchRound, rules }: RoomView): string {
  if (rules.match === 'open') return text('race.title', { n: round })
  return text('race.title.of', { n: matchRound, all: rules.match })
}

/** The race that the lobby leads to. After the last one of a match a new match begins. */
export function nextRaceTitle({ round, matchRound, rules }: RoomView): string {
  if (rules.match === 'open') return text('lobby.next', { n: round + 1 })
  const n = matchRound >= rules.match ? 1 : matchRound + 1
  return text('lobby.next.of', { n, all: rules.match })
}
