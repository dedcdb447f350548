import type { Result, RoomView } from '@samedeal/race'
import { timeText } from '../../words/time-text.ts'
import { dateText, listText, ordinalSuffix, plural, text } from '../../words/words.ts'
import { matchPodium, matchStandings } from '../match-standings.ts'
import { isHome, isOut, podiumOf } from '../podium-of.ts'
import { figureOf, headlineOf, playedWords } from '../result-words.ts'

/** One block of the podium on a card. */
export interface CardBlock {
  readonly rank: number
  readonly name: string
  readonly isOwn: boolean
  readonly hasWon: boolean
  /** The time, the progress or the points. */
  readonly figure: string
  /** What stands under the figure, such as the moves. */
  readonly note: string
}

/** Everything that stands on a result card. */
export interface CardContent {
  readonly headline: string
  /** The own place, time and moves; undefined for who took no part in the race. */
  readonly own: string | undefined
  readonly blocks: readonly CardBlock[]
  /** The other players' names; empty when all stand on the podium. */
  readonly others: string
  /** What was played, and when. */
  readonly footer: string
}

interface CardFacts {
  readonly room: RoomView
  /** The own seat; 0 for a spectator. */
  readonly own: number
  readonly date: Date
}

/** What a finished round, or match, has to tell on a card. */
export function cardContent({ room, own, date }: CardFacts): CardContent {
  const blocks = room.isMatchOver ? matchBlocks(room, own) : roundBlocks(room, own)
  const shown = blocks.map(({ name }) => name)
  const others = room.results.map(nameOf).filter((name) => !shown.includes(name))
  return {
    // Others are going to read it: nobody is "you".
    headline: headlineOf(room, 0),
    own: ownWords(room, own),
    blocks,
    others: others.length === 0 ? '' : text('card.others', { names: listText(others) }),
    footer: `${playedWords(room)} · ${dateText(date)}`,
  }
}

/** A name as it stands on a card: that of a CPU says so. */
function nameOf({ name, kind }: Pick<Result, 'name' | 'kind'>): string {
  return kind === 'cpu' ? `${name} · ${text('tag.cpu')}` : name
}

function roundBlocks({ results }: RoomView, own: number): CardBlock[] {
  return podiumOf(results).blocks.map((result) => ({
    rank: result.rank,
    name: nameOf(result),
    isOwn: result.seat === own,
    hasWon: result.rank === 1 && isHome(result.outcome),
    figure: figureOf(result),
    note: plural('race.moves', result.moves),
  }))
}

function matchBlocks(room: RoomView, own: number): CardBlock[] {
  return matchPodium(matchStandings(room)).blocks.map(({ seat, name, kind, rank, total }) => ({
    rank,
    name: nameOf({ name, kind }),
    isOwn: seat !== undefined && seat === own,
    hasWon: rank === 1 && total > 0,
    figure: String(total),
    note: plural('results.points.word', total),
  }))
}

function ownWords(room: RoomView, own: number): string | undefined {
  const result = room.results.find(({ seat }) => seat === own)
  if (result === undefined || isOut(result.outcome)) return undefined
  const { rank, outcome, time, moves } = result
  const all = room.results.length
  // Alone there is no place to tell.
  const place = all > 1 ? [text('card.place', { rank, suffix: ordinalSuffix(rank), all })] : []
  const figure = isHome(outcome) ? timeText(time) : figureOf(result)
  return [...place, figure, plural('race.moves', moves)].join(' · ')
}
