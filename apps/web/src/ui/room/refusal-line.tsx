import { useSignal, useSignalEffect } from '@preact/signals'
import type { RoomSession } from '../../session/room-session.ts'
import { Icon } from '../marks/icon.tsx'
import { plainSentence } from '../words/refusals.ts'

/** How long a refusal stays, in milliseconds. */
const SHOWN_FOR = 5000

/** Why the server refused the last thing that was asked of it, outside the card table. */
export function RefusalLine({ session }: { session: RoomSession }) {
  const before = useSignal(session.refusal.peek())
  const shown = useSignal<string | undefined>(undefined)
  useSignalEffect(() => {
    const refusal = session.refusal.value
    if (refusal === undefined || refusal === before.peek() || refusal.move !== undefined) return
    before.value = refusal
    shown.value = plainSentence(refusal.why)
    const hide = setTimeout(() => (shown.value = undefined), SHOWN_FOR)
    return () => clearTimeout(hide)
  })
  if (shown.value === undefined) return null
  return (
    <p class="problem" role="alert">
      <Icon name="cross" size={16} />
      {shown.value}
    </p>
  )
}
