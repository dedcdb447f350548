import { computed, effect, signal, type ReadonlySignal } from '@preact/signals'
import type { RoomSession } from '../../session/room-session.ts'
import { LOCK_MS } from '../../session/waits.ts'
import { text } from '../words/words.ts'

/**
 * Why the own board takes no moves: undefined while it does, empty where nothing need be said
 * (before GO, after the own race), else a sentence. `stop` ends the watching.
 */
export function boardLock(session: Pick<RoomSession, 'connection' | 'room' | 'seat' | 'silence'>): {
  readonly lock: ReadonlySignal<string | undefined>
  readonly stop: () => void
} {
  const isLost = signal(false)
  const stop = effect(() => {
    isLost.value = false
    if (session.connection.value !== 'connecting') return
    const left = Math.max(0, LOCK_MS - session.silence())
    const wait = setTimeout(() => (isLost.value = true), left)
    return () => clearTimeout(wait)
  })
  const lock = computed(() => {
    const { phase, roster } = session.room.value
    const own = roster.find(({ seat }) => seat === session.seat.value)
    const isRacing = phase === 'racing' && own?.status === 'racing'
    // Without the server GO may be long past, and the room still counts down.
    const awaitsGo = phase === 'countdown' && own !== undefined
    if (isLost.value && (isRacing || awaitsGo)) return text('race.locked')
    return isRacing ? undefined : ''
  })
  return { lock, stop }
}
