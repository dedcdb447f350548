import type { RosterSeat } from '@samedeal/race'
import type { RoomSession } from '../../session/room-session.ts'
import { Icon } from '../marks/icon.tsx'
import { Tag } from '../marks/tag.tsx'
import { Token } from '../marks/token.tsx'
import { seatLook } from '../race/seat-look.ts'
import { plural, text } from '../words/words.ts'

/** How many may sit in a room. */
const SEATS = 20

/** Everybody in the room. The host adds CPU players and removes whoever should not be there. */
export function Roster({ session }: { session: RoomSession }) {
  const { roster, host, spectators } = session.room.value
  const own = session.seat.value
  const isHost = own !== 0 && own === host
  const free = SEATS - roster.length
  return (
    <section class="roster" aria-labelledby="players-heading">
      <div class="section-head">
        <h2 id="players-heading">
          {text('lobby.players')}{' '}
          <span class="numeral">{text('lobby.seats', { taken: roster.length, all: SEATS })}</span>
        </h2>
        {isHost && (
          <button
            type="button"
            class="foot-link"
            disabled={free === 0}
            onClick={() => session.addCpu()}
          >
            <Icon name="plus" />
            {text('lobby.add-cpu')}
          </button>
        )}
      </div>
      <ul class="panel roster-rows">
        {roster.map((seat) => (
          <RosterRow key={seat.seat} seat={seat} own={own} isHost={seat.seat === host}>
            {isHost && seat.seat !== own && (
              <button
                type="button"
                class="icon-button"
                aria-label={text('lobby.remove', { name: seat.name })}
                onClick={() => session.removeSeat(seat.seat)}
              >
                <Icon name="cross" size={18} />
              </button>
            )}
          </RosterRow>
        ))}
      </ul>
      <p class="roster-note">
        {plural('lobby.free', free)} {text('lobby.late')}
        {spectators > 0 && ` ${plural('lobby.spectators', spectators)}`}
      </p>
    </section>
  )
}

interface RosterRowProps {
  readonly seat: RosterSeat
  readonly own: number
  readonly isHost: boolean
  readonly children?: preact.ComponentChildren
}

function RosterRow({ seat, own, isHost, children }: RosterRowProps) {
  const { token, tags } = seatLook({ ...seat, status: 'waiting' }, own)
  return (
    <li class={seat.seat === own ? 'roster-row own' : 'roster-row'}>
      <Token kind={token} />
      <div class="roster-who">
        <span class="who-line">
          <span class="who-name">{seat.name}</span>
          {isHost && <HostMark />}
          {tags.map((tag) => (
            <Tag key={tag} kind={tag} />
          ))}
        </span>
        {token === 'away' && <span class="who-note">{text('lobby.seat-kept')}</span>}
      </div>
      {children}
    </li>
  )
}

/** The crown and the word for the host. */
function HostMark() {
  return (
    <span class="host-mark">
      <svg viewBox="0 0 20 16" width="16" height="13" aria-hidden="true">
        <path fill="currentColor" d="M1 3.5 5.5 7 10 .5 14.5 7 19 3.5 17.3 15H2.7Z" />
      </svg>
      {text('lobby.host')}
    </span>
  )
}
