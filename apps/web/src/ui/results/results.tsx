import type { Result, RoomView } from '@samedeal/race'
import { useEffect } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { announce } from '../announce/announcer.tsx'
import { ConnectionWord } from '../connection/connection-word.tsx'
import { Icon } from '../marks/icon.tsx'
import { Tag, type TagKind } from '../marks/tag.tsx'
import { Token, type TokenKind } from '../marks/token.tsx'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { leaveRoom } from '../room/entering.ts'
import { RefusalLine } from '../room/refusal-line.tsx'
import { SettingsButton } from '../settings/settings-button.tsx'
import { timeText } from '../words/time-text.ts'
import { plural, text } from '../words/words.ts'
import { podiumOf, winnersOf } from './podium-of.ts'
import './results.css'

/** How a round ended: the podium, everybody else with the word for why, and the next round. */
export function Results({ session }: { session: RoomSession }) {
  const room = session.room.value
  const own = session.seat.value
  const { blocks, rows } = podiumOf(room.results)
  const headline = headlineOf(room.results, own)
  useEffect(() => announce(headline), [headline])
  return (
    <div class="results screen">
      <header class="results-head">
        <button
          type="button"
          class="icon-button"
          aria-label={text('room.leave')}
          onClick={() => leaveRoom(session)}
        >
          <Icon name="back" size={24} />
        </button>
        <p class="results-round">{text('race.title', { n: room.round })}</p>
        <ConnectionWord session={session} />
        <SettingsButton look="icon-button" />
      </header>
      <div class="results-felt felt">
        <ScreenHeading title={headline} class="numeral headline">
          {headline}
        </ScreenHeading>
        <ol class="podium">
          {blocks.map((result) => (
            <PodiumBlock key={result.seat} result={result} own={own} />
          ))}
        </ol>
      </div>
      <div class="results-rest">
        {rows.length > 0 && (
          <ol class="result-rows">
            {rows.map((result) => (
              <ResultRow key={result.seat} result={result} own={own} room={room} />
            ))}
          </ol>
        )}
        <NextRound session={session} />
      </div>
    </div>
  )
}

function headlineOf(results: readonly Result[], own: number): string {
  const winners = winnersOf(results)
  const [first] = winners
  if (first === undefined) return text('results.nobody')
  if (winners.length > 1) {
    const names = new Intl.ListFormat('en').format(winners.map(({ name }) => name))
    return text('results.tie', { names })
  }
  return first.seat === own ? text('results.own') : text('results.winner', { name: first.name })
}

function PodiumBlock({ result, own }: { result: Result; own: number }) {
  const isOwn = result.seat === own
  const isWinner = result.rank === 1 && result.outcome === 'finished'
  const token: TokenKind = isWinner ? 'home' : isOwn ? 'own' : result.kind
  return (
    <li class={`podium-place place-${Math.min(result.rank, 3)}`}>
      <Token kind={token} size={isWinner ? 28 : 20} />
      <span class={isOwn ? 'who-name own-colour' : 'who-name'}>{result.name}</span>
      <WhoTag result={result} own={own} />
      <div class="podium-block">
        <span class="podium-rank numeral">{result.rank}</span>
        <span class="podium-figure numeral">{figureOf(result)}</span>
        <span>{plural('race.moves', result.moves)}</span>
        {result.outcome === 'unfinished' && <span>{text('results.unfinished')}</span>}
      </div>
    </li>
  )
}

interface ResultRowProps {
  readonly result: Result
  readonly own: number
  readonly room: RoomView
}

function ResultRow({ result, own, room }: ResultRowProps) {
  const isOwn = result.seat === own
  const hasQuit = result.outcome === 'quit'
  const seat = room.roster.find((other) => other.seat === result.seat)
  const isAway = !hasQuit && !isOwn && seat?.connected === false
  const token: TokenKind = hasQuit ? 'quit' : isAway ? 'away' : isOwn ? 'own' : result.kind
  return (
    <li class={isOwn ? 'result-row own' : 'result-row'}>
      <span class="row-rank numeral">{result.rank}</span>
      <Token kind={token} />
      <div class="roster-who">
        <span class="who-line">
          <span class={hasQuit ? 'who-name struck' : 'who-name'}>{result.name}</span>
          <WhoTag result={result} own={own} />
          {hasQuit && <Tag kind="quit" />}
          {isAway && <Tag kind="away" />}
        </span>
        <span class="who-note">{reasonOf(result)}</span>
      </div>
      <span class="row-figure numeral">{figureOf(result)}</span>
    </li>
  )
}

function WhoTag({ result, own }: { result: Result; own: number }) {
  const kind: TagKind | undefined =
    result.seat === own ? 'you' : result.kind === 'cpu' ? 'cpu' : undefined
  return kind === undefined ? null : <Tag kind={kind} />
}

function figureOf({ outcome, time, percent }: Result): string {
  return outcome === 'finished' ? timeText(time) : text('number.percent', { n: percent })
}

function reasonOf({ outcome, moves }: Result): string {
  const made = plural('race.moves', moves)
  switch (outcome) {
    case 'finished':
      return made
    case 'unfinished':
      return `${made} · ${text('results.unfinished')}`
    case 'quit':
      return `${made} · ${text('results.quit')}`
  }
}

function NextRound({ session }: { session: RoomSession }) {
  const { host, roster } = session.room.value
  const own = session.seat.value
  const hostName = roster.find(({ seat }) => seat === host)?.name
  return (
    <div class="next-round">
      <RefusalLine session={session} />
      {own !== 0 && own === host ? (
        <>
          <button type="button" class="button" onClick={() => session.toLobby()}>
            <Icon name="settings" />
            {text('results.lobby')}
          </button>
          <button type="button" class="button main" onClick={() => session.start()}>
            <Icon name="turn" />
            {text('results.again')}
          </button>
        </>
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
