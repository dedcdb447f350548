import type { RoomView } from '@samedeal/race'
import type { RoomSession } from '../../session/room-session.ts'
import { useAsking } from '../controls/asking.ts'
import { Question } from '../controls/question.tsx'
import { Icon } from '../marks/icon.tsx'
import { hasStakes } from '../results/match-stakes.ts'
import { leaveRoom } from '../room/entering.ts'
import { OverRoom } from '../room/over-room.tsx'
import { text, type PlainKey } from '../words/words.ts'

/** Leaves the room before a race; asks first where something is lost by it. */
export function LeaveLobby({ session }: { session: RoomSession }) {
  const { asking, button } = useAsking()
  const question = questionFor(session.room.value, session.seat.value)
  return (
    <>
      <button
        ref={button}
        type="button"
        class="icon-button"
        aria-label={text('room.leave')}
        onClick={() => {
          if (question === undefined) leaveRoom(session)
          else asking.value = true
        }}
      >
        <Icon name="back" size={24} />
      </button>
      {asking.value && question !== undefined && (
        <OverRoom label={text(question)} isAtTop>
          <Question
            question={text(question)}
            yes={text('room.leave.yes')}
            no={text('room.leave.no')}
            onYes={() => leaveRoom(session)}
            onNo={() => (asking.value = false)}
          />
        </OverRoom>
      )}
    </>
  )
}

/** What leaving would cost: the points of a match, or the host's part; nothing else stays lost. */
function questionFor(room: RoomView, own: number): PlainKey | undefined {
  const isAmongOthers = hasStakes({ ...room, isMatchOver: false }, own)
  if (isAmongOthers && room.matchRound > 0 && !room.isMatchOver) return 'results.leave.question'
  return isAmongOthers && room.host === own ? 'room.leave.question.host' : undefined
}
