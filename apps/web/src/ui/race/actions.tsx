import type { Signal } from '@preact/signals'
import { GAMES } from '@samedeal/rules'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Board } from '../../board/config.ts'
import type { RoomSession } from '../../session/room-session.ts'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import { stockAction } from './stock-action.ts'

interface ActionsProps {
  readonly session: RoomSession
  readonly board: RefObject<Board | null>
  /** Whether the own race is on and the connection stands. */
  readonly canPlay: boolean
}

/** Undo and draw. */
export function Actions({ session, board, canPlay }: ActionsProps) {
  const state = session.board.value
  const { game: id, options } = session.room.value
  const game = GAMES.get(id)
  const stock =
    game === undefined || state === undefined || !canPlay
      ? { turnsOver: false, allowed: false, left: 0 }
      : stockAction(game, options, state.position)
  return (
    <div class="race-actions" role="group" aria-label={text('race.actions')}>
      <button
        type="button"
        class="button action"
        disabled={!canPlay || state?.canUndo !== true}
        aria-keyshortcuts="U"
        onClick={() => session.undo()}
      >
        <Icon name="undo" size={22} />
        <span>{text('race.undo')}</span>
        <kbd class="numeral">U</kbd>
      </button>
      <button
        type="button"
        class="button main action draw"
        disabled={!stock.allowed}
        aria-keyshortcuts="S"
        onClick={() => board.current?.draw()}
      >
        <Icon name={stock.turnsOver && canPlay ? 'turn' : 'draw'} size={22} />
        {stock.turnsOver && canPlay ? (
          <span>{text('race.turn-over')}</span>
        ) : (
          <span>
            {text('race.draw')} {canPlay && <b class="numeral">{stock.left}</b>}
          </span>
        )}
        <kbd class="numeral">S</kbd>
      </button>
    </div>
  )
}

/** Whether the question before quitting has been open since the button was last on the page. */
let asked = false

/** Leaves the race for this round; asks first, in its own place. */
export function QuitButton({ asking }: { asking: Signal<boolean> }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Back from the question: the focus, which went with it, returns.
    if (asked && document.activeElement === document.body) button.current?.focus()
    asked = false
  }, [])
  return (
    <button
      ref={button}
      type="button"
      class="button bare action quit"
      onClick={() => {
        asked = true
        asking.value = true
      }}
    >
      <Icon name="quit" size={22} />
      <span>{text('race.quit')}</span>
    </button>
  )
}

/** The question before quitting. It stands where the actions were; the table stays in sight. */
export function QuitQuestion({
  session,
  asking,
}: {
  session: RoomSession
  asking: Signal<boolean>
}) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div
      class="quit-question"
      role="group"
      aria-labelledby="quit-question"
      onKeyDown={({ key }) => {
        if (key === 'Escape') asking.value = false
      }}
    >
      <p id="quit-question">{text('race.quit.question')}</p>
      <button
        type="button"
        class="button quit-yes"
        onClick={() => {
          asking.value = false
          session.quit()
        }}
      >
        {text('race.quit.yes')}
      </button>
      <button ref={keep} type="button" class="button" onClick={() => (asking.value = false)}>
        {text('race.quit.no')}
      </button>
    </div>
  )
}
