import type { RoomSession } from '../../session/room-session.ts'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import './server-note.css'

/** What the server has said of itself or of this line, in one quiet line. */
export function ServerNote({ session }: { session: RoomSession }) {
  if (session.stopping.value) return <Note icon="turn" words={text('connection.stopping')} />
  if (session.behind.value) return <Note icon="turn" words={text('connection.behind')} />
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
