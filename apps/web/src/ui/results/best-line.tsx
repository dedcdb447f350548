import type { RoomSession } from '../../session/room-session.ts'
import { keepFinish, type NewBest } from '../device/best-times.ts'
import { Tag } from '../marks/tag.tsx'
import { timeText } from '../words/time-text.ts'
import { text } from '../words/words.ts'
import { isHome } from './podium-of.ts'

/** Says that the own finish is a new best. */
export function BestLine({ best }: { best: NewBest }) {
  return (
    <p class="best-line">
      <Tag kind="best" />
      <span>
        <b class="own-colour">{text('results.best.you')}</b> {wordsOf(best)}
      </span>
    </p>
  )
}

/**
 * Keeps the own finish of this round on the device, and tells whether it is a new best. A finish counts
 * when its owner played it, not when a CPU did in their place.
 */
export function keepOwnFinish(session: RoomSession): NewBest | undefined {
  const { game, options, results } = session.room.peek()
  const own = results.find(({ seat }) => seat === session.seat.peek())
  if (own === undefined || !isHome(own.outcome) || own.byStandIn) return undefined
  return keepFinish({ game, options, level: own.level }, own.time)
}

function wordsOf({ time, before }: NewBest): string {
  if (before === undefined) return text('results.best.first', { time: timeText(time) })
  const seconds = Math.round((before - time) / 1000)
  return seconds === 0
    ? text('results.best.hair', { time: timeText(time) })
    : text('results.best.faster', { time: timeText(time), gain: gainText(seconds) })
}

function gainText(seconds: number): string {
  return seconds < 60 ? text('results.best.seconds', { n: seconds }) : timeText(1000 * seconds)
}
