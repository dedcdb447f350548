import type { RoomSession } from '../../session/room-session.ts'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import './server-note.css'

/** What the server has said of itself, in one quiet line: that it restarts, cannot save, or has not heard a start. */
export function ServerNote({ session }: { session: RoomSession }) {
  if (session.stopping.value) return <Note icon="turn" words={text('connection.stopping')} />
  if (session.unsaved.value) return <Note icon="cross" words={text('connection.unsaved')} />
  if (session.unheardStart.value) return <Note icon="cross" words={text('start.unheard')} />
  return null
}

function Note({ icon, words }: { icon: 'turn' | 'cross'; words: string }) {
  return (
    <p class="server-note" role="status">
      <Icon name={icon} size={14} />
      {words}
    </p>
  )
}
