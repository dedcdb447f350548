import { useSignal, type Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { announce } from '../announce/announcer.tsx'
import { ConnectionWord } from '../connection/connection-word.tsx'
import { lazily } from '../place/lazily.tsx'
import { MoveSeat } from '../hand-over/move-seat.tsx'
import { RoundDeal } from '../deal/round-deal.tsx'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { ownTitle, uncounted } from '../race/race-title.ts'
import { ReactionPicker } from '../reactions/reaction-picker.tsx'
import { SaidElsewhere } from '../reactions/said.tsx'
import { SettingsButton } from '../settings/settings-button.tsx'
import { plural, text } from '../words/words.ts'
import { BestLine } from './best-line.tsx'
import { LeaveResults } from './leave-results.tsx'
import { LoneFinish } from './lone-finish.tsx'
import { matchPodium, matchStandings } from './match-standings.ts'
import { NextRound } from './next-round.tsx'
import { MatchPodium, RoundPodium } from './podium.tsx'
import { newBestOf } from './own-finish.ts'
import { isHome, loneRacer, podiumOf } from './podium-of.ts'
import { ResultRows } from './result-rows.tsx'
import { ShareCard } from './card/share-card.tsx'
import { headlineOf, playedWords } from './result-words.ts'
import './results.css'
import './results-wide.css'

const Replay = lazily<{ session: RoomSession; from: number; onClose: () => void }>(
  async () => (await import('../replay/after-race.ts')).Replay,
)

const LoneLoss = lazily<{
  session: RoomSession
  lastMove: Signal<number>
  onShow: (entry: number) => void
}>(async () => (await import('../replay/after-race.ts')).LoneLoss, { isScreen: false })

/**
 * How a round ended: the podium, everybody else with the word for why, and the next round. After the
 * last round of a match the podium is the match's, and every result of the round stands below.
 */
export function Results({ session }: { session: RoomSession }) {
  const room = session.room.value
  const own = session.seat.value
  /** The replay that is looked at, by how much of it was played when it was opened. */
  const replayFrom = useSignal<number | undefined>(undefined)
  const lastMove = useSignal(0)
  const best = newBestOf(session)
  const { blocks, rows } = podiumOf(room.results)
  const headline = headlineOf(room, own)
  const winners = room.results.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
  // Once, whatever the language becomes.
  useEffect(() => announce(headline), [room.round, room.isMatchOver, winners.join()])
  if (replayFrom.value !== undefined) {
    const close = () => (replayFrom.value = undefined)
    return <Replay session={session} from={replayFrom.value} onClose={close} />
  }
  const lone = loneRacer(room)
  const notCounted = uncounted(session)
  const isMatchOver = room.isMatchOver && lone === undefined
  const isLoss = lone !== undefined && lone.seat === own && !isHome(lone.outcome)
  const listed = lone !== undefined ? [] : isMatchOver ? room.results : rows
  return (
    <div class="results screen">
      <header class="results-head">
        <LeaveResults session={session} />
        <p class="results-round">{ownTitle(session)}</p>
        <p class="results-played">{playedWords(room)}</p>
        <ConnectionWord session={session} />
        <ShareCard session={session} />
        <SettingsButton look="icon-button">
          <MoveSeat session={session} />
        </SettingsButton>
      </header>
      <main class="results-main">
        <div class="results-felt felt">
          <div class="headline-block">
            <ScreenHeading title={headline} class="numeral headline">
              {headline}
            </ScreenHeading>
            {isMatchOver && (
              <p class="match-note">{plural('results.match.rounds', room.matchRound)}</p>
            )}
            {best !== undefined && <BestLine best={best} />}
            {notCounted !== undefined && <p class="match-note">{notCounted}</p>}
          </div>
          {lone !== undefined ? (
            <LoneFinish
              room={room}
              result={lone}
              isOwn={lone.seat === own}
              lastMove={isLoss ? lastMove.value : 0}
            />
          ) : isMatchOver ? (
            <MatchPodium blocks={matchPodium(matchStandings(room)).blocks} own={own} />
          ) : (
            <RoundPodium blocks={blocks} own={own} />
          )}
        </div>
        <div class="results-rest">
          {isMatchOver && <h2 class="last-round">{text('results.last-round')}</h2>}
          {listed.length > 0 && <ResultRows rows={listed} room={room} own={own} />}
          {isLoss && (
            <LoneLoss
              session={session}
              lastMove={lastMove}
              onShow={(entry) => (replayFrom.value = entry)}
            />
          )}
          <div class="results-reactions">
            <ReactionPicker session={session} />
            <SaidElsewhere seats={room.results.map(({ seat }) => seat)} />
          </div>
          {!session.isPractice && <RoundDeal session={session} />}
          <NextRound session={session} onReplay={() => (replayFrom.value = 0)} />
        </div>
      </main>
    </div>
  )
}
