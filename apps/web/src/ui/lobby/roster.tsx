import { useSignal } from '@preact/signals'
import type { RosterSeat } from '@samedeal/race'
import { MAX_SEATS } from '@samedeal/race/settings'
import type { RoomSession } from '../../session/room-session.ts'
import { Icon } from '../marks/icon.tsx'
import { Tag } from '../marks/tag.tsx'
import { Token } from '../marks/token.tsx'
import { seatLook } from '../race/seat-look.ts'
import { ReactionPicker } from '../reactions/reaction-picker.tsx'
import { SaidElsewhere, SeatReaction } from '../reactions/said.tsx'
import { areAllTaken } from '../room/seats.ts'
import { plural, text } from '../words/words.ts'
import { AddCpu } from './add-cpu.tsx'
import { RoomLock } from './room-lock.tsx'
import { SeatMenu } from './seat-menu.tsx'
import './roster.css'

/** Everybody in the room. The host adds CPU players, and has a menu for every other seat. */
export function Roster({ session }: { session: RoomSession }) {
  const { roster, host, spectators, round } = session.room.value
  const own = session.seat.value
  const isHost = own !== 0 && own === host
  const isLive = session.connection.value === 'live'
  const free = MAX_SEATS - roster.length
  return (
    <section class="roster" aria-labelledby="players-heading">
      <div class="section-head">
        <h2 id="players-heading">
          {text('lobby.players')}{' '}
          <span class="numeral">
            {text('lobby.seats', { taken: roster.length, all: MAX_SEATS })}
          </span>
        </h2>
        {isHost && <AddCpu session={session} disabled={free === 0 || !isLive} />}
      </div>
      {own === 0 && areAllTaken(roster) && (
        <p class="no-seat" role="status">
          <Icon name="eye" />
          {text('lobby.no-seat')}
        </p>
      )}
      <ul class="panel roster-rows">
        {roster.map((seat) => (
          <RosterRow
            key={seat.seat}
            session={session}
            seat={seat}
            hasMenu={isHost && seat.seat !== own}
            showsPoints={round > 0}
          />
        ))}
      </ul>
      <div class="roster-reactions">
        <ReactionPicker session={session} />
        <SaidElsewhere seats={roster.map(({ seat }) => seat)} />
      </div>
      <p class="roster-note">
        {freeWords(roster)} {text('lobby.late')}
        {spectators > 0 && ` ${plural('lobby.spectators', spectators)}`}
      </p>
      <RoomLock session={session} />
    </section>
  )
}

/** How many seats are free; a CPU's is not, but whoever joins takes it when no other is left. */
function freeWords(roster: readonly RosterSeat[]): string {
  if (roster.length < MAX_SEATS) return plural('lobby.free', MAX_SEATS - roster.length)
  const hasCpu = roster.some(({ kind }) => kind === 'cpu')
  return text(hasCpu ? 'lobby.full.cpu' : 'lobby.full')
}

interface RosterRowProps {
  readonly session: RoomSession
  readonly seat: RosterSeat
  readonly hasMenu: boolean
  readonly showsPoints: boolean
}

/** Somebody's line of the roster; `hasMenu` where the host may do something about the seat. */
export function RosterRow({ session, seat, hasMenu, showsPoints }: RosterRowProps) {
  const own = session.seat.value
  const isHost = seat.seat === session.room.value.host
  const open = useSignal(false)
  const { token, tags } = seatLook({ ...seat, status: 'waiting', hasStandIn: false }, own)
  const note = noteOf(seat, token === 'away')
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
          <SeatReaction seat={seat.seat} />
        </span>
        {note !== undefined && <span class="who-note">{note}</span>}
      </div>
      {showsPoints && (
        <span class="row-points">
          <b class="numeral">{seat.points}</b> {plural('lobby.points.word', seat.points)}
        </span>
      )}
      {hasMenu ? (
        <button
          type="button"
          class="icon-button"
          aria-label={text('lobby.more', { name: seat.name })}
          aria-expanded={open.value}
          onClick={() => (open.value = !open.value)}
        >
          <Icon name="more" size={22} />
        </button>
      ) : (
        <span class="row-end" />
      )}
      {hasMenu && open.value && (
        <SeatMenu session={session} seat={seat} onClose={() => (open.value = false)} />
      )}
    </li>
  )
}

/** What stands under a name: how well a CPU plays, that the seat is kept, or a harder next deal. */
function noteOf(seat: RosterSeat, isAway: boolean): string | undefined {
  const parts = [
    seat.cpuLevel === '' ? '' : text(`cpu.${seat.cpuLevel}`),
    isAway ? text('lobby.seat-kept') : '',
    seat.handicap === 0
      ? ''
      : text('lobby.next-deal', { level: text(`level.${seat.level}`), n: seat.handicap }),
  ].filter((part) => part !== '')
  return parts.length === 0 ? undefined : parts.join(' · ')
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
