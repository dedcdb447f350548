import type { RoomSession } from '../../session/room-session.ts'
import { Brand } from '../marks/brand.tsx'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { playerName } from '../settings/player-name.ts'
import { text } from '../words/words.ts'
import { entering, join, leaveRoom, playAlone } from './entering.ts'
import './notice.css'

interface RoomOverProps {
  readonly session: RoomSession
  readonly why: 'taken' | 'handed-over' | 'removed' | 'closed'
}

/** What is left when this page is no longer in the room: why, and the way back or home. */
export function RoomOver({ session, why }: RoomOverProps) {
  const way = entering.value
  const busy = way.state === 'busy'
  const { title, told, back } = wordsFor({ session, why })
  return (
    <main class="notice screen">
      <Brand />
      <ScreenHeading title={title}>{title}</ScreenHeading>
      <p class="notice-text">{told}</p>
      {way.state === 'failed' && (
        <p class="notice-text" role="alert">
          {text(way.problem)}
        </p>
      )}
      {(why === 'taken' || why === 'closed') && (
        <button
          type="button"
          class="button main"
          disabled={busy}
          onClick={() => void comeBack(session)}
        >
          {back}
        </button>
      )}
      <button type="button" class="button" onClick={() => leaveRoom(session)}>
        {text('over.home')}
      </button>
    </main>
  )
}

function comeBack({ isPractice, code }: RoomSession): Promise<void> {
  if (isPractice) return playAlone()
  return join(code, playerName.value.trim() || text('name.alone'))
}

function wordsFor({ session, why }: RoomOverProps) {
  const key = session.isPractice && why === 'closed' ? 'practice.over' : (`over.${why}` as const)
  const back = why === 'taken' ? 'over.taken.back' : 'over.closed.back'
  return {
    title: text(`${key}.title`),
    told: text(`${key}.text`),
    back: text(key === 'practice.over' ? 'practice.over.back' : back),
  }
}
