import { useEffect, useMemo } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { Question } from '../controls/question.tsx'
import { leavingByBack } from '../place/place.ts'
import { text } from '../words/words.ts'
import { leaveRoom } from './entering.ts'
import { OverRoom } from './over-room.tsx'

/** Asks whether the browser's back button was meant, which would leave the own race. */
export function BackQuestion({ session }: { session: RoomSession }) {
  const { phase } = session.room.value
  const isRaceOn = phase === 'countdown' || phase === 'racing'
  const isAsked = leavingByBack.value === session && isRaceOn
  useEffect(() => {
    // A race that is over meanwhile is not left any more.
    if (!isRaceOn) leavingByBack.value = undefined
  }, [isRaceOn])
  // Before the question takes the focus.
  const before = useMemo(() => document.activeElement, [isAsked])
  useEffect(() => {
    if (!isAsked) return undefined
    // Back once more, before the first step has been taken back, would leave the site.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => {
      removeEventListener('beforeunload', hold)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isAsked])
  if (!isAsked) return null
  const { isPractice } = session
  const stay = () => (leavingByBack.value = undefined)
  const question = text(isPractice ? 'back.pause.question' : 'room.leave.question.racing')
  return (
    <OverRoom label={question}>
      <Question
        question={question}
        yes={text(isPractice ? 'back.pause.yes' : 'room.leave.yes')}
        no={text(isPractice ? 'back.pause.no' : 'room.leave.no')}
        onYes={() => leaveRoom(session)}
        onNo={stay}
      />
    </OverRoom>
  )
}
