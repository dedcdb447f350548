import { effect } from '@preact/signals'
import type { RoomView } from '@samedeal/race'
import type { RoomSession } from '../../session/room-session.ts'
import type { Discipline } from '../device/best-times.ts'
import { countRace, type OwnRace } from '../device/statistics.ts'
import { isHome } from './podium-of.ts'

/** What the own races are counted from. */
export type CountedSession = Pick<RoomSession, 'code' | 'room' | 'seat' | 'isRepeat'>

/**
 * The finished race of the seat `own`; undefined before the results, for who had no part in it, and for a deal
 * whose cards were known.
 */
export function ownRace({ code, room, seat, isRepeat }: CountedSession): OwnRace | undefined {
  if (isRepeat.value) return undefined
  const { phase, results } = room.value
  const own = seat.value
  const result = results.find((one) => one.seat === own)
  if (phase !== 'results' || result === undefined) return undefined
  const isOwnFinish = isHome(result.outcome) && result.unearned === ''
  return {
    id: raceId(code, room.value),
    company: results.length > 1 ? 'together' : 'alone',
    discipline: disciplineOf(room.value, result.level),
    isWon: isOwnFinish && result.rank === 1,
    time: isOwnFinish ? result.time : undefined,
  }
}

/** Adds each own race to this device's statistics when its results are known, until the returned function is called. */
export function countOwnRaces(session: CountedSession): () => void {
  return effect(() => {
    const race = ownRace(session)
    if (race !== undefined) countRace(race)
  })
}

/** Counts a race that its player leaves before the end, of which no results will be seen. */
export function countLeaving({ code, room, seat, isRepeat }: CountedSession): void {
  if (isRepeat.peek()) return
  const { phase, roster } = room.peek()
  const own = roster.find((one) => one.seat === seat.peek())
  if (phase !== 'racing' || (own?.status !== 'racing' && own?.status !== 'quit')) return
  countRace({
    id: raceId(code, room.peek()),
    company: roster.length > 1 ? 'together' : 'alone',
    discipline: disciplineOf(room.peek(), own.level),
    isWon: false,
    time: undefined,
  })
}

/** No two races of a room go at the same moment. */
function raceId(code: string, { startAt }: RoomView): string {
  return `${code}/${startAt}`
}

/** What the personal best of a deal of that level belongs to. */
export function disciplineOf(
  { game, options, rules }: RoomView,
  level: Discipline['level'],
): Discipline {
  return { game, options, level: rules.deal === 'any' ? 'any' : level }
}
