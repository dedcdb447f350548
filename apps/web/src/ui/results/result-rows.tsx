import type { Result, RoomView } from '@samedeal/race'
import { Tag } from '../marks/tag.tsx'
import { Token, type TokenKind } from '../marks/token.tsx'
import { text } from '../words/words.ts'
import { SeatReaction } from '../reactions/said.tsx'
import { isOut } from './podium-of.ts'
import { figureOf, reasonOf } from './result-words.ts'
import { WhoTag } from './who-tag.tsx'

interface ResultRowsProps {
  readonly rows: readonly Result[]
  readonly room: RoomView
  readonly own: number
}

/** Results in rows: rank, name, why, time or progress, and the points so far. */
export function ResultRows({ rows, room, own }: ResultRowsProps) {
  return (
    <>
      <p class="result-columns" aria-hidden="true">
        <span>{text('results.column.rank')}</span>
        <span>{text('results.column.figure')}</span>
        <span>{text('results.column.points')}</span>
      </p>
      <ol class="result-rows">
        {rows.map((result) => (
          <ResultRow key={result.seat} result={result} own={own} room={room} />
        ))}
      </ol>
    </>
  )
}

function ResultRow(props: Omit<ResultRowsProps, 'rows'> & { readonly result: Result }) {
  const { result, own, room } = props
  const { seat, name, kind, rank, outcome, total } = result
  const isOwn = seat === own
  const wasOut = isOut(outcome)
  const isThere = room.roster.find((other) => other.seat === seat)?.connected
  const isAway = !wasOut && !isOwn && isThere === false
  const token: TokenKind = wasOut ? 'quit' : isAway ? 'away' : isOwn ? 'own' : kind
  return (
    <li class={isOwn ? 'result-row own' : 'result-row'}>
      <span class="row-rank numeral">{wasOut ? '' : rank}</span>
      <Token kind={token} />
      <div class="roster-who">
        <span class="who-line">
          <span class={wasOut ? 'who-name struck' : 'who-name'}>{name}</span>
          <WhoTag seat={seat} kind={kind} own={own} />
          {(outcome === 'quit' || outcome === 'removed') && <Tag kind={outcome} />}
          {outcome === 'late' && <Tag kind="overtime" />}
          {isAway && <Tag kind="away" />}
          <SeatReaction seat={seat} />
        </span>
        <span class="who-note">{reasonOf(result)}</span>
      </div>
      <span class="row-figure numeral">{figureOf(result)}</span>
      <span class="row-total numeral">{total}</span>
    </li>
  )
}
