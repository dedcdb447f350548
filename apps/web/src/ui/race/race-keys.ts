import type { Board } from '../../board/config.ts'
import type { TableSession } from '../../session/room-session.ts'
import { hasOwnKeys } from '../controls/own-keys.ts'
import { preferences } from '../settings/preferences.ts'

interface Keyed {
  readonly session: TableSession
  readonly board: { readonly current: Board | null }
  readonly canPlay: () => boolean
}

/**
 * Lets single keys play while a race is on: U undo, S stock, A send cards, H hint, F to the
 * foundation, as far as the house rules and this device's settings have them; Escape puts a selected
 * card back. A held key plays once. Keys with a modifier, keys typed into a field, and all keys while
 * a menu, the settings or a question is open are left alone. Returns the way to stop listening.
 */
export function listenForKeys({ session, board, canPlay }: Keyed): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.repeat || !canPlay() || isField(event.target) || hasOwnKeys(document)) return
    if (event.key === 'Escape') board.current?.deselect()
    else if (preferences.peek().keys === 'on') play(event.key.toLowerCase(), { session, board })
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

function play(key: string, { session, board }: Omit<Keyed, 'canPlay'>): void {
  const { rules } = session.room.peek()
  const state = session.board.peek()
  const isLive = session.connection.peek() === 'live'
  switch (key) {
    case 'u':
      if (rules.undo && state?.canUndo === true) session.undo()
      break
    case 'a':
      if (rules.send && isLive && state?.canSend === true) session.send()
      break
    case 'h':
      if (rules.hints && isLive) session.hint()
      break
    case 's':
      board.current?.draw()
      break
    case 'f':
      board.current?.toFoundation()
      break
    default:
  }
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea') !== null
}
