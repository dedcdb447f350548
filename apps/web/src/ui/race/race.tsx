import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Board } from '../../board/config.ts'
import type { RoomSession } from '../../session/room-session.ts'
import { ConnectionWord } from '../connection/connection-word.tsx'
import { ServerNote } from '../connection/server-note.tsx'
import { keepAwake } from '../device/screen-awake.ts'
import { MoveSeat } from '../hand-over/move-seat.tsx'
import { Lanes } from '../lanes/lanes.tsx'
import { RoomLock } from '../lobby/room-lock.tsx'
import { Brand } from '../marks/brand.tsx'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { ReactionButton } from '../reactions/reaction-button.tsx'
import { ReactionPicker } from '../reactions/reaction-picker.tsx'
import { SaidElsewhere } from '../reactions/said.tsx'
import { areAllTaken } from '../room/seats.ts'
import { SettingsButton } from '../settings/settings-button.tsx'
import { text } from '../words/words.ts'
import { Actions, QuitButton, QuitQuestion } from './actions.tsx'
import { CardTable } from './card-table.tsx'
import { Countdown } from './countdown.tsx'
import { DeadEndNote } from './dead-end-note.tsx'
import { watchForDeadEnds } from './dead-end-watch.ts'
import { HostMenu } from './host-menu.tsx'
import { lanesOf } from './lanes-of.ts'
import { LeaveRoom } from './leave-room.tsx'
import { boardLock } from './locked.ts'
import { OwnProgress } from './own-progress.tsx'
import { OwnStand } from './own-rank.tsx'
import { ownStanding } from './own-standing.ts'
import { RaceClock } from './race-clock.tsx'
import { listenForKeys } from './race-keys.ts'
import { ownTitle, uncounted } from './race-title.ts'
import { Watch } from './watch.tsx'
import './styles.ts'

/** A round from the countdown to its last finish: the own cards, and how everybody stands. */
export function Race({ session }: { session: RoomSession }) {
  const room = session.room.value
  const own = room.roster.find(({ seat }) => seat === session.seat.value)
  const board = useRef<Board>(null)
  const asking = useSignal(false)
  const { lock, stop } = useMemo(() => boardLock(session), [session])
  useEffect(() => stop, [stop])
  useEffect(() => keepAwake(), [])
  const deadEnds = useMemo(
    () => watchForDeadEnds({ session, isOn: () => isOwnRaceOn(session) }),
    [session],
  )
  useEffect(() => () => deadEnds.stop(), [deadEnds])
  const stuck = deadEnds.shown.value
  const canPlay = lock.value === undefined
  useEffect(
    () =>
      listenForKeys({
        session,
        board,
        canPlay: () => lock.peek() === undefined,
        standing: () => ownStanding(session),
      }),
    [session, lock],
  )
  const isRacing = room.phase === 'racing' && own?.status === 'racing'
  const hasCards = own !== undefined && own.status !== 'quit' && session.board.value !== undefined
  const isFull = own === undefined && areAllTaken(room.roster)
  const lanes = lanesOf(room, session.seat.value)
  const notCounted = uncounted(session)
  return (
    <div class={hasCards ? 'race screen' : 'race screen watching'}>
      <header class="race-head">
        <ScreenHeading title={ownTitle(session)} class="unseen">
          {ownTitle(session)}
          {notCounted !== undefined && `. ${notCounted}`}
        </ScreenHeading>
        <span class="race-brand">
          <Brand />
        </span>
        <div class="race-time">
          <RaceClock session={session} finish={own?.time ?? 0} isRacing={isRacing} />
          <span class="race-round">{ownTitle(session)}</span>
          <span class="race-said">
            <SaidElsewhere seats={(hasCards ? lanes : room.roster).map(({ seat }) => seat)} />
          </span>
        </div>
        <span class="race-connection">
          <ConnectionWord session={session} />
        </span>
        {hasCards && <OwnProgress session={session} />}
        <span class="race-menu">
          <ReactionButton session={session} />
          <SettingsButton
            look="icon-button"
            icon="menu"
            first={(close) => <ReactionPicker session={session} onPicked={close} />}
          >
            <HostMenu session={session} />
            <RoomLock session={session} />
            <MoveSeat session={session} />
            <LeaveRoom session={session} />
          </SettingsButton>
        </span>
      </header>
      <div class="race-strip">
        <section
          class="race-lanes"
          aria-label={text('race.top')}
          style={{ '--lane-count': String(Math.max(1, lanes.length)) }}
        >
          <Lanes lanes={lanes} />
        </section>
        {hasCards && <OwnStand session={session} />}
      </div>
      <main class="race-table felt">
        {hasCards ? (
          <CardTable key={room.round} session={session} board={board} lock={lock} />
        ) : (
          <Watch
            session={session}
            title={text(own === undefined ? 'watch.title' : 'watch.quit')}
            note={text(isFull ? 'watch.full' : 'watch.next')}
          />
        )}
        {own?.status === 'finished' && (
          <div class="home-note">
            <Watch session={session} title={text('watch.home')} />
          </div>
        )}
        <Countdown session={session} />
        <ServerNote session={session} />
      </main>
      {hasCards && (
        <section class="race-bar" aria-label={text('race.actions')}>
          {own.status === 'finished' ? (
            <p class="bar-note">{text('watch.home.bar')}</p>
          ) : asking.value && isRacing ? (
            <QuitQuestion session={session} asking={asking} />
          ) : stuck !== undefined ? (
            <DeadEndNote
              session={session}
              left={stuck}
              quit={text('race.quit')}
              onQuit={() => (asking.value = true)}
              onDismiss={() => deadEnds.dismiss()}
            />
          ) : (
            <>
              {isRacing && <QuitButton asking={asking} />}
              <Actions session={session} board={board} canPlay={canPlay} />
            </>
          )}
        </section>
      )}
    </div>
  )
}

function isOwnRaceOn({ room, seat }: RoomSession): boolean {
  const { phase, roster } = room.value
  const own = roster.find((one) => one.seat === seat.value)
  return phase === 'racing' && own?.status === 'racing'
}
