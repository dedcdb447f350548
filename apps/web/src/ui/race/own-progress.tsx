import type { RoomSession } from '../../session/room-session.ts'
import { percentText, plural, text } from '../words/words.ts'

/** The own share of cards that are home, how many that is, and the moves so far. */
export function OwnProgress({ session }: { session: RoomSession }) {
  const board = session.board.value
  const home = board?.done ?? 0
  const total = board?.total ?? 0
  const percent = total === 0 ? 0 : Math.floor((100 * home) / total)
  return (
    <section class="race-own" aria-label={text('race.progress')}>
      <span class="own-percent numeral">{percentText(percent)}</span>
      <span class="own-counts">
        <span>
          {text('race.home', { home, total })}
          <span class="own-home-word"> {text('race.home.word')}</span>
        </span>
        <span class="own-dot" aria-hidden="true">
          {' · '}
        </span>
        <span>{plural('race.moves', board?.moves ?? 0)}</span>
      </span>
      <span class="own-bar" style={{ '--percent': String(percent) }} aria-hidden="true" />
    </section>
  )
}
