import type { RoomSession } from '../../session/room-session.ts'
import { useAsking } from '../controls/asking.ts'
import { Question } from '../controls/question.tsx'
import { RefusalLine } from '../room/refusal-line.tsx'
import { text } from '../words/words.ts'

/** Lets a host who has nothing more to play end the round for everybody; asks first, in its own place. */
export function EndRound({ session }: { session: RoomSession }) {
  const { asking, button } = useAsking()
  const { phase, host, roster } = session.room.value
  const own = roster.find(({ seat }) => seat === session.seat.value)
  const mayEnd = phase === 'racing' && own?.seat === host && own.status !== 'racing'
  if (!mayEnd) return null
  if (asking.value) {
    return (
      <Question
        question={text('end-round.question')}
        yes={text('end-round')}
        no={text('end-round.no')}
        onYes={() => {
          asking.value = false
          session.endRound()
        }}
        onNo={() => (asking.value = false)}
      />
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        class="button"
        disabled={session.connection.value !== 'live'}
        onClick={() => (asking.value = true)}
      >
        {text('end-round')}
      </button>
      <RefusalLine session={session} />
    </>
  )
}
