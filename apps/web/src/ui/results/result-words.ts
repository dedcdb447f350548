import type { Result, RoomView } from '@samedeal/race'
import { choiceWord } from '../lobby/option-words.ts'
import { withGame, wordsOf } from '../words/games/game-words.ts'
import { timeText } from '../words/time-text.ts'
import { listText, percentText, plural, text } from '../words/words.ts'
import { matchStandings, matchWinners } from './match-standings.ts'
import { isHome, loneRacer, winnersOf } from './podium-of.ts'

interface Named {
  readonly seat: number | undefined
  readonly name: string
}

/** What a finished round is headed by, seen from the seat `own`; the end of a match has a heading of its own. */
export function headlineOf(room: RoomView, own: number): string {
  const { results } = room
  const isAlone = loneRacer(room) !== undefined
  const isMatch = room.isMatchOver && !isAlone
  const key = isMatch ? 'results.match' : 'results'
  const winners: readonly Named[] = isMatch
    ? matchWinners(matchStandings(room))
    : winnersOf(results)
  const [first] = winners
  if (first === undefined) {
    return text(isAlone ? 'results.alone.nobody' : `${key}.nobody`)
  }
  if (winners.length > 1) return text(`${key}.tie`, { names: listOf(winners) })
  return first.seat === own ? text(`${key}.own`) : text(`${key}.winner`, { name: first.name })
}

function listOf(people: readonly Named[]): string {
  return listText(people.map(({ name }) => name))
}

/** The time of who is home, the progress of everybody else. */
export function figureOf({ outcome, time, percent }: Result): string {
  return isHome(outcome) ? timeText(time) : percentText(percent)
}

/** The points of a round and what they make of the match's, as in "+6 = 11 points"; or the word for none. */
export function pointsSum({ points, total }: Result): string {
  if (points === 0) return text('results.points.none')
  return plural('results.points.sum', total, { earned: points })
}

/** What a CPU did for somebody who was away: the winning move, most of the cards, some move, or nothing. */
export function standInWords({ unearned, hadStandIn }: Result): string | undefined {
  if (unearned === 'finished-by-stand-in') return text('results.by-cpu')
  if (unearned === 'played-by-stand-in') return text('results.mostly-cpu')
  return hadStandIn ? text('results.cpu-played') : undefined
}

/** How a result came about, in a few words: moves, and why it earned no points. Who was out has a tag for that. */
export function reasonOf(result: Result): string {
  const { outcome, moves, unearned, points } = result
  const byCpu = standInWords(result)
  if (unearned !== '') return `${byCpu} · ${text('results.points.none')}`
  const made = `${plural('race.moves', moves)}${byCpu === undefined ? '' : ` · ${byCpu}`}`
  switch (outcome) {
    case 'finished':
      return points === 0 ? made : `${made} · ${pointsSum(result)}`
    case 'quit':
    case 'removed':
      return made
    case 'late':
      return `${made} · ${text('results.points.none')}`
    case 'unfinished':
      return `${made} · ${text('results.unfinished')}`
  }
}

/** What was played, as in "Normal · draw 1"; with the game's name where there is a choice of games. */
export function playedWords({ game, options, rules }: RoomView): string {
  const level = choiceWord(
    rules.deal === 'any' ? 'deal' : 'difficulty',
    rules.deal === 'any' ? rules.deal : rules.difficulty,
  )
  const discipline = wordsOf(game)?.discipline(options)
  const played =
    discipline === undefined ? level : text('race.kind', { of: level, kind: discipline })
  return withGame(game, played)
}
