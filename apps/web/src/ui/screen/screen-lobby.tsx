import type { RoomView } from '@samedeal/race'
import { text } from '../words/words.ts'
import { ScreenPeople } from './screen-people.tsx'

/** Before a race: who is in, and for whom it waits. */
export function ScreenLobby({ room }: { room: RoomView }) {
  const hostName = room.roster.find(({ seat }) => seat === room.host)?.name
  const seats = room.roster.map((seat) => ({ ...seat, status: 'waiting' as const }))
  return (
    <>
      <p class="tv-headline numeral">{text('screen.gathering')}</p>
      {seats.length === 0 ? (
        <p class="tv-waiting">{text('screen.nobody')}</p>
      ) : (
        <ScreenPeople seats={seats} showsPoints={room.round > 0} />
      )}
      {hostName !== undefined && (
        <p class="tv-waiting">{text('lobby.waiting.for', { name: hostName })}</p>
      )}
    </>
  )
}
