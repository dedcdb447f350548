import type { RoomSession } from '../../session/room-session.ts'
import { useAsking } from '../controls/asking.ts'
import { Icon } from '../marks/icon.tsx'
import { leaveRoom } from '../room/entering.ts'
import { LeaveQuestion } from '../room/leave-button.tsx'
import { text } from '../words/words.ts'

/** Leaves the room for good; asks first, in its own place. Who is racing quits by it; a race alone waits. */
export function LeaveRoom({ session }: { session: RoomSession }) {
  const asks = useAsking()
  if (asks.asking.value) {
    const { roster } = session.room.value
    const own = roster.find(({ seat }) => seat === session.seat.value)
    return (
      <LeaveQuestion
        session={session}
        asks={asks}
        question={text(
          own?.status === 'racing' ? 'room.leave.question.racing' : 'room.leave.question',
        )}
      />
    )
  }
  return (
    <button
      ref={asks.button}
      type="button"
      class="button menu-leave"
      onClick={() => {
        if (session.isPractice) leaveRoom(session)
        else asks.asking.value = true
      }}
    >
      <Icon name={session.isPractice ? 'pause' : 'quit'} />
      {text(session.isPractice ? 'practice.leave' : 'room.leave')}
    </button>
  )
}
