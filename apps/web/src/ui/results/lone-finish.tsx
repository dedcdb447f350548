import type { Result, RoomView } from '@samedeal/race'
import { bestTime, bestTimes } from '../device/best-times.ts'
import { Tag } from '../marks/tag.tsx'
import { timeText } from '../words/time-text.ts'
import { plural, text } from '../words/words.ts'
import { disciplineOf } from './own-race.ts'
import { isHome } from './podium-of.ts'
import { figureOf, standInWords } from './result-words.ts'
import './lone-finish.css'

interface LoneFinishProps {
  readonly room: RoomView
  readonly result: Result
  /** Whether it is the race of who looks at it. */
  readonly isOwn: boolean
  /** When the last move was made, in milliseconds from GO; 0 when that is not known. */
  readonly lastMove?: number
}

/** The race of somebody whom nobody raced: the time or progress, the moves and the best time; no place, no points. */
export function LoneFinish({ room, result, isOwn, lastMove = 0 }: LoneFinishProps) {
  const { outcome, moves } = result
  const best = isOwn ? bestTime(bestTimes.value, disciplineOf(room, result.level)) : undefined
  const byCpu = standInWords(result)
  return (
    <div class="lone-finish">
      {!isOwn && <span class="who-name">{result.name}</span>}
      <span class="lone-figure numeral">{figureOf(result)}</span>
      {!isHome(outcome) && <span>{text('results.lone.home')}</span>}
      <span>
        {plural('race.moves', moves)}
        {lastMove > 0 && ` · ${text('lone.last-move', { time: timeText(lastMove) })}`}
      </span>
      {(outcome === 'quit' || outcome === 'removed') && <Tag kind={outcome} />}
      {outcome === 'late' && <Tag kind="overtime" />}
      {byCpu !== undefined && <span>{byCpu}</span>}
      {best !== undefined && best !== result.time && (
        <b>{text('results.lone.best', { time: timeText(best) })}</b>
      )}
    </div>
  )
}
