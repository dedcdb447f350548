import { useSignal, useSignalEffect } from '@preact/signals'
import type { RoomSession } from '../../session/room-session.ts'
import { goHome } from '../place/place.ts'
import { text } from '../words/words.ts'
import { OverRoom } from './over-room.tsx'

/** How long a connection may come back before the page offers a way out, in milliseconds. */
const SERVER_MS = 20_000
/** How long the deal may take beyond the countdown before it does, in milliseconds. */
const DEAL_MS = 15_000

/** What is waited for in a room when that takes long, and the way home, which keeps the seat. */
export function Outage({ session }: { session: RoomSession }) {
  const awaits = useSignal<'server' | 'deal' | undefined>(undefined)
  useSignalEffect(() => {
    awaits.value = undefined
    const isLost = session.connection.value === 'connecting'
    const { phase, startAt } = session.room.value
    if (!isLost && phase !== 'countdown') return undefined
    const toGo = isLost || startAt === 0 ? 0 : Math.max(0, startAt - session.now())
    const wait = setTimeout(
      () => (awaits.value = isLost ? 'server' : 'deal'),
      toGo + (isLost ? SERVER_MS : DEAL_MS),
    )
    return () => clearTimeout(wait)
  })
  if (awaits.value === undefined) return null
  const said = text(awaits.value === 'server' ? 'outage.server' : 'outage.deal')
  return (
    <OverRoom label={said} isAtTop>
      <p role="alert">{said}</p>
      <button type="button" class="button" onClick={goHome}>
        {text('over.home')}
      </button>
    </OverRoom>
  )
}
