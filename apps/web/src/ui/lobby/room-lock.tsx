import type { RoomSession } from '../../session/room-session.ts'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import './room-lock.css'

/** Whether the room is locked, and for the host the button that locks and opens it. */
export function RoomLock({ session }: { session: RoomSession }) {
  const { isLocked, host } = session.room.value
  const own = session.seat.value
  const isHost = own !== 0 && own === host
  if (!isHost && !isLocked) return null
  return (
    <div class="room-lock">
      {isLocked && (
        <p role="status">
          <Icon name="lock" size={18} />
          <span>{text('lobby.locked')}</span>
        </p>
      )}
      {isHost && (
        <button
          type="button"
          class="button"
          disabled={session.connection.value !== 'live'}
          onClick={() => session.lock(!isLocked)}
        >
          <Icon name={isLocked ? 'open-lock' : 'lock'} />
          {text(isLocked ? 'lobby.unlock' : 'lobby.lock')}
        </button>
      )}
    </div>
  )
}
