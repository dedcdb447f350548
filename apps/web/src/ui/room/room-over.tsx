import type { RoomSession } from '../../session/room-session.ts'
import { Brand } from '../marks/brand.tsx'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { playerName } from '../settings/player-name.ts'
import { text } from '../words/words.ts'
import { entering, join, leaveRoom } from './entering.ts'
import './notice.css'

interface RoomOverProps {
  readonly session: RoomSession
  readonly why: 'taken' | 'handed-over' | 'removed' | 'closed'
}

/** What is left when this page is no longer in the room: why, and the way back or home. */
export function RoomOver({ session, why }: RoomOverProps) {
  const way = entering.value
  const busy = way.state === 'busy'
  return (
    <main class="notice screen">
      <Brand />
      <ScreenHeading title={text(`over.${why}.title`)}>{text(`over.${why}.title`)}</ScreenHeading>
      <p class="notice-text">{text(`over.${why}.text`)}</p>
      {way.state === 'failed' && (
        <p class="notice-text" role="alert">
          {way.problem}
        </p>
      )}
      {(why === 'taken' || why === 'closed') && (
        <button
          type="button"
          class="button main"
          disabled={busy}
          onClick={() => void join(session.code, playerName.value.trim() || text('name.alone'))}
        >
          {text(why === 'taken' ? 'over.taken.back' : 'over.closed.back')}
        </button>
      )}
      <button type="button" class="button" onClick={() => leaveRoom(session)}>
        {text('over.home')}
      </button>
    </main>
  )
}
