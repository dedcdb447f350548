import type { Signal } from '@preact/signals'
import { useSignal } from '@preact/signals'
import { CODE_LENGTH, readRoomCode } from '@samedeal/protocol'
import type { RefObject } from 'preact'
import { text } from '../words/words.ts'
import { codeIn, type CodeNote } from './code-text.ts'
import './code-cells.css'

interface CodeCellsProps {
  readonly code: Signal<string>
  /** What is to be said of the last thing typed. */
  readonly note: Signal<CodeNote>
  readonly field: RefObject<HTMLInputElement | null>
}

const CELLS = Array.from({ length: CODE_LENGTH }, (_, cell) => cell)

/** Six cells that show what one real input behind them holds: typing, pasting and autofill work. */
export function CodeCells({ code, note, field }: CodeCellsProps) {
  const active = useSignal(false)
  // A keyboard that composes words has the field to itself until it is done: a letter that is changed under
  // it comes twice.
  const composed = useSignal<string | undefined>(undefined)
  const take = (input: HTMLInputElement, isComposing: boolean) => {
    const typed = codeIn(input.value)
    note.value = typed.note
    if (typed.code !== undefined) code.value = typed.code
    composed.value = isComposing ? input.value : undefined
    // The signal may hold the same text as before: what was typed beside it goes anyway.
    if (!isComposing) input.value = code.value
  }
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
        value={composed.value ?? code.value}
        onFocus={() => (active.value = true)}
        onBlur={() => (active.value = false)}
        onSelect={({ currentTarget }) => {
          if (composed.peek() === undefined) caretToEnd(currentTarget)
        }}
        onInput={({ currentTarget, isComposing }) => take(currentTarget, isComposing)}
        onCompositionEnd={({ currentTarget }) => take(currentTarget, false)}
        onPaste={(event) => {
          // A whole code takes the place of whatever is there.
          const pasted = readRoomCode(event.clipboardData?.getData('text') ?? '')
          if (pasted === undefined) return
          event.preventDefault()
          composed.value = undefined
          note.value = 'length'
          code.value = pasted
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
