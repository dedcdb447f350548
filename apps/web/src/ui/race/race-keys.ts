import type { Board } from '../../board/config.ts'
import type { RoomSession } from '../../session/room-session.ts'

interface Keyed {
  readonly session: RoomSession
  readonly board: { readonly current: Board | null }
  readonly canPlay: () => boolean
}

/**
 * Lets single keys play while a race is on: U undo, S stock, A send cards, H hint, F to the
 * foundation, Escape puts a selected card back. What the house rules do not have does nothing. Keys with a modifier and keys typed into a field are left alone. Returns the
 * way to stop listening.
 */
export function listenForKeys({ session, board, canPlay }: Keyed): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (!canPlay() || isField(event.target)) return
    const { rules } = session.room.peek()
    const state = session.board.peek()
    switch (event.key.toLowerCase()) {
      case 'u':
        if (rules.undo && state?.canUndo === true) session.undo()
        break
      case 'a':
        if (rules.send && state?.canSend === true) session.send()
        break
      case 'h':
        if (rules.hints) session.hint()
        break
      case 's':
        board.current?.draw()
        break
      case 'f':
        board.current?.toFoundation()
        break
      case 'escape':
        board.current?.deselect()
        break
      default:
    }
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea') !== null
}
