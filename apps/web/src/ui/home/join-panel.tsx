import { useSignal, useSignalEffect } from '@preact/signals'
import { CODE_LENGTH } from '@samedeal/protocol'
import { useRef } from 'preact/hooks'
import { CodeCells } from '../code/code-cells.tsx'
import type { CodeNote } from '../code/code-text.ts'
import { Problem } from '../controls/problem.tsx'
import { entering, forgetProblem } from '../room/entering.ts'
import { plural, text } from '../words/words.ts'

/** The form that joins a room by its code. `onJoin` gets a whole code. */
export function JoinPanel({ onJoin }: { onJoin: (code: string) => void }) {
  const code = useSignal('')
  const note = useSignal<CodeNote>('length')
  const field = useRef<HTMLInputElement>(null)
  useSignalEffect(() => {
    if (code.value !== '') forgetProblem()
  })
  const missing = CODE_LENGTH - code.value.length
  const way = entering.value
  const busy = way.state === 'busy' && way.errand === 'join'
  return (
    <form
      class="panel join-panel"
      onSubmit={(event) => {
        event.preventDefault()
        if (missing === 0) onJoin(code.value)
        else field.current?.focus()
      }}
    >
      <h2>{text('home.join.title')}</h2>
      <span class="join-note" aria-live="polite">
        {text(`home.join.${note.value}`)}
      </span>
      <CodeCells code={code} note={note} field={field} />
      <button type="submit" class="button" disabled={missing > 0 || busy}>
        <span>{text(busy ? 'home.join.busy' : 'home.join')}</span>
        {missing > 0 && <span class="join-left">{plural('home.join.left', missing)}</span>}
      </button>
      {way.state === 'failed' && way.errand === 'join' && <Problem>{text(way.problem)}</Problem>}
    </form>
  )
}
