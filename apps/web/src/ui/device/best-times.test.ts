import { expect, test } from 'vitest'
import { bestTime, parseBestTimes, withFinish, type Discipline } from './best-times.ts'

const NORMAL: Discipline = { game: 'klondike', options: { draw: 1, passes: 3 }, level: 'normal' }

test('the first finish is a best with nothing before it', () => {
  const { times, best } = withFinish({}, NORMAL, 362_000)
  expect(best).toEqual({ time: 362_000, before: undefined })
  expect(bestTime(times, NORMAL)).toBe(362_000)
})

test('a quicker finish beats the best, an equal or slower one changes nothing', () => {
  const { times } = withFinish({}, NORMAL, 393_000)
  expect(withFinish(times, NORMAL, 362_000).best).toEqual({ time: 362_000, before: 393_000 })
  expect(withFinish(times, NORMAL, 393_000)).toEqual({ times, best: undefined })
  expect(withFinish(times, NORMAL, 400_000)).toEqual({ times, best: undefined })
})

test('each game, draw rule and level has a best of its own; rules by which the level is graded do not matter', () => {
  const { times } = withFinish({}, NORMAL, 362_000)
  expect(bestTime(times, { ...NORMAL, level: 'hard' })).toBeUndefined()
  expect(bestTime(times, { ...NORMAL, level: 'any' })).toBeUndefined()
  expect(bestTime(times, { ...NORMAL, options: { draw: 3 } })).toBeUndefined()
  expect(bestTime(times, { ...NORMAL, game: 'other' })).toBeUndefined()
  expect(bestTime(times, { ...NORMAL, options: { draw: 1, passes: 'unlimited' } })).toBe(362_000)
  const locked = { draw: 1, passes: 3, foundationReturn: false }
  expect(bestTime(times, { ...NORMAL, options: locked })).toBe(362_000)
})

test('broken storage holds no best, and what is no time is left out', () => {
  for (const broken of [undefined, '', '{', 'null', '7', '[]']) {
    expect(parseBestTimes(broken)).toEqual({})
  }
  expect(parseBestTimes('{"a":5,"b":"6","c":-1,"d":null}')).toEqual({ a: 5 })
})

test('what browsers have kept since the first version is Klondike’s, by draw and level', () => {
  const kept = parseBestTimes('{"klondike/draw-1/normal":362000,"klondike/draw-3/any":401000}')
  const options = { draw: 1, passes: 'unlimited', foundationReturn: true }
  expect(bestTime(kept, { game: 'klondike', options, level: 'normal' })).toBe(362_000)
  expect(bestTime(kept, { game: 'klondike', options: { ...options, draw: 3 }, level: 'any' })).toBe(
    401_000,
  )
})

test('each number of free cells is a discipline of its own', () => {
  const four: Discipline = { game: 'freecell', options: { cells: 4 }, level: 'normal' }
  const { times } = withFinish({}, four, 200_000)
  expect(bestTime(times, four)).toBe(200_000)
  expect(bestTime(times, { ...four, options: { cells: 3 } })).toBeUndefined()
  expect(Object.keys(times)).toEqual(['freecell/cells-4/normal'])
})
