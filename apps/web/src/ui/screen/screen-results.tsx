import type { RoomView } from '@samedeal/race'
import { Tag } from '../marks/tag.tsx'
import { Token } from '../marks/token.tsx'
import { matchPodium, matchStandings } from '../results/match-standings.ts'
import { SeatReaction } from '../reactions/said.tsx'
import { LoneFinish } from '../results/lone-finish.tsx'
import { MatchPodium, RoundPodium } from '../results/podium.tsx'
import { isOut, loneRacer, podiumOf } from '../results/podium-of.ts'
import { figureOf, headlineOf } from '../results/result-words.ts'
import { WhoTag } from '../results/who-tag.tsx'
import { text } from '../words/words.ts'

/** From so many characters on a headline is set smaller, to stay on one line. */
const LONG = 32

/** How a race ended: the podium, and everybody else in columns. */
export function ScreenResults({ room }: { room: RoomView }) {
  const { blocks, rows } = podiumOf(room.results)
  const lone = loneRacer(room)
  const match = matchPodium(matchStandings(room))
  const headline = headlineOf(room, 0)
  const hostName = room.roster.find(({ seat }) => seat === room.host)?.name
  const rest =
    lone !== undefined
      ? []
      : room.isMatchOver
        ? match.rows.map((one) => ({ ...one, figure: String(one.total), out: false }))
        : rows.map((one) => ({ ...one, figure: figureOf(one), out: isOut(one.outcome) }))
  return (
    <>
      <p class={headline.length > LONG ? 'tv-headline long numeral' : 'tv-headline numeral'}>
        {headline}
      </p>
      {lone !== undefined ? (
        <LoneFinish room={room} result={lone} isOwn={false} />
      ) : room.isMatchOver ? (
        <MatchPodium blocks={match.blocks} own={0} />
      ) : (
        <RoundPodium blocks={blocks} own={0} />
      )}
      <ul class={rest.length > 6 ? 'tv-rest many' : 'tv-rest'}>
        {rest.map(({ seat, rank, name, kind, figure, out }) => (
          <li key={seat ?? name}>
            <span class="numeral tv-rest-rank">{out ? '' : rank}</span>
            <Token kind={out ? 'quit' : seat === undefined ? 'away' : kind} />
            <span class={out ? 'tv-person struck' : 'tv-person'}>{name}</span>
            <WhoTag seat={seat} kind={kind} own={0} />
            {seat === undefined && <Tag kind="away" />}
            <SeatReaction seat={seat} />
            <span class="tv-points">
              <b class="numeral">{figure}</b>
            </span>
          </li>
        ))}
      </ul>
      <p class="tv-waiting">
        {hostName === undefined
          ? text('lobby.waiting')
          : text('results.waiting.for', { name: hostName })}
      </p>
    </>
  )
}
