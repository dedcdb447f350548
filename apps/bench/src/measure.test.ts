import { describe, expect, test } from 'vitest'
import { median, measureRate } from './measure.ts'
import { runLaps } from './yardstick.ts'

describe('the median', () => {
  test('is the middle value, in whatever order they come', () => {
    expect(median([30, 1, 2])).toBe(2)
    expect(median([7])).toBe(7)
  })

  test('is the mean of the two middle ones of an even number', () => {
    expect(median([4, 1, 100, 2])).toBe(3)
  })

  test('does not exist without values', () => {
    expect(() => median([])).toThrow('no median of no values')
  })
})

test('the yardstick depends on every step, and none are left out', () => {
  expect(runLaps(1)).not.toBe(runLaps(2))
  const start = performance.now()
  runLaps(20_000)
  expect(performance.now() - start).toBeGreaterThan(1)
})

test('work that is a hundred laps of the yardstick is done a hundredth of a time a lap', () => {
  const runs = { count: 5, seconds: 0.02 }
  const { perSecond, perLap } = measureRate((times) => runLaps(times * 100), runs)
  // A busy machine may disturb either side of a run, though hardly most runs, and not thirtyfold.
  expect(perLap).toBeGreaterThan(0.01 / 30)
  expect(perLap).toBeLessThan(0.01 * 30)
  expect(perSecond).toBeGreaterThan(1)
})
