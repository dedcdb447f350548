import type { Progress } from '@samedeal/rules'
import type { RoomView } from '@samedeal/race'
import type { RoomSession } from '../../session/room-session.ts'
import { timeText } from '../words/time-text.ts'
import { listText, ordinalText, percentText, text } from '../words/words.ts'
import { timeSinceGo } from './clock-face.ts'
import { lanesOf } from './lanes-of.ts'

/** What a player may know of how the race stands. */
interface Standing {
  readonly room: RoomView
  /** The own seat; 0 for a spectator. */
  readonly seat: number
  /** The own rank; 0 while there is none. */
  readonly rank: number
  /** How many of the own cards are home; undefined without cards. */
  readonly cards: Progress | undefined
  /** Milliseconds since GO. */
  readonly since: number
}

/** How a session's race stands now, in words. */
export function ownStanding(session: RoomSession): string {
  const room = session.room.peek()
  const seat = session.seat.peek()
  const finish = room.roster.find((other) => other.seat === seat)?.time ?? 0
  return standingWords({
    room,
    seat,
    rank: session.rank.peek(),
    cards: session.board.peek(),
    since: timeSinceGo({ startAt: room.startAt, now: session.now(), finish }),
  })
}

/** The own rank, the own cards that are home, the time, and the leaders: a sentence each. */
export function standingWords({ room, seat, rank, cards, since }: Standing): string {
  const leaders = lanesOf(room, seat).map(({ name, figure }) =>
    text('race.standing.leader', { name, figure }),
  )
  return [
    rank > 0 && text('race.standing.rank', { rank: ordinalText(rank) }),
    cards !== undefined && homeWords(cards),
    text('race.standing.time', { time: timeText(since) }),
    leaders.length > 0 && text('race.standing.leaders', { leaders: listText(leaders) }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

function homeWords({ done, total }: Progress): string {
  const percent = total === 0 ? 0 : Math.floor((100 * done) / total)
  return text('race.standing.home', { home: done, total, percent: percentText(percent) })
}
