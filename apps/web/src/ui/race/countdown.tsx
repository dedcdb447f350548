import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { announce } from '../announce/announcer.tsx'
import { text } from '../words/words.ts'
import './countdown.css'

/** How long GO stays, in milliseconds. */
const GO_FOR = 700

/** The seconds to GO over the table, then GO; it never takes input from the cards below. */
export function Countdown({ session }: { session: RoomSession }) {
  const { startAt } = session.room.value
  const shown = useSignal<number | undefined>(undefined)
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const left = startAt - session.now()
      const seconds = left > -GO_FOR ? Math.max(0, Math.ceil(left / 1000)) : undefined
      if (seconds !== undefined && seconds !== shown.peek()) announce(wordFor(seconds))
      shown.value = seconds
      if (left > -GO_FOR) next = setTimeout(show, left > 0 ? (left % 1000) + 5 : left + GO_FOR + 5)
    }
    show()
    return () => clearTimeout(next)
  }, [startAt])
  const seconds = shown.value
  if (seconds === undefined) return null
  return (
    <div class="countdown" aria-hidden="true">
      <span key={seconds} class={seconds === 0 ? 'numeral go' : 'numeral'}>
        {wordFor(seconds)}
      </span>
    </div>
  )
}

/** What stands over the table with so many seconds left to GO. */
function wordFor(seconds: number): string {
  return seconds > 0 ? String(seconds) : text('race.go')
}
