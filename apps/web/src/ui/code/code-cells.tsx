import type { Signal } from '@preact/signals'
import { useSignal } from '@preact/signals'
import { CODE_LENGTH } from '@samedeal/protocol'
import type { RefObject } from 'preact'
import { text } from '../words/words.ts'
import { codeIn, hasUnusedCharacter } from './code-text.ts'
import './code-cells.css'

interface CodeCellsProps {
  readonly code: Signal<string>
  /** Set while the last thing typed holds a character that no code has. */
  readonly unused: Signal<boolean>
  readonly field: RefObject<HTMLInputElement | null>
}

const CELLS = Array.from({ length: CODE_LENGTH }, (_, cell) => cell)

/** Six cells that show what one real input behind them holds: typing, pasting and autofill work. */
export function CodeCells({ code, unused, field }: CodeCellsProps) {
  const active = useSignal(false)
  const caret = Math.min(code.value.length, CODE_LENGTH - 1)
  return (
    <div class="code-cells">
      <input
        ref={field}
        type="text"
        inputmode="text"
        autocomplete="off"
        autocapitalize="characters"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint="go"
        aria-label={text('home.code')}
        value={code.value}
        onFocus={() => (active.value = true)}
        onBlur={() => (active.value = false)}
        onSelect={(event) => caretToEnd(event.currentTarget)}
        onInput={({ currentTarget }) => {
          unused.value = hasUnusedCharacter(currentTarget.value)
          code.value = codeIn(currentTarget.value)
          // The signal may hold the same text as before: what was typed beside it goes anyway.
          currentTarget.value = code.value
        }}
      />
      {CELLS.map((cell) => (
        <span
          key={cell}
          class={active.value && cell === caret ? 'code-cell next numeral' : 'code-cell numeral'}
          aria-hidden="true"
        >
          {code.value[cell] ?? ''}
        </span>
      ))}
    </div>
  )
}

/** Letters are only added and taken off at the end: the drawn caret stands there. */
function caretToEnd(input: HTMLInputElement): void {
  const end = input.value.length
  const allSelected = input.selectionStart === 0 && input.selectionEnd === end
  if (!allSelected && input.selectionStart !== end) input.setSelectionRange(end, end)
}
