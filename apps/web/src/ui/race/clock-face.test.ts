import { USUAL_RULES } from '@samedeal/race/settings'
import { expect, test } from 'vitest'
import { clockFace, timeLimitOf, timeSinceGo } from './clock-face.ts'

const TEN_MINUTES = 600_000

test('within the limit the clock shows the time since GO and the limit', () => {
  const face = clockFace({ since: 252_000, limit: TEN_MINUTES, moveLeft: undefined })
  expect(face).toEqual({
    time: '4:12',
    isOvertime: false,
    limit: '10:00',
    moveSeconds: undefined,
  })
})

test('past the limit the clock counts overtime, with a plus', () => {
  const at = (since: number) => clockFace({ since, limit: TEN_MINUTES, moveLeft: undefined })
  expect(at(TEN_MINUTES)).toMatchObject({ time: '10:00', isOvertime: false })
  expect(at(TEN_MINUTES + 48_500)).toMatchObject({
    time: '+0:48',
    isOvertime: true,
    limit: undefined,
  })
})

test('without a limit the clock only counts', () => {
  const face = clockFace({ since: 4_000_000, limit: undefined, moveLeft: undefined })
  expect(face).toMatchObject({ time: '1:06:40', isOvertime: false, limit: undefined })
})

test('a begun second of the move clock counts as a whole one, down to none', () => {
  const left = (moveLeft: number) => clockFace({ since: 0, limit: undefined, moveLeft }).moveSeconds
  expect([left(30_000), left(29_001), left(1), left(0), left(-200)]).toEqual([30, 30, 1, 0, 0])
})

test('the time limit is in minutes, or none', () => {
  expect(timeLimitOf(USUAL_RULES)).toBe(TEN_MINUTES)
  expect(timeLimitOf({ ...USUAL_RULES, timeLimit: 'none' })).toBeUndefined()
})

test('a racer’s own clock stands at the time of the finish, whenever it is looked at', () => {
  const race = { startAt: 1000, finish: 61_500 }
  expect(timeSinceGo({ ...race, now: 62_600 })).toBe(61_500)
  expect(timeSinceGo({ ...race, now: 900_000 })).toBe(61_500)
  expect(timeSinceGo({ ...race, finish: 0, now: 62_600 })).toBe(61_600)
})
