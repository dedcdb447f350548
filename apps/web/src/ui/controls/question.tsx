import { useEffect, useId, useRef } from 'preact/hooks'
import { OWN_KEYS } from './own-keys.ts'
import './question.css'

interface QuestionProps {
  readonly question: string
  /** What the button says that does it. */
  readonly yes: string
  /** What the button says that leaves everything as it is; it has the focus, and Escape presses it. */
  readonly no: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks before something that cannot be taken back, in the place of the button that would do it. */
export function Question({ question, yes, no, onYes, onNo }: QuestionProps) {
  const id = useId()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    keep.current?.focus()
    keep.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      class="question"
      role="group"
      aria-labelledby={id}
      {...OWN_KEYS}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onNo()
      }}
    >
      <p id={id}>{question}</p>
      <button type="button" class="button question-yes" onClick={onYes}>
        {yes}
      </button>
      <button ref={keep} type="button" class="button" onClick={onNo}>
        {no}
      </button>
    </div>
  )
}
