import { useId } from 'preact/hooks'
import { Icon } from '../marks/icon.tsx'
import './segments.css'

interface Choice<Value> {
  readonly value: Value
  readonly word: string
  /** The language of the word, where it is not the page's. */
  readonly lang?: string
}

interface SegmentsProps<Value> {
  /** What the choice is about, for those who do not see the row. */
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly chosen: Value
  readonly disabled?: boolean
  readonly onChoose: (value: Value) => void
}

/** One choice out of a few, side by side; a tick marks the chosen one. */
export function Segments<Value extends string | number | boolean>(props: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset class="segments" disabled={props.disabled ?? false}>
      <legend class="unseen">{props.label}</legend>
      {props.choices.map(({ value, word, lang }) => (
        <label key={String(value)} class="segment">
          <input
            type="radio"
            name={name}
            checked={value === props.chosen}
            onChange={() => props.onChoose(value)}
          />
          {value === props.chosen && <Icon name="tick" size={16} />}
          <span lang={lang}>{word}</span>
        </label>
      ))}
    </fieldset>
  )
}
