import { useSignal, type Signal } from '@preact/signals'
import { GAMES } from '@samedeal/rules'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Board } from '../../board/config.ts'
import type { RoomSession, TableSession } from '../../session/room-session.ts'
import { announce } from '../announce/announcer.tsx'
import { followNews } from '../announce/follow-news.ts'
import { Question } from '../controls/question.tsx'
import { Icon } from '../marks/icon.tsx'
import { preferences } from '../settings/preferences.ts'
import { text } from '../words/words.ts'
import { sendCards, takeBack } from './own-actions.ts'
import { stockAction } from './stock-action.ts'

interface ActionsProps {
  readonly session: TableSession
  readonly board: RefObject<Board | null>
  /** Whether the own race is on and the connection stands. */
  readonly canPlay: boolean
}

/** How long the button says that no move helps, in milliseconds. */
const NO_HINT_FOR = 2500

/** Hint, send, undo and draw, as far as the house rules and the table have them. */
export function Actions({ session, board, canPlay }: ActionsProps) {
  const state = session.board.value
  const { game: id, options, rules } = session.room.value
  const isLive = session.connection.value === 'live'
  const game = GAMES.get(id)
  const kinds = new Set(game?.table(options).map(({ kind }) => kind))
  const stock =
    game === undefined || state === undefined || !canPlay
      ? { turnsOver: false, allowed: false, left: 0 }
      : stockAction(game, options, state.position)
  return (
    <div class="race-actions">
      {rules.hints && <HintButton session={session} canPlay={canPlay} />}
      {rules.send && kinds.has('foundation') && (
        <button
          type="button"
          class="button action"
          disabled={!canPlay || !isLive || state?.canSend !== true}
          aria-keyshortcuts={shortcut('A')}
          onClick={() => sendCards(session)}
        >
          <Icon name="send" size={22} />
          <span>{text('race.send')}</span>
          <KeyLetter letter="A" />
        </button>
      )}
      {rules.undo && (
        <button
          type="button"
          class="button action"
          disabled={!canPlay || state?.canUndo !== true}
          aria-keyshortcuts={shortcut('U')}
          onClick={() => takeBack(session)}
        >
          <Icon name="undo" size={22} />
          <span>{text('race.undo')}</span>
          <KeyLetter letter="U" />
        </button>
      )}
      {kinds.has('stock') && (
        <button
          type="button"
          class="button main action draw"
          disabled={!stock.allowed}
          aria-keyshortcuts={shortcut('S')}
          onClick={() => board.current?.draw()}
        >
          <Icon name={stock.turnsOver && canPlay ? 'turn' : 'draw'} size={22} />
          {stock.turnsOver && canPlay ? (
            <span>{text('race.recycle')}</span>
          ) : (
            <span>
              {text('race.draw')} {canPlay && <b class="numeral">{stock.left}</b>}
            </span>
          )}
          <KeyLetter letter="S" />
        </button>
      )}
    </div>
  )
}

/** The key that does what a button does, while the settings let single keys play. */
function shortcut(letter: string): string | undefined {
  return preferences.value.keys === 'on' ? letter : undefined
}

function KeyLetter({ letter }: { letter: string }) {
  return shortcut(letter) === undefined ? null : <kbd class="numeral">{letter}</kbd>
}

/** Asks for a card to move; says in its own place when no move helps. */
function HintButton({ session, canPlay }: { session: TableSession; canPlay: boolean }) {
  const helpless = useSignal(false)
  useEffect(
    () =>
      followNews(session.hinted, ({ move }) => {
        helpless.value = move === undefined
        if (move !== undefined) return undefined
        announce(text('race.hint.none'))
        const end = setTimeout(() => (helpless.value = false), NO_HINT_FOR)
        return () => clearTimeout(end)
      }),
    [session],
  )
  return (
    <button
      type="button"
      class="button action"
      disabled={!canPlay || session.connection.value !== 'live'}
      aria-keyshortcuts={shortcut('H')}
      onClick={() => session.hint()}
    >
      {helpless.value ? (
        <span class="no-hint">{text('race.hint.none')}</span>
      ) : (
        <>
          <Icon name="hint" size={22} />
          <span>{text('race.hint')}</span>
          <KeyLetter letter="H" />
        </>
      )}
    </button>
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
  return (
    <Question
      question={text('race.quit.question')}
      yes={text('race.quit.yes')}
      no={text('race.quit.no')}
      onYes={() => {
        asking.value = false
        session.quit()
      }}
      onNo={() => (asking.value = false)}
    />
  )
}
