import type { Result, RoomView } from '@samedeal/race'
import { dateText, listText, ordinalSuffix, plural, text } from '../../words/words.ts'
import { matchPodium, matchStandings } from '../match-standings.ts'
import { isHome, isOut, loneRacer, podiumOf, winnersOf } from '../podium-of.ts'
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

/** How far one racer came, as a lane of a card. */
export interface CardLane {
  readonly name: string
  readonly isOwn: boolean
  /** Whether they gave up, or were removed. */
  readonly isOut: boolean
  readonly percent: number
  readonly figure: string
}

/** The one racer of a card. */
export interface CardSoloist {
  readonly name: string
  readonly isOwn: boolean
  readonly hasWon: boolean
  readonly percent: number
  readonly figure: string
  readonly note: string
}

/**
 * What a card shows: the podium; where nobody brought it home, how far everybody came; and whoever raced
 * nobody alone, without a place.
 */
export type CardPicture =
  | { readonly kind: 'podium'; readonly blocks: readonly CardBlock[] }
  | { readonly kind: 'lanes'; readonly lanes: readonly CardLane[] }
  | { readonly kind: 'lone'; readonly racer: CardSoloist }

/** Everything that stands on a result card. */
export interface CardContent {
  readonly headline: string
  /** The own place, time and moves; undefined for who took no part in the race, or raced alone. */
  readonly own: string | undefined
  readonly picture: CardPicture
  /** The other players' names; empty when all are in the picture. */
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
  const picture = pictureOf(room, own)
  const shown = namesIn(picture)
  const others = room.results.map(nameOf).filter((name) => !shown.includes(name))
  return {
    // Others are going to read it: nobody is "you".
    headline: headlineOf(room, 0),
    own: picture.kind === 'lone' ? undefined : ownWords(room, own),
    picture,
    others: others.length === 0 ? '' : text('card.others', { names: listText(others) }),
    footer: `${playedWords(room)} · ${dateText(date)}`,
  }
}

/** A name as it stands on a card: that of a CPU says so. */
function nameOf({ name, kind }: Pick<Result, 'name' | 'kind'>): string {
  return kind === 'cpu' ? `${name} · ${text('tag.cpu')}` : name
}

/** So many lanes have room on a card. */
const MOST_LANES = 6

function pictureOf(room: RoomView, own: number): CardPicture {
  const { results, isMatchOver } = room
  const lone = loneRacer(room)
  if (lone !== undefined) return { kind: 'lone', racer: soloistOf(lone, own) }
  if (isMatchOver) return { kind: 'podium', blocks: matchBlocks(room, own) }
  if (winnersOf(results).length > 0) return { kind: 'podium', blocks: roundBlocks(room, own) }
  return { kind: 'lanes', lanes: results.slice(0, MOST_LANES).map((one) => laneOf(one, own)) }
}

function namesIn(picture: CardPicture): string[] {
  switch (picture.kind) {
    case 'podium':
      return picture.blocks.map(({ name }) => name)
    case 'lanes':
      return picture.lanes.map(({ name }) => name)
    case 'lone':
      return [picture.racer.name]
  }
}

function laneOf(result: Result, own: number): CardLane {
  return {
    name: nameOf(result),
    isOwn: result.seat === own,
    isOut: isOut(result.outcome),
    percent: result.percent,
    figure: figureOf(result),
  }
}

function soloistOf(result: Result, own: number): CardSoloist {
  return {
    name: nameOf(result),
    isOwn: result.seat === own,
    hasWon: isHome(result.outcome),
    percent: result.percent,
    figure: figureOf(result),
    note: plural('race.moves', result.moves),
  }
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
  const { rank, moves } = result
  const place = text('card.place', {
    rank,
    suffix: ordinalSuffix(rank),
    all: room.results.length,
  })
  return [place, figureOf(result), plural('race.moves', moves)].join(' · ')
}
