import type { RoomSession } from '../../session/room-session.ts'
import type { Asking } from '../controls/asking.ts'
import { Question } from '../controls/question.tsx'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import { leaveRoom } from './entering.ts'

interface LeaveButtonProps {
  readonly session: RoomSession
  readonly asks: Asking
  /** Whether something is lost by leaving, so that the player is asked first. */
  readonly losesSomething: () => boolean
}

/** Leaves the room for good; asks first where something is lost by it. */
export function LeaveButton({ session, asks, losesSomething }: LeaveButtonProps) {
  return (
    <button
      ref={asks.button}
      type="button"
      class="icon-button"
      aria-label={text('room.leave')}
      onClick={() => {
        if (losesSomething()) asks.asking.value = true
        else leaveRoom(session)
      }}
    >
      <Icon name="back" size={24} />
    </button>
  )
}

interface LeaveQuestionProps {
  readonly session: RoomSession
  readonly asks: Asking
  readonly question: string
}

/** Asks whether the player really leaves. */
export function LeaveQuestion({ session, asks, question }: LeaveQuestionProps) {
  return (
    <Question
      question={question}
      yes={text('room.leave.yes')}
      no={text('room.leave.no')}
      onYes={() => leaveRoom(session)}
      onNo={() => (asks.asking.value = false)}
    />
  )
}
