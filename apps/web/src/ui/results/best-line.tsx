import type { NewBest } from '../device/best-times.ts'
import { Tag } from '../marks/tag.tsx'
import { timeText } from '../words/time-text.ts'
import { text } from '../words/words.ts'

/** Says that the own finish is a new best. */
export function BestLine({ best }: { best: NewBest }) {
  return (
    <p class="best-line">
      <Tag kind="best" />
      <span>
        <b class="own-colour">{text('results.best.you')}</b> {wordsOf(best)}
      </span>
    </p>
  )
}

function wordsOf({ time, before }: NewBest): string {
  if (before === undefined) return text('results.best.first', { time: timeText(time) })
  const seconds = Math.round((before - time) / 1000)
  return seconds === 0
    ? text('results.best.hair', { time: timeText(time) })
    : text('results.best.faster', { time: timeText(time), gain: gainText(seconds) })
}

function gainText(seconds: number): string {
  return seconds < 60 ? text('results.best.seconds', { n: seconds }) : timeText(1000 * seconds)
}
