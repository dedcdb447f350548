import type { Result } from '@samedeal/race'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'

/** The line that proves that the deal can be won. */
export const LINE = 'line'

/** What a replay shows: somebody's race, by seat, or the winning line. */
export type Subject = number | typeof LINE

interface SubjectChoiceProps {
  readonly label: string
  /** The word for nothing, where nothing may be chosen. */
  readonly none?: string
  readonly results: readonly Result[]
  readonly hasLine: boolean
  readonly chosen: Subject | undefined
  readonly disabled: boolean
  readonly onChoose: (subject: Subject | undefined) => void
}

/** A list of everybody whose race there is to look at, and the winning line. */
export function SubjectChoice(props: SubjectChoiceProps) {
  const { label, none, results, hasLine, chosen, disabled, onChoose } = props
  return (
    <label class="replay-choice">
      <span class="unseen">{label}</span>
      <select
        value={chosen ?? ''}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => {
          if (value === '') onChoose(undefined)
          else onChoose(value === LINE ? LINE : Number(value))
        }}
      >
        {none !== undefined && <option value="">{none}</option>}
        {hasLine && <option value={LINE}>{text('replay.line')}</option>}
        {results.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </label>
  )
}
