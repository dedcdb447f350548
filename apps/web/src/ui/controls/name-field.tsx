import type { Signal } from '@preact/signals'
import { fittingName } from '@samedeal/race/settings'
import type { RefObject } from 'preact'
import { Token } from '../marks/token.tsx'
import { playerName, rename } from '../settings/player-name.ts'
import { text } from '../words/words.ts'
import './name-field.css'

interface NameFieldProps {
  /** Whether the name was needed and missing. */
  readonly missing: Signal<boolean>
  readonly field: RefObject<HTMLInputElement | null>
}

/** The name that the others see, kept on this device. */
export function NameField({ missing, field }: NameFieldProps) {
  return (
    <div class={missing.value ? 'name-field missing' : 'name-field'}>
      <label>
        <Token kind="own" />
        <span class="name-label">{text('name.label')}</span>
        <input
          ref={field}
          type="text"
          value={playerName.value}
          autocomplete="nickname"
          autocapitalize="words"
          spellcheck={false}
          enterkeyhint="done"
          placeholder={text('name.placeholder')}
          aria-invalid={missing.value}
          aria-describedby={missing.value ? 'name-needed' : undefined}
          onInput={({ currentTarget, isComposing }) => {
            if (isComposing) rename(currentTarget.value)
            else renameTo(currentTarget)
            missing.value = false
          }}
          onCompositionEnd={({ currentTarget }) => renameTo(currentTarget)}
        />
      </label>
      {missing.value && (
        <p id="name-needed" class="problem" role="alert">
          {text('name.needed')}
        </p>
      )}
    </div>
  )
}

/**
 * Takes over as much as a name may have; the field keeps nothing else. While a keyboard still composes a
 * word, the field is its alone.
 */
function renameTo(field: HTMLInputElement): void {
  const name = fittingName(field.value)
  if (name !== field.value) {
    const caret = field.selectionStart ?? name.length
    field.value = name
    field.setSelectionRange(caret, caret)
  }
  rename(name)
}

/** Tells whether a name is there; where it is missing, says so and puts the focus on its field. */
export function nameIsThere({ missing, field }: NameFieldProps): boolean {
  missing.value = playerName.peek().trim() === ''
  if (missing.peek()) field.current?.focus()
  return !missing.peek()
}
