import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { RoomSession, ServerRefusal } from '../../session/room-session.ts'
import { followNews } from '../announce/follow-news.ts'
import { Problem } from '../controls/problem.tsx'
import { refusalSentence } from '../words/refusals.ts'

/** How long a refusal stays, in milliseconds. */
const SHOWN_FOR = 5000

/** A refusal that closes the race again: it comes just before the screen that is to say it. */
const OPENING = 'no-deal'

const told = new WeakSet<ServerRefusal>()

/** The refusal that was there before this line, which is not to be said again. */
function earlier(refusal: ServerRefusal | undefined): ServerRefusal | undefined {
  return refusal?.why === OPENING && !told.has(refusal) ? undefined : refusal
}

/** Why the server refused the last thing that was asked of it, outside the card table. */
export function RefusalLine({ session }: { session: RoomSession }) {
  const known = useMemo(() => earlier(session.refusal.peek()), [session])
  const shown = useSignal<ServerRefusal | undefined>(undefined)
  useEffect(() => {
    const tell = (refusal: ServerRefusal) => {
      if (refusal.move !== undefined) return undefined
      if (refusal.why === OPENING) told.add(refusal)
      shown.value = refusal
      const hide = setTimeout(() => (shown.value = undefined), SHOWN_FOR)
      return () => clearTimeout(hide)
    }
    return followNews(session.refusal, tell, known)
  }, [session])
  if (shown.value === undefined) return null
  return <Problem>{refusalSentence(shown.value.why, session.room.peek().game)}</Problem>
}
