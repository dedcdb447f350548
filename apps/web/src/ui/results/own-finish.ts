import { effect } from '@preact/signals'
import type { RoomView } from '@samedeal/race'
import type { RoomSession } from '../../session/room-session.ts'
import { keepFinish, type Discipline, type NewBest } from '../device/best-times.ts'
import { isHome } from './podium-of.ts'

/** What the own finishes are followed by. */
export type FollowedSession = Pick<RoomSession, 'room' | 'seat' | 'connection' | 'now' | 'isRepeat'>

/** A finish that counts for the personal best. */
export interface OwnFinish {
  readonly discipline: Discipline
  /** Milliseconds from GO to the winning move. */
  readonly time: number
}

const lastFinishes = new WeakMap<
  FollowedSession,
  { readonly round: number; readonly best: NewBest | undefined }
>()

/**
 * The finish of the seat `own`, when its owner took part in the round and it is no CPU's. While the
 * race runs the roster tells the level; afterwards the results do, for the roster is at the next deal.
 */
export function ownFinish(room: RoomView, own: number): OwnFinish | undefined {
  const { phase, game, options, rules, roster, results } = room
  const seat = roster.find((one) => one.seat === own)
  if (seat?.status !== 'finished' || seat.time === 0) return undefined
  const disciplineAt = (level: Discipline['level']): Discipline => {
    return { game, options, level: rules.deal === 'any' ? 'any' : level }
  }
  if (phase === 'racing') {
    if (seat.hasStandIn || seat.unearned !== '') return undefined
    return { discipline: disciplineAt(seat.level), time: seat.time }
  }
  const result = results.find((one) => one.seat === own)
  if (result === undefined || result.unearned !== '' || !isHome(result.outcome)) return undefined
  return { discipline: disciplineAt(result.level), time: result.time }
}

/**
 * Keeps each own finish on this device as soon as it is known, until the returned function is called.
 * A seat does not tell any more that a CPU had it, once its owner is back: while the race runs, a
 * finish counts only when it came after this device was last without the server. The results tell
 * who made the winning move.
 */
export function keepOwnFinishes(session: FollowedSession): () => void {
  let liveSince: number | undefined
  let racedIn = 0
  return effect(() => {
    const room = session.room.value
    const own = session.seat.value
    if (session.connection.value !== 'live') liveSince = undefined
    else liveSince ??= session.now()
    const { phase, round, roster, startAt } = room
    if (roster.find(({ seat }) => seat === own)?.status === 'racing') racedIn = round
    // Whoever knows the cards beats no time.
    if (session.isRepeat.value) return
    if (lastFinishes.get(session)?.round === round) return
    const finish = ownFinish(room, own)
    if (finish === undefined) return
    const isPlayedHere =
      racedIn === round && liveSince !== undefined && startAt + finish.time >= liveSince
    if (phase === 'racing' && !isPlayedHere) return
    lastFinishes.set(session, { round, best: keepFinish(finish.discipline, finish.time) })
  })
}

/** What the own finish of the present round has beaten; undefined when it is no new best. */
export function newBestOf(session: FollowedSession): NewBest | undefined {
  const last = lastFinishes.get(session)
  return last?.round === session.room.peek().round ? last.best : undefined
}
