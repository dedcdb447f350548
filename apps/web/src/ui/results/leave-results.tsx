import type { RoomSession } from '../../session/room-session.ts'
import { useAsking } from '../controls/asking.ts'
import { Question } from '../controls/question.tsx'
import { Icon } from '../marks/icon.tsx'
import { leaveRoom } from '../room/entering.ts'
import { text } from '../words/words.ts'
import { hasStakes } from './match-stakes.ts'

/** Back to the home page, for good: with points of an unfinished match at stake it asks first. */
export function LeaveResults({ session }: { session: RoomSession }) {
  const { asking, button } = useAsking()
  if (asking.value) {
    return (
      <div class="panel leave-results">
        <Question
          question={text('results.leave.question')}
          yes={text('room.leave.yes')}
          no={text('room.leave.no')}
          onYes={() => leaveRoom(session)}
          onNo={() => (asking.value = false)}
        />
      </div>
    )
  }
  return (
    <button
      ref={button}
      type="button"
      class="icon-button"
      aria-label={text('room.leave')}
      onClick={() => {
        if (hasStakes(session.room.peek(), session.seat.peek())) asking.value = true
        else leaveRoom(session)
      }}
    >
      <Icon name="back" size={24} />
    </button>
  )
}
