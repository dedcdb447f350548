import { computed, effect, signal, type ReadonlySignal } from '@preact/signals'
import { GAMES } from '@samedeal/rules'
import { useEffect } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { announce } from '../announce/announcer.tsx'
import { CloseButton } from '../controls/close-button.tsx'
import { text } from '../words/words.ts'
import { deadEnd, type DeadEnd } from './dead-end.ts'
import { takeBack } from './own-actions.ts'

/** A dead end of the own race, as long as the player has not put the note of it away. */
export interface DeadEndWatch {
  readonly shown: ReadonlySignal<DeadEnd | undefined>
  /** Puts the note away; another dead end is said again. */
  dismiss(): void
  /** Ends the watching. */
  stop(): void
}

/** Watches the own board for a dead end while the own race is on. */
export function watchForDeadEnds(session: RoomSession): DeadEndWatch {
  const isDismissed = signal(false)
  const found = computed(() => {
    const { phase, roster, game: id, options } = session.room.value
    const own = roster.find(({ seat }) => seat === session.seat.value)
    const game = GAMES.get(id)
    const position = session.board.value?.position
    const isOn = phase === 'racing' && own?.status === 'racing'
    if (!isOn || game === undefined || position === undefined) return undefined
    return deadEnd({ game, options, position })
  })
  const stop = effect(() => {
    if (found.value === undefined) isDismissed.value = false
  })
  return {
    shown: computed(() => (isDismissed.value ? undefined : found.value)),
    dismiss: () => (isDismissed.value = true),
    stop,
  }
}

interface DeadEndNoteProps {
  readonly session: RoomSession
  readonly left: DeadEnd
  readonly onQuit: () => void
  readonly onDismiss: () => void
}

/** Says that the own race has come to a dead end, and what can be done. The table takes moves all the while. */
export function DeadEndNote({ session, left, onQuit, onDismiss }: DeadEndNoteProps) {
  const said = text(left === 'stock' ? 'race.stuck.stock' : 'race.stuck.nothing')
  useEffect(() => announce(said), [left])
  const mayUndo = session.room.value.rules.undo && session.board.value?.canUndo === true
  return (
    <div class="question stuck" role="group" aria-label={said}>
      <p>{said}</p>
      {mayUndo && (
        <button type="button" class="button" onClick={() => takeBack(session)}>
          {text('race.undo')}
        </button>
      )}
      <button type="button" class="button question-yes" onClick={onQuit}>
        {text('race.quit')}
      </button>
      <CloseButton label={text('race.quit.no')} onClose={onDismiss} />
    </div>
  )
}
