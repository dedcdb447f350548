import { useEffect } from 'preact/hooks'
import type { DeadEnd } from '../../dead-end/dead-end-message.ts'
import type { TableSession } from '../../session/room-session.ts'
import { announce } from '../announce/announcer.tsx'
import { CloseButton } from '../controls/close-button.tsx'
import { text } from '../words/words.ts'
import { takeBack } from './own-actions.ts'

interface DeadEndNoteProps {
  readonly session: TableSession
  readonly left: DeadEnd
  /** What the button says that gives the race up. */
  readonly quit: string
  readonly onQuit: () => void
  readonly onDismiss: () => void
}

/** Says that the own race has come to a dead end, and what can be done. The table takes moves all the while. */
export function DeadEndNote({ session, left, quit, onQuit, onDismiss }: DeadEndNoteProps) {
  const said = text(`race.stuck.${left}`)
  useEffect(() => announce(said), [left])
  const mayUndo = session.room.value.rules.undo && session.board.value?.canUndo === true
  return (
    <div class="question stuck" role="group" aria-label={said}>
      <p>{said}</p>
      <div class="stuck-acts">
        {mayUndo && (
          <button type="button" class="button" onClick={() => takeBack(session)}>
            {text('race.undo')}
          </button>
        )}
        <button type="button" class="button question-yes" onClick={onQuit}>
          {quit}
        </button>
        <CloseButton label={text('race.quit.no')} onClose={onDismiss} />
      </div>
    </div>
  )
}
