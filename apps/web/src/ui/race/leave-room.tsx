import type { RoomSession } from '../../session/room-session.ts'
import { useAsking } from '../controls/asking.ts'
import { Question } from '../controls/question.tsx'
import { Icon } from '../marks/icon.tsx'
import { leaveRoom } from '../room/entering.ts'
import { text } from '../words/words.ts'

/** Leaves the room for good; asks first, in its own place. Who is racing quits by it; a race alone waits. */
export function LeaveRoom({ session }: { session: RoomSession }) {
  const { asking, button } = useAsking()
  if (asking.value) {
    const { roster } = session.room.value
    const own = roster.find(({ seat }) => seat === session.seat.value)
    return (
      <Question
        question={text(
          own?.status === 'racing' ? 'room.leave.question.racing' : 'room.leave.question',
        )}
        yes={text('room.leave.yes')}
        no={text('room.leave.no')}
        onYes={() => leaveRoom(session)}
        onNo={() => (asking.value = false)}
      />
    )
  }
  return (
    <button
      ref={button}
      type="button"
      class="button menu-leave"
      onClick={() => {
        if (session.isPractice) leaveRoom(session)
        else asking.value = true
      }}
    >
      <Icon name={session.isPractice ? 'pause' : 'quit'} />
      {text(session.isPractice ? 'practice.leave' : 'room.leave')}
    </button>
  )
}
