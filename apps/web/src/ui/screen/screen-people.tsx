import type { RosterSeat } from '@samedeal/race'
import { Tag } from '../marks/tag.tsx'
import { Token } from '../marks/token.tsx'
import { SeatReaction } from '../reactions/said.tsx'
import { seatLook } from '../race/seat-look.ts'
import { plural } from '../words/words.ts'

interface ScreenPeopleProps {
  readonly seats: readonly RosterSeat[]
  /** Whether the points of the match stand beside the names. */
  readonly showsPoints?: boolean
}

/** Names with what has become of them, in columns. */
export function ScreenPeople({ seats, showsPoints = false }: ScreenPeopleProps) {
  return (
    <ul class={seats.length > 8 ? 'tv-people many' : 'tv-people'}>
      {seats.map((seat) => {
        const { token, tags } = seatLook(seat, 0)
        const isOut = seat.status === 'quit' || seat.status === 'removed'
        return (
          <li key={seat.seat}>
            <Token kind={token} />
            <span class={isOut ? 'tv-person struck' : 'tv-person'}>{seat.name}</span>
            {tags.map((tag) => (
              <Tag key={tag} kind={tag} />
            ))}
            <SeatReaction seat={seat.seat} />
            {showsPoints && (
              <span class="tv-points">
                <b class="numeral">{seat.points}</b> {plural('lobby.points.word', seat.points)}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
