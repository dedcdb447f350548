import { signal } from '@preact/signals'
import { disciplineKey, forgetBestTimes, type Discipline } from './best-times.ts'
import { store, stored } from './stored.ts'

/** Whom a race was run against. */
export const COMPANIES = ['alone', 'together'] as const
export type Company = (typeof COMPANIES)[number]

/** A race of this device that is over. */
export interface OwnRace {
  /** Told apart by this from every other race, also after a reload. */
  readonly id: string
  readonly company: Company
  readonly discipline: Discipline
  /** First home; alone, home at all. */
  readonly isWon: boolean
  /** Milliseconds from GO to the winning move; undefined when the player did not bring every card home. */
  readonly time: number | undefined
}

/** Races of one discipline and company, added up. */
export interface Tally {
  readonly races: number
  readonly wins: number
  /** Races in which the player brought every card home. */
  readonly finishes: number
  /** The times of those together, in milliseconds. */
  readonly time: number
}

/** Wins in a row, over all races. */
export interface Streak {
  readonly now: number
  readonly best: number
}

/** What this device knows of its player's races. */
export interface Statistics {
  /** By company and discipline: see `tallyKey`. */
  readonly tallies: Readonly<Record<string, Tally>>
  readonly streak: Streak
  /** The last races that were added, oldest first: a reload of the results adds nothing. */
  readonly counted: readonly string[]
}

const KEY = 'samedeal.statistics'
/** Goes up whenever older numbers would be read wrongly. */
const VERSION = 1
/** So many races are remembered by their id. */
const REMEMBERED = 20

export const NO_STATISTICS: Statistics = {
  tallies: {},
  streak: { now: 0, best: 0 },
  counted: [],
}

const NO_RACES: Tally = { races: 0, wins: 0, finishes: 0, time: 0 }

/** The statistics of this device. */
export const statistics = signal<Statistics>(parseStatistics(stored(KEY)))

/** Reads kept statistics. What is damaged, or of another version, is left out. */
export function parseStatistics(kept: string | undefined): Statistics {
  const found = objectIn(kept)
  if (found['version'] !== VERSION) return NO_STATISTICS
  const tallies = Object.entries(fieldsOf(found['tallies'])).flatMap(([key, value]) => {
    const tally = tallyIn(value)
    return tally === undefined ? [] : [[key, tally] as const]
  })
  const { now, best } = fieldsOf(found['streak'])
  const streak = isCount(now) && isCount(best) && now <= best ? { now, best } : NO_STATISTICS.streak
  const counted = Array.isArray(found['counted']) ? (found['counted'] as unknown[]) : []
  return {
    tallies: Object.fromEntries(tallies),
    streak,
    counted: counted.filter((id) => typeof id === 'string').slice(-REMEMBERED),
  }
}

function objectIn(kept: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(kept ?? '{}'))
  } catch {
    return {}
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function tallyIn(value: unknown): Tally | undefined {
  const { races, wins, finishes, time } = fieldsOf(value)
  if (!isCount(races) || !isCount(wins) || !isCount(finishes) || !isCount(time)) return undefined
  return wins <= races && finishes <= races ? { races, wins, finishes, time } : undefined
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/** The statistics with one more race; the same when it is in them already. */
export function withRace(before: Statistics, race: OwnRace): Statistics {
  if (before.counted.includes(race.id)) return before
  const key = tallyKey(race.company, race.discipline)
  const { races, wins, finishes, time } = before.tallies[key] ?? NO_RACES
  const tally: Tally = {
    races: races + 1,
    wins: wins + (race.isWon ? 1 : 0),
    finishes: finishes + (race.time === undefined ? 0 : 1),
    time: time + (race.time ?? 0),
  }
  const now = race.isWon ? before.streak.now + 1 : 0
  return {
    tallies: { ...before.tallies, [key]: tally },
    streak: { now, best: Math.max(now, before.streak.best) },
    counted: [...before.counted, race.id].slice(-REMEMBERED),
  }
}

/** Adds a race of this device to its statistics. */
export function countRace(race: OwnRace): void {
  // Another tab may have written meanwhile.
  const before = parseStatistics(stored(KEY) ?? JSON.stringify(written(statistics.peek())))
  const after = withRace(before, race)
  statistics.value = after
  if (after !== before) store(KEY, JSON.stringify(written(after)))
}

/** Forgets all races and best times of this device. */
export function clearStatistics(): void {
  statistics.value = NO_STATISTICS
  store(KEY, undefined)
  forgetBestTimes()
}

function written(all: Statistics): object {
  return { version: VERSION, ...all }
}

/** The races of some companies added up by discipline, keyed as best times are. */
export function talliesOf(
  { tallies }: Statistics,
  companies: readonly Company[],
): Readonly<Record<string, Tally>> {
  const sums: Record<string, Tally> = {}
  for (const [key, tally] of Object.entries(tallies)) {
    const company = companies.find((one) => key.startsWith(`${one}/`))
    if (company === undefined) continue
    const discipline = key.slice(company.length + 1)
    sums[discipline] = sumOf([sums[discipline] ?? NO_RACES, tally])
  }
  return sums
}

/** Tallies added up. */
export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      races: sum.races + one.races,
      wins: sum.wins + one.wins,
      finishes: sum.finishes + one.finishes,
      time: sum.time + one.time,
    }),
    NO_RACES,
  )
}

function tallyKey(company: Company, discipline: Discipline): string {
  return `${company}/${disciplineKey(discipline)}`
}
