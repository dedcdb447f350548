import type { RoomSession } from '../../session/room-session.ts'
import { ordinalSuffix, text } from '../words/words.ts'

/** The own rank. Its place is kept before there is one, so that nothing moves. */
export function OwnRank({ session }: { session: RoomSession }) {
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
