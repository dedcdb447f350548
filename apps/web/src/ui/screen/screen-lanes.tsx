import type { RoomView } from '@samedeal/race'
import type { Lane } from '../lanes/lanes.tsx'
import { Tag } from '../marks/tag.tsx'
import { Token } from '../marks/token.tsx'
import { lanesOf } from '../race/lanes-of.ts'
import { plural } from '../words/words.ts'
import { SeatReaction } from '../reactions/said.tsx'
import { cardsLeft, LAST_CARDS } from './screen-events.ts'

/** The three leaders in lanes that can be read across a room. */
export function ScreenLanes({ room }: { room: RoomView }) {
  return (
    <ol class="tv-lanes">
      {lanesOf(room, 0).map((lane, index) => (
        <TvLane key={lane.seat} lane={lane} index={index} left={leftIn(room, lane.seat)} />
      ))}
      <li class="tv-pole" aria-hidden="true">
        <svg viewBox="0 0 22 18">
          <path d="M1 0h21l-5 7 5 7H1Z" fill="var(--brass)" />
        </svg>
      </li>
    </ol>
  )
}

function leftIn(room: RoomView, number: number): number {
  const standing = room.top.find(({ seat }) => seat === number)
  return standing === undefined ? Number.POSITIVE_INFINITY : cardsLeft(standing, room)
}

interface TvLaneProps {
  readonly lane: Lane
  readonly index: number
  /** Cards that are not home yet. */
  readonly left: number
}

function TvLane({ lane, index, left }: TvLaneProps) {
  const { rank, name, token, tags, percent, figure } = lane
  return (
    <li class="tv-lane" style={{ '--index': String(index) }}>
      <span class="tv-rank numeral">{rank ?? ''}</span>
      <span class="tv-who">
        <span class="tv-name">{name}</span>
        {tags
          .filter((tag) => tag !== 'home')
          .map((tag) => (
            <Tag key={tag} kind={tag} />
          ))}
        <SeatReaction seat={lane.seat} />
        {left > 0 && left <= LAST_CARDS && (
          <span class="tv-last">
            {plural('screen.last-cards', left)}
            {Array.from({ length: LAST_CARDS }, (_, card) => (
              <i key={card} class={card < left ? 'last-card' : 'last-card gone'} />
            ))}
          </span>
        )}
      </span>
      <span class="tv-track" style={{ '--percent': String(percent) }} aria-hidden="true">
        <Token kind={token} />
      </span>
      <span class="tv-figure numeral">{figure}</span>
    </li>
  )
}
