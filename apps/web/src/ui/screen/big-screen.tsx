import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { inTime } from '../../offline/page-build.ts'
import { keepAwake } from '../device/screen-awake.ts'
import { Brand } from '../marks/brand.tsx'
import { goHome } from '../place/place.ts'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { nextRaceTitle, raceTitle } from '../race/race-title.ts'
import { playedWords } from '../results/result-words.ts'
import { followReactions } from '../reactions/shown-reactions.ts'
import { problemOf } from '../room/entering.ts'
import { text, type PlainKey } from '../words/words.ts'
import { ScreenLobby } from './screen-lobby.tsx'
import { ScreenRace } from './screen-race.tsx'
import { ScreenResults } from './screen-results.tsx'
import { ScreenSide } from './screen-side.tsx'
import '../room/notice.css'
import '../room/people.css'
import './big-screen.css'
import './tv-people.css'
import './tv-side.css'
import './tv-podium.css'
import './tv-lanes.css'

/** A room on a television: it watches, takes nobody's seat, and never shows a card. */
export function BigScreen({ code }: { code: string }) {
  const session = useSignal<RoomSession | undefined>(undefined)
  const problem = useSignal<PlainKey | undefined>(undefined)
  const attempt = useSignal(0)
  useEffect(() => {
    let isGone = false
    problem.value = undefined
    const begin = async () => {
      const { watchRoom } = await inTime(import('../../session/session.ts'))
      const opened = await watchRoom(code)
      if (isGone) opened.leave()
      else session.value = opened
    }
    begin().catch(async (error: unknown) => {
      const found = await problemOf(error)
      if (!isGone) problem.value = found
    })
    return () => {
      isGone = true
      session.peek()?.leave()
      session.value = undefined
    }
  }, [code, attempt.value])
  const connection = session.value?.connection.value
  const isOver = connection === 'closed' || connection === 'taken'
  if (session.value !== undefined && !isOver) return <Screen session={session.value} />
  const failed = isOver ? 'screen.closed' : problem.value
  return (
    <main class="notice screen">
      <Brand />
      <ScreenHeading title={text('screen.title')}>
        {text(failed === undefined ? 'screen.opening' : 'screen.failed')}
      </ScreenHeading>
      {failed !== undefined && (
        <>
          <p class="notice-text" role="alert">
            {text(failed)}
          </p>
          <button type="button" class="button main" onClick={() => attempt.value++}>
            {text('screen.again')}
          </button>
        </>
      )}
      <button type="button" class="button" onClick={goHome}>
        {text('over.home')}
      </button>
    </main>
  )
}

function Screen({ session }: { session: RoomSession }) {
  useEffect(() => followReactions(session), [session])
  useEffect(() => keepAwake(), [])
  const room = session.room.value
  const hostName = room.roster.find(({ seat }) => seat === room.host)?.name
  const title =
    hostName === undefined ? text('lobby.room') : text('lobby.title', { name: hostName })
  const race = room.phase === 'lobby' ? nextRaceTitle(room) : raceTitle(room)
  return (
    <div class={`big-screen screen tv-${room.phase}`}>
      <main class="tv-felt felt">
        <header class="tv-head">
          <ScreenHeading title={text('screen.title')}>{title}</ScreenHeading>
          <p>
            {race} · {playedWords(room)}
          </p>
        </header>
        {room.phase === 'lobby' ? (
          <ScreenLobby room={room} />
        ) : room.phase === 'results' ? (
          <ScreenResults room={room} />
        ) : (
          <ScreenRace session={session} />
        )}
      </main>
      <ScreenSide session={session} />
    </div>
  )
}
