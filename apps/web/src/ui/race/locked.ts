import { computed, effect, signal, type ReadonlySignal } from '@preact/signals'
import type { RoomSession } from '../../session/room-session.ts'
import { text } from '../words/words.ts'

/** After so many milliseconds without the server the board takes no more moves. */
const LOCK_AFTER = 3000

/**
 * Why the own board takes no moves: undefined while it does, empty where nothing need be said
 * (before GO, after the own race), else a sentence. `stop` ends the watching.
 */
export function boardLock(session: RoomSession): {
  readonly lock: ReadonlySignal<string | undefined>
  readonly stop: () => void
} {
  const isLost = signal(false)
  const stop = effect(() => {
    isLost.value = false
    if (session.connection.value !== 'connecting') return
    const left = Math.max(0, LOCK_AFTER - session.silence())
    const wait = setTimeout(() => (isLost.value = true), left)
    return () => clearTimeout(wait)
  })
  const lock = computed(() => {
    const { phase, roster } = session.room.value
    const own = roster.find(({ seat }) => seat === session.seat.value)
    if (phase !== 'racing' || own?.status !== 'racing') return ''
    return isLost.value ? text('race.locked') : undefined
  })
  return { lock, stop }
}
