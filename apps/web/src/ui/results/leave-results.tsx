import type { RoomSession } from '../../session/room-session.ts'
import { useAsking } from '../controls/asking.ts'
import { LeaveButton, LeaveQuestion } from '../room/leave-button.tsx'
import { text } from '../words/words.ts'
import { hasStakes } from './match-stakes.ts'

/** Back to the home page, for good: with points of an unfinished match at stake it asks first. */
export function LeaveResults({ session }: { session: RoomSession }) {
  const asks = useAsking()
  if (asks.asking.value) {
    return (
      <div class="panel leave-results">
        <LeaveQuestion session={session} asks={asks} question={text('results.leave.question')} />
      </div>
    )
  }
  return (
    <LeaveButton
      session={session}
      asks={asks}
      losesSomething={() => hasStakes(session.room.peek(), session.seat.peek())}
    />
  )
}
