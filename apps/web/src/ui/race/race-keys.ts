import type { Board } from '../../board/config.ts'
import type { TableSession } from '../../session/room-session.ts'
import { announce } from '../announce/announcer.tsx'
import { isField } from '../controls/field.ts'
import { hasOwnKeys } from '../controls/own-keys.ts'
import { keyOf } from '../keys/key-of.ts'
import { preferences } from '../settings/preferences.ts'
import { sendCards, takeBack } from './own-actions.ts'

interface Keyed {
  readonly session: TableSession
  readonly board: { readonly current: Board | null }
  readonly canPlay: () => boolean
  /** How the race stands, in words; absent where nobody races. */
  readonly standing?: () => string
}

/**
 * Lets single keys play while a race is on: U undo, S stock, A send cards, H hint, F to the
 * foundation, as far as the house rules and this device's settings have them; R says how the race stands;
 * Escape puts a selected card back; an arrow leads into the table from anywhere else on the screen. A held
 * key plays once. On a keyboard without Latin letters the places of these keys play. Keys with a
 * modifier, keys typed into a field, and all keys while a menu, the settings or a question is open are left
 * alone. Returns the way to stop listening.
 */
export function listenForKeys({ session, board, canPlay, standing }: Keyed): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (isField(event.target) || hasOwnKeys(document)) return
    const key = keyOf(event)
    if (key === undefined) return
    if (key.startsWith('arrow')) {
      if (enterTable()) event.preventDefault()
      return
    }
    if (event.repeat) return
    const areKeysOn = preferences.peek().keys === 'on'
    if (areKeysOn && key === 'r' && standing !== undefined) announce(standing())
    if (!canPlay()) return
    if (key === 'escape') board.current?.deselect()
    else if (areKeysOn) play(key, { session, board })
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

/** Gives the focus to the place on the table that had it last; tells whether there is a table. */
function enterTable(): boolean {
  const place = document.querySelector<HTMLElement>('.board-piles [tabindex="0"]')
  place?.focus()
  return place !== null
}

function play(key: string, { session, board }: Pick<Keyed, 'session' | 'board'>): void {
  const { rules } = session.room.peek()
  const state = session.board.peek()
  const isLive = session.connection.peek() === 'live'
  switch (key) {
    case 'u':
      if (rules.undo && state?.canUndo === true) takeBack(session)
      break
    case 'a':
      if (rules.send && isLive && state?.canSend === true) sendCards(session)
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
