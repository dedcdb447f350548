import { GAMES, LEVELS } from '@samedeal/rules'
import { disciplineOf, type BestTimes } from '../device/best-times.ts'
import type { Tally } from '../device/statistics.ts'
import { choiceWord } from '../lobby/option-words.ts'
import { gameName, withGame, wordsOf } from '../words/games/game-words.ts'
import { sentence, text } from '../words/words.ts'

/** The races of one discipline. */
export interface DisciplineRow {
  readonly key: string
  /** As in "Draw 1 · Normal"; with the game's name before it where there is a choice of games. */
  readonly name: string
  readonly tally: Tally
  /** Milliseconds; undefined when nobody came home. */
  readonly best: number | undefined
  readonly average: number | undefined
}

/** A row for each discipline that was raced: by game and options, then from the easiest level up. */
export function rowsOf(
  tallies: Readonly<Record<string, Tally>>,
  bests: BestTimes,
): readonly DisciplineRow[] {
  return Object.entries(tallies)
    .map(([key, tally]) => ({ key, tally, place: placeOf(key) }))
    .toSorted((a, b) => a.place.kind.localeCompare(b.place.kind) || a.place.level - b.place.level)
    .map(({ key, tally }) => ({
      key,
      name: nameOf(key),
      tally,
      best: bests[key],
      average: tally.finishes === 0 ? undefined : tally.time / tally.finishes,
    }))
}

function nameOf(key: string): string {
  const { game, options, level } = disciplineOf(key)
  const discipline = sentence(wordsOf(game)?.discipline(options) ?? gameName(game))
  const kind = choiceWord('difficulty', level)
  return withGame(game, text('race.kind', { of: discipline, kind }))
}

/** Where a discipline's row stands: the games as they are offered, and deals of any level last. */
function placeOf(key: string): { readonly kind: string; readonly level: number } {
  const { game, level } = disciplineOf(key)
  const [, values = ''] = key.split('/')
  const place = LEVELS.findIndex((one) => one === level)
  return {
    kind: `${String([...GAMES.keys()].indexOf(game)).padStart(2)} ${values}`,
    level: place < 0 ? LEVELS.length : place,
  }
}
