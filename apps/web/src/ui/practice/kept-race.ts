import { effect, signal } from '@preact/signals'
import type { RoomSession } from '../../session/room-session.ts'
import { store, stored } from '../device/stored.ts'

/** A race alone that was begun and waits to be gone on with. */
export interface KeptRace {
  /** How long it has lasted, in milliseconds since GO. */
  readonly played: number
}

const KEY = 'samedeal.practice-race'

/** The race alone that this device keeps; the cards themselves are kept where no page reads them. */
export const keptRace = signal<KeptRace | undefined>(parseKeptRace(stored(KEY)))

/** Reads what is known of a kept race; what is no time is no race. */
export function parseKeptRace(kept: string | undefined): KeptRace | undefined {
  const played = /^\d{1,9}$/.test(kept ?? '') ? Number(kept) : undefined
  return played === undefined ? undefined : { played }
}

/**
 * Keeps how long a race alone has lasted: with each of its moves and whenever the page goes out of sight,
 * for it may never come back. Until the returned function is called.
 */
export function keepPlayed(session: RoomSession): () => void {
  const keep = () => {
    const { phase, startAt } = session.room.peek()
    const isOn = phase === 'countdown' || phase === 'racing'
    const played = isOn ? Math.max(0, Math.floor(session.now() - startAt)) : undefined
    keptRace.value = played === undefined ? undefined : { played }
    store(KEY, played === undefined ? undefined : String(played))
  }
  const stop = effect(() => {
    if (session.room.value.phase === 'racing') void session.board.value
    keep()
  })
  const onHiding = () => {
    if (document.visibilityState === 'hidden' && session.connection.peek() === 'live') keep()
  }
  document.addEventListener('visibilitychange', onHiding)
  return () => {
    if (session.connection.peek() === 'live') keep()
    stop()
    document.removeEventListener('visibilitychange', onHiding)
  }
}
