import { LEVELS } from '@samedeal/rules'
import type { BestTimes } from '../device/best-times.ts'
import type { Tally } from '../device/statistics.ts'
import { choiceWord } from '../lobby/option-words.ts'
import { text } from '../words/words.ts'

/** The races of one draw and level. */
export interface DisciplineRow {
  readonly key: string
  /** As in "Draw 1 · Normal". */
  readonly name: string
  readonly tally: Tally
  /** Milliseconds; undefined when nobody came home. */
  readonly best: number | undefined
  readonly average: number | undefined
}

/** A row for each draw and level that was raced: by draw, then from the easiest level up. */
export function rowsOf(
  tallies: Readonly<Record<string, Tally>>,
  bests: BestTimes,
): readonly DisciplineRow[] {
  return Object.entries(tallies)
    .map(([key, tally]) => ({ key, tally, ...partsOf(key) }))
    .toSorted((a, b) => a.draw.localeCompare(b.draw) || placeOf(a.level) - placeOf(b.level))
    .map(({ key, tally, draw, level }) => ({
      key,
      name: text('statistics.discipline.row', { draw, level: choiceWord('difficulty', level) }),
      tally,
      best: bests[key],
      average: tally.finishes === 0 ? undefined : tally.time / tally.finishes,
    }))
}

/** The draw and the level of a discipline's key, as in "klondike/draw-1/normal". */
function partsOf(key: string): { readonly draw: string; readonly level: string } {
  const [, draw = '', level = ''] = key.split('/')
  return { draw: draw.replace('draw-', ''), level }
}

/** Deals of any level come last. */
function placeOf(level: string): number {
  const place = LEVELS.findIndex((one) => one === level)
  return place < 0 ? LEVELS.length : place
}
