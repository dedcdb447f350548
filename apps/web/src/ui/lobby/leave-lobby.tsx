import type { RoomView } from '@samedeal/race'
import type { RoomSession } from '../../session/room-session.ts'
import { useAsking } from '../controls/asking.ts'
import { hasStakes } from '../results/match-stakes.ts'
import { LeaveButton, LeaveQuestion } from '../room/leave-button.tsx'
import { OverRoom } from '../room/over-room.tsx'
import { text, type PlainKey } from '../words/words.ts'

/** Leaves the room before a race; asks first where something is lost by it. */
export function LeaveLobby({ session }: { session: RoomSession }) {
  const asks = useAsking()
  const question = questionFor(session.room.value, session.seat.value)
  return (
    <>
      <LeaveButton session={session} asks={asks} losesSomething={() => question !== undefined} />
      {asks.asking.value && question !== undefined && (
        <OverRoom label={text(question)} isAtTop>
          <LeaveQuestion session={session} asks={asks} question={text(question)} />
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
