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
  const shown = useSignal('')
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const left = startAt - session.now()
      const word = wordFor(left)
      if (word !== shown.peek() && word !== '') announce(word)
      shown.value = word
      if (left > -GO_FOR) next = setTimeout(show, left > 0 ? (left % 1000) + 5 : left + GO_FOR + 5)
    }
    show()
    return () => clearTimeout(next)
  }, [startAt])
  if (shown.value === '') return null
  return (
    <div class="countdown" aria-hidden="true">
      <span key={shown.value} class="numeral">
        {shown.value}
      </span>
    </div>
  )
}

/** What stands over the table with so many milliseconds left to GO; nothing once GO is past. */
function wordFor(left: number): string {
  if (left > 0) return String(Math.ceil(left / 1000))
  return left > -GO_FOR ? text('race.go') : ''
}
