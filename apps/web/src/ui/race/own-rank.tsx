import type { RoomSession } from '../../session/room-session.ts'
import { bestTime, bestTimes } from '../device/best-times.ts'
import { timeText } from '../words/time-text.ts'
import { ordinalSuffix, text } from '../words/words.ts'

/** What there is to beat: the own rank among others, alone the own best time. */
export function OwnStand({ session }: { session: RoomSession }) {
  return session.isPractice ? <OwnBest session={session} /> : <OwnRank session={session} />
}

function OwnBest({ session }: { session: RoomSession }) {
  const { game, options, rules } = session.room.value
  const best = bestTime(bestTimes.value, { game, options, level: rules.difficulty })
  return (
    <section class="race-rank own-best" aria-label={text('practice.best')}>
      <span class="rank-you" aria-hidden="true">
        {text('practice.best')}
      </span>
      <span class="rank-figure numeral">{best === undefined ? '–' : timeText(best)}</span>
    </section>
  )
}

/** The own rank. Its place is kept before there is one, so that nothing moves. */
function OwnRank({ session }: { session: RoomSession }) {
  const rank = session.rank.value
  return (
    <section class="race-rank" aria-label={text('race.rank')}>
      <span class="rank-you" aria-hidden="true">
        {text('tag.you')}
      </span>
      {rank > 0 ? (
        <span class="rank-figure numeral">
          {rank}
          <sup>{ordinalSuffix(rank)}</sup>
        </span>
      ) : (
        <span class="rank-figure numeral">–</span>
      )}
    </section>
  )
}
