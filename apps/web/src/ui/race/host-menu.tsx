import type { RoomSession } from '../../session/room-session.ts'
import { RosterRow } from '../lobby/roster.tsx'
import { text } from '../words/words.ts'

/** What the host may do about the others while a race runs: take a seat away, or hand the role on. */
export function HostMenu({ session }: { session: RoomSession }) {
  const { roster, host } = session.room.value
  const own = session.seat.value
  if (own === 0 || own !== host) return null
  const others = roster.filter(({ seat, status }) => {
    return seat !== own && status !== 'quit' && status !== 'removed'
  })
  if (others.length === 0) return null
  return (
    <section class="host-menu" aria-labelledby="host-menu">
      <h3 id="host-menu">{text('lobby.players')}</h3>
      <ul>
        {others.map((seat) => (
          <RosterRow key={seat.seat} session={session} seat={seat} hasMenu showsPoints={false} />
        ))}
      </ul>
    </section>
  )
}
