import { markBars, markFlag, markSize } from '../../../deck/brand.ts'
import { text } from '../words/words.ts'

/** The mark alone: two bars and the flag. */
function Mark() {
  return (
    <svg viewBox={`0 0 ${markSize.width} ${markSize.height}`} aria-hidden="true">
      <path d={markBars} fill="currentColor" />
      <path d={markFlag} fill="var(--brass)" />
    </svg>
  )
}

/** The mark and the name. */
export function Brand() {
  return (
    <span class="brand">
      <Mark />
      {text('app.name')}
    </span>
  )
}
