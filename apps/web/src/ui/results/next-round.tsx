import type { RoomSession } from '../../session/room-session.ts'
import { ServerNote } from '../connection/server-note.tsx'
import { Icon } from '../marks/icon.tsx'
import { RefusalLine } from '../room/refusal-line.tsx'
import { text } from '../words/words.ts'

/** What comes after a round: a replay for everybody; for the host, the next race or the rules. */
export function NextRound({ session, onReplay }: { session: RoomSession; onReplay: () => void }) {
  const { host, roster, isMatchOver } = session.room.value
  const own = session.seat.value
  const hostName = roster.find(({ seat }) => seat === host)?.name
  const isOff = session.connection.value !== 'live'
  const isHost = own !== 0 && own === host
  return (
    <div class="next-round">
      <RefusalLine session={session} />
      <ServerNote session={session} />
      <div class="next-side">
        <button type="button" class="button" disabled={isOff} onClick={onReplay}>
          <Icon name="play" />
          {text('results.replay')}
        </button>
        {isHost && (
          <button type="button" class="button" disabled={isOff} onClick={() => session.toLobby()}>
            <Icon name="settings" />
            {text('results.lobby')}
          </button>
        )}
      </div>
      {session.isPractice && (
        <>
          <button
            type="button"
            class="button"
            disabled={isOff}
            aria-describedby="again-note"
            onClick={() => session.repeat()}
          >
            <Icon name="turn" />
            {text('lone.again')}
          </button>
          <p id="again-note" class="again-note">
            {text('lone.again.note')}
          </p>
        </>
      )}
      {isHost ? (
        <button type="button" class="button main" disabled={isOff} onClick={() => session.start()}>
          <Icon name={session.isPractice ? 'play' : 'turn'} />
          {text(
            session.isPractice ? 'lone.new' : isMatchOver ? 'results.new-match' : 'results.again',
          )}
        </button>
      ) : (
        <p class="waiting-for">
          {hostName === undefined
            ? text('lobby.waiting')
            : text('results.waiting.for', { name: hostName })}
        </p>
      )}
    </div>
  )
}
