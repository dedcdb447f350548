import { GAMES } from '@samedeal/rules'
import type { RoomSession } from '../../session/room-session.ts'
import { Segments } from '../controls/segments.tsx'
import { gameName, wordsOf } from '../words/games/game-words.ts'
import { text } from '../words/words.ts'
import './game-choice.css'

/** Which game the room plays; nothing where only one is offered. Everybody sees it; the host changes it. */
export function GameChoice({ session, disabled }: { session: RoomSession; disabled: boolean }) {
  const { game } = session.room.value
  if (GAMES.size < 2) return null
  const about = wordsOf(game)?.about
  return (
    <div class="game-choice">
      <Segments
        label={text('game')}
        choices={[...GAMES.keys()].map((id) => ({ value: id, word: gameName(id) }))}
        chosen={game}
        disabled={disabled}
        onChoose={(id) => session.setGame(id)}
      />
      {about !== undefined && <p>{text(about)}</p>}
    </div>
  )
}
