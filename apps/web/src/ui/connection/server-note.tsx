import type { RoomSession } from '../../session/room-session.ts'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import './server-note.css'

/** What the server has said, in one quiet line: that it restarts, that this line is too slow, or that it cannot save. */
export function ServerNote({ session }: { session: RoomSession }) {
  if (session.stopping.value) return <Note icon="turn" words={text('connection.stopping')} />
  if (session.behind.value) return <Note icon="turn" words={text('connection.behind')} />
  if (session.unsaved.value) return <Note icon="cross" words={text('connection.unsaved')} />
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
