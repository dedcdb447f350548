import { useSignal } from '@preact/signals'
import { ROOMS_PATH, type RoomFound } from '@samedeal/protocol'
import { useEffect } from 'preact/hooks'
import { Icon } from '../marks/icon.tsx'
import { entering, forgetLastRoom, join, lastRoom } from '../room/entering.ts'
import { playerName } from '../settings/player-name.ts'
import { text } from '../words/words.ts'
import './kept-seat.css'

/** How often the room is looked at while the page is seen, in milliseconds. */
const LOOK_MS = 15_000

/** The way back to the room that this device was in last, for as long as there is that room. */
export function KeptSeat() {
  const code = useSignal(lastRoom())
  const found = useSignal<RoomFound | undefined>(undefined)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const asked = code.peek()
      if (asked === undefined || document.visibilityState === 'hidden') return
      const answer = await lookFor(asked)
      if (isGone || answer === 'silent') return
      found.value = answer
      if (answer !== undefined) return
      // Another tab may be in another room by now.
      if (lastRoom() === asked) forgetLastRoom()
      code.value = lastRoom()
    }
    void look()
    const again = setInterval(() => void look(), LOOK_MS)
    const onSight = () => void look()
    document.addEventListener('visibilitychange', onSight)
    return () => {
      isGone = true
      clearInterval(again)
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [])
  const room = found.value
  if (room === undefined) return null
  const isOn = room.phase === 'countdown' || room.phase === 'racing'
  return (
    <section class="panel kept-seat">
      <p role="status">
        {text(isOn ? 'home.return.racing' : 'home.return.waiting', { code: room.code })}
      </p>
      <button
        type="button"
        class="button main"
        disabled={entering.value.state === 'busy'}
        onClick={() => void join(room.code, playerName.peek().trim() || text('name.alone'), true)}
      >
        <Icon name="play" size={18} />
        {text(isOn ? 'home.return' : 'home.return.room')}
      </button>
    </section>
  )
}

/** The room of that code; undefined when there is none, `silent` when nobody says. */
async function lookFor(code: string): Promise<RoomFound | undefined | 'silent'> {
  try {
    const response = await fetch(`${ROOMS_PATH}/${code}`, { cache: 'no-store' })
    if (response.status === 404) return undefined
    return response.ok ? ((await response.json()) as RoomFound) : 'silent'
  } catch {
    return 'silent'
  }
}
