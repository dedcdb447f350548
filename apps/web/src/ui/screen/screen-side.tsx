import type { RoomSession } from '../../session/room-session.ts'
import { ConnectionWord } from '../connection/connection-word.tsx'
import { QrCode } from '../lobby/qr-code.tsx'
import { SaidElsewhere } from '../reactions/said.tsx'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import { EventLines } from './event-lines.tsx'

/** The way in for everybody in the room, and what has happened lately. */
export function ScreenSide({ session }: { session: RoomSession }) {
  const { phase, roster, isLocked } = session.room.value
  const { code, inviteUrl } = session
  return (
    <aside class="tv-side">
      {isLocked ? (
        <h2 class="tv-locked">
          <Icon name="lock" size={28} />
          {text('screen.locked')}
        </h2>
      ) : (
        <h2>{text(phase === 'lobby' ? 'screen.join' : 'screen.join.next')}</h2>
      )}
      <p class="tv-address">{new URL(inviteUrl).host}</p>
      <p class="tv-code numeral" aria-label={Array.from(code).join(' ')}>
        {code}
      </p>
      <div class="qr-paper">
        <QrCode link={inviteUrl} label={text('lobby.qr')} />
      </div>
      <p class="tv-said">
        <SaidElsewhere seats={roster.map(({ seat }) => seat)} />
      </p>
      <EventLines session={session} />
      <ConnectionWord session={session} />
    </aside>
  )
}
