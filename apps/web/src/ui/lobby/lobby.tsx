import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { ConnectionWord } from '../connection/connection-word.tsx'
import { ServerNote } from '../connection/server-note.tsx'
import { MoveSeat } from '../hand-over/move-seat.tsx'
import { Brand } from '../marks/brand.tsx'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { RefusalLine } from '../room/refusal-line.tsx'
import { SettingsButton } from '../settings/settings-button.tsx'
import { listText, plural, text } from '../words/words.ts'
import { CodeBlock } from './code-block.tsx'
import { nextRaceTitle } from '../race/race-title.ts'
import { HouseRules } from './house-rules.tsx'
import { LeaveLobby } from './leave-lobby.tsx'
import { NewsLine } from './news-line.tsx'
import { Roster } from './roster.tsx'
import './lobby.css'
import './lobby-wide.css'

/** Where people gather before a race: the code, who is here, the rules, and the start. */
export function Lobby({ session }: { session: RoomSession }) {
  const room = session.room.value
  const hostName = room.roster.find(({ seat }) => seat === room.host)?.name
  const title =
    hostName === undefined ? text('lobby.room') : text('lobby.title', { name: hostName })
  const codeBlock = useRef<HTMLDivElement>(null)
  const codeIsAway = useSignal(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => (codeIsAway.value = entry?.isIntersecting === false),
      { rootMargin: '-52px 0px 0px' },
    )
    if (codeBlock.current !== null) watcher.observe(codeBlock.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div class="lobby screen">
      <header class={codeIsAway.value ? 'lobby-head scrolled' : 'lobby-head'}>
        <LeaveLobby session={session} />
        <span class="lobby-brand">
          <Brand />
        </span>
        <ScreenHeading title={title} class="lobby-title">
          {title}
        </ScreenHeading>
        <span class="lobby-race">{nextRaceTitle(room)}</span>
        {codeIsAway.value && (
          <span class="head-code numeral" aria-hidden="true">
            {session.code}
          </span>
        )}
        <ConnectionWord session={session} />
        <SettingsButton look="icon-button">
          <MoveSeat session={session} />
        </SettingsButton>
      </header>
      <main class="lobby-main">
        <div ref={codeBlock} class="lobby-code">
          <CodeBlock code={session.code} inviteUrl={session.inviteUrl} />
        </div>
        <Roster session={session} />
        <HouseRules session={session} />
      </main>
      <StartBar session={session} hostName={hostName} />
    </div>
  )
}

function StartBar({ session, hostName }: { session: RoomSession; hostName: string | undefined }) {
  const room = session.room.value
  const { roster, host } = room
  const own = session.seat.value
  const cpus = roster.filter(({ kind }) => kind === 'cpu').length
  return (
    <footer class="start-bar">
      <ServerNote session={session} />
      <RefusalLine session={session} />
      <NewsLine session={session} />
      <p class="start-count">
        <span>{nextRaceTitle(room)}</span>
        <span>
          {listText([
            plural('lobby.people', roster.length - cpus),
            ...(cpus > 0 ? [plural('lobby.cpus', cpus)] : []),
          ])}
        </span>
      </p>
      {own !== 0 && own === host ? (
        <button
          type="button"
          class="button main"
          disabled={session.connection.value !== 'live'}
          onClick={() => session.start()}
        >
          {text('lobby.start')}
        </button>
      ) : (
        <p class="waiting-for">
          {hostName === undefined
            ? text('lobby.waiting')
            : text('lobby.waiting.for', { name: hostName })}
        </p>
      )}
    </footer>
  )
}
