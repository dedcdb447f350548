import type { ComponentChildren } from 'preact'
import { Tag, type TagKind } from '../marks/tag.tsx'
import { Token, type TokenKind } from '../marks/token.tsx'
import { SeatReaction } from '../reactions/said.tsx'
import './lanes.css'

/** One racer's lane. */
export interface Lane {
  readonly seat: number
  /** Absent where nobody has a rank yet. */
  readonly rank?: number
  readonly name: string
  readonly token: TokenKind
  readonly tags: readonly TagKind[]
  /** Share of the cards that are home, 0 to 100: the token's place. */
  readonly percent: number
  /** What stands behind the pole: the percent, or the time when home. */
  readonly figure: string
}

interface LanesProps {
  readonly lanes: readonly Lane[]
  /** What stands behind a name and its tags, if anything. */
  readonly after?: (lane: Lane) => ComponentChildren
}

/** Up to three lanes that end at one shared pole, best first. */
export function Lanes({ lanes, after }: LanesProps) {
  return (
    <ol class="lanes">
      {lanes.map((lane, index) => (
        <LaneRow key={lane.seat} lane={lane} index={index}>
          {after?.(lane)}
        </LaneRow>
      ))}
      <li class="pole" aria-hidden="true">
        <svg viewBox="0 0 22 18" width="22" height="18">
          <path d="M1 0h21l-5 7 5 7H1Z" fill="var(--brass)" />
        </svg>
      </li>
    </ol>
  )
}

interface LaneRowProps {
  readonly lane: Lane
  readonly index: number
  readonly children: ComponentChildren
}

function LaneRow({ lane, index, children }: LaneRowProps) {
  const own = lane.token === 'own' || lane.tags.includes('you')
  return (
    <li class={own ? 'lane own' : 'lane'} style={{ '--index': String(index) }}>
      {lane.rank !== undefined && <span class="lane-rank numeral">{lane.rank}</span>}
      <span class="lane-who">
        <span class="lane-name">{lane.name}</span>
        {lane.tags.map((tag) => (
          <Tag key={tag} kind={tag} />
        ))}
        <SeatReaction seat={lane.seat} />
        {children}
      </span>
      <span class="lane-track" style={{ '--percent': String(lane.percent) }} aria-hidden="true">
        <Token kind={lane.token} />
      </span>
      <span class="lane-figure numeral">{lane.figure}</span>
    </li>
  )
}
