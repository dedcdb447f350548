import type { RoomSession } from '../../session/room-session.ts'
import { GameSegments, hasGameChoice } from '../controls/game-segments.tsx'
import { wordsOf } from '../words/games/game-words.ts'
import { text } from '../words/words.ts'
import './game-choice.css'

/** Which game the room plays; nothing where only one is offered. Everybody sees it; the host changes it. */
export function GameChoice({ session, disabled }: { session: RoomSession; disabled: boolean }) {
  const { game } = session.room.value
  if (!hasGameChoice()) return null
  const about = wordsOf(game)?.about
  return (
    <div class="game-choice">
      <GameSegments chosen={game} disabled={disabled} onChoose={(id) => session.setGame(id)} />
      {about !== undefined && <p>{text(about)}</p>}
    </div>
  )
}
