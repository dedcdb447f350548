import type { Result } from '@samedeal/race'
import type { ComponentChildren } from 'preact'
import { Tag } from '../marks/tag.tsx'
import { Token, type TokenKind } from '../marks/token.tsx'
import { SeatReaction } from '../reactions/said.tsx'
import { plural, text } from '../words/words.ts'
import type { MatchStanding } from './match-standings.ts'
import { isHome } from './podium-of.ts'
import { figureOf, pointsSum, standInWords } from './result-words.ts'
import { WhoTag } from './who-tag.tsx'
import './podium.css'

interface RoundPodiumProps {
  readonly blocks: readonly Result[]
  readonly own: number
}

/** The best three of a round: rank, time or progress, moves and points. */
export function RoundPodium({ blocks, own }: RoundPodiumProps) {
  return (
    <ol class="podium">
      {blocks.map((result) => (
        <Place
          key={result.seat}
          who={result}
          own={own}
          hasWon={result.rank === 1 && isHome(result.outcome)}
        >
          <span class="podium-figure numeral">{figureOf(result)}</span>
          {result.outcome === 'late' && <span>{text('results.overtime')}</span>}
          <span>{plural('race.moves', result.moves)}</span>
          {result.outcome === 'unfinished' && <span>{text('results.unfinished')}</span>}
          {standInWords(result) !== undefined && <span>{standInWords(result)}</span>}
          <b>{pointsSum(result)}</b>
        </Place>
      ))}
    </ol>
  )
}

/** The best three of a match by their points. */
export function MatchPodium({ blocks, own }: { blocks: readonly MatchStanding[]; own: number }) {
  return (
    <ol class="podium match-podium">
      {blocks.map((standing) => (
        <Place
          key={standing.seat ?? standing.name}
          who={standing}
          own={own}
          hasWon={standing.rank === 1 && standing.total > 0}
        >
          <span class="podium-figure numeral">{standing.total}</span>
          <b>{plural('results.points.word', standing.total)}</b>
        </Place>
      ))}
    </ol>
  )
}

interface PlaceProps {
  readonly who: Pick<MatchStanding, 'seat' | 'name' | 'kind' | 'rank'>
  readonly own: number
  /** Whether the flag is theirs. */
  readonly hasWon: boolean
  /** What stands on the block below the rank. */
  readonly children: ComponentChildren
}

function Place({ who, own, hasWon, children }: PlaceProps) {
  const isOwn = who.seat === own
  const isAbsent = who.seat === undefined
  const token: TokenKind = hasWon ? 'home' : isOwn ? 'own' : isAbsent ? 'away' : who.kind
  return (
    <li class={`podium-place place-${Math.min(who.rank, 3)}`}>
      <div class="podium-who">
        <Token kind={token} size={hasWon ? 28 : 20} />
        <span class={isOwn ? 'who-name own-colour' : 'who-name'}>{who.name}</span>
        <WhoTag seat={who.seat} kind={who.kind} own={own} />
        {isAbsent && <Tag kind="away" />}
        <SeatReaction seat={who.seat} />
      </div>
      <div class="podium-block">
        <span class="podium-rank numeral">{who.rank}</span>
        {children}
      </div>
    </li>
  )
}
