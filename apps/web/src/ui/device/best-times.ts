import { signal } from '@preact/signals'
import { GAMES, type Level, type Options } from '@samedeal/rules'
import { store, stored } from './stored.ts'

/** What a personal best belongs to. */
export interface Discipline {
  /** The game's id. */
  readonly game: string
  readonly options: Options
  /** The deal's level; 'any' where deals are shuffles of no known level. */
  readonly level: Level | 'any'
}

/** The best times of this device in milliseconds, by discipline. */
export type BestTimes = Readonly<Record<string, number>>

/** What a finish did to the personal best. */
export interface NewBest {
  /** Milliseconds from GO. */
  readonly time: number
  /** The best before; undefined when there was none. */
  readonly before: number | undefined
}

const KEY = 'samedeal.best-times'

/** The best times that this device keeps. */
export const bestTimes = signal<BestTimes>(parseBestTimes(stored(KEY)))

/** Reads kept best times; what is no time is left out. */
export function parseBestTimes(kept: string | undefined): BestTimes {
  try {
    const value: unknown = JSON.parse(kept ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    const times = Object.entries(value).filter(
      ([, time]) => typeof time === 'number' && Number.isFinite(time) && time > 0,
    )
    return Object.fromEntries(times)
  } catch {
    return {}
  }
}

/** The best time of a discipline; undefined when there is none. */
export function bestTime(times: BestTimes, discipline: Discipline): number | undefined {
  return times[disciplineKey(discipline)]
}

/** The best times with one more finish, and whether it is a new best. */
export function withFinish(
  times: BestTimes,
  discipline: Discipline,
  time: number,
): { readonly times: BestTimes; readonly best: NewBest | undefined } {
  const before = bestTime(times, discipline)
  if (before !== undefined && before <= time) return { times, best: undefined }
  return { times: { ...times, [disciplineKey(discipline)]: time }, best: { time, before } }
}

/** Keeps a finish that was played on this device, if it is the best so far; tells what it beat. */
export function keepFinish(discipline: Discipline, time: number): NewBest | undefined {
  const { times, best } = withFinish(bestTimes.peek(), discipline, time)
  if (best === undefined) return undefined
  bestTimes.value = times
  store(KEY, JSON.stringify(times))
  return best
}

/** Forgets all best times of this device. */
export function forgetBestTimes(): void {
  bestTimes.value = {}
  store(KEY, undefined)
}

/** A discipline as a key, as in "GAME/draw-1/normal" and "GAME/cells-4/any". */
export function disciplineKey({ game, options, level }: Discipline): string {
  const names = GAMES.get(game)?.disciplines ?? []
  const values = names.map((name) => `${name}-${String(options[name])}`)
  return [game, values.length === 0 ? 'all' : values.join('+'), level].join('/')
}

/** The game, the options and the level that a key of a discipline tells. */
export function disciplineOf(key: string): {
  readonly game: string
  readonly options: Readonly<Record<string, string>>
  readonly level: string
} {
  const [game = '', values = '', level = ''] = key.split('/')
  const options: Record<string, string> = {}
  for (const part of values.split('+')) {
    const [name = '', value = ''] = part.split('-')
    options[name] = value
  }
  return { game, options, level }
}
