import { expect, test } from 'vitest'
import type { Discipline } from './best-times.ts'
import {
  NO_STATISTICS,
  parseStatistics,
  sumOf,
  talliesOf,
  withRace,
  type OwnRace,
  type Statistics,
} from './statistics.ts'

const NORMAL: Discipline = { game: 'klondike', options: { draw: 1 }, level: 'normal' }
const HARD: Discipline = { ...NORMAL, level: 'hard' }

let races = 0

function race(more: Partial<OwnRace> = {}): OwnRace {
  races += 1
  const id = `race-${races}`
  return { id, company: 'alone', discipline: NORMAL, isWon: true, time: 60_000, ...more }
}

function after(...all: OwnRace[]): Statistics {
  return all.reduce(withRace, NO_STATISTICS)
}

const LOST = { isWon: false, time: undefined } as const

test('races, wins and finishes add up by draw rule and level, and so do the times of who came home', () => {
  const all = after(race(), race({ time: 80_000 }), race(LOST), race({ discipline: HARD }))
  expect(talliesOf(all, ['alone'])).toEqual({
    'klondike/draw-1/normal': { races: 3, wins: 2, finishes: 2, time: 140_000 },
    'klondike/draw-1/hard': { races: 1, wins: 1, finishes: 1, time: 60_000 },
  })
})

test('races alone and with others are kept apart, and can be taken together', () => {
  const all = after(
    race(),
    race({ company: 'together', isWon: false }),
    race({ company: 'together' }),
  )
  expect(sumOf(Object.values(talliesOf(all, ['alone']))).races).toBe(1)
  expect(sumOf(Object.values(talliesOf(all, ['together'])))).toMatchObject({ races: 2, wins: 1 })
  expect(sumOf(Object.values(talliesOf(all, ['alone', 'together']))).races).toBe(3)
})

test('a streak grows with each win, ends with the first race not won, and the longest stays', () => {
  expect(after(race(), race(), race()).streak).toEqual({ now: 3, best: 3 })
  expect(after(race(), race(), race(LOST), race()).streak).toEqual({ now: 1, best: 2 })
  const second = { company: 'together', isWon: false } as const
  expect(after(race(), race(second)).streak.now).toBe(0)
})

test('a race whose results are shown again is not counted again', () => {
  const one = race()
  const all = after(one, race())
  expect(withRace(all, one)).toBe(all)
})

test('kept statistics come back', () => {
  const all = after(race(), race(LOST), race({ company: 'together' }))
  expect(parseStatistics(JSON.stringify({ version: 1, ...all }))).toEqual(all)
})

test('damaged storage and another version are passed over, and what is sound stays', () => {
  for (const broken of [
    undefined,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"version":2,"streak":{"now":5}}',
  ]) {
    expect(parseStatistics(broken), broken).toEqual(NO_STATISTICS)
  }
  const sound = { races: 2, wins: 1, finishes: 1, time: 5 }
  const kept = {
    version: 1,
    tallies: {
      a: sound,
      b: { ...sound, races: '2' },
      c: { ...sound, wins: 3 },
      d: { ...sound, time: -1 },
      e: null,
      f: { ...sound, finishes: 0.5 },
    },
    streak: { now: 3, best: 2 },
    counted: ['x', 4, null, 'y'],
  }
  expect(parseStatistics(JSON.stringify(kept))).toEqual({
    tallies: { a: sound },
    streak: { now: 0, best: 0 },
    counted: ['x', 'y'],
  })
  for (const field of ['tallies', 'streak', 'counted']) {
    const damaged = JSON.stringify({ ...kept, [field]: 'x' })
    expect(() => parseStatistics(damaged)).not.toThrow()
  }
})
