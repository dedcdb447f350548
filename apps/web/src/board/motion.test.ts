import { expect, test } from 'vitest'
import { cubicBezier, flying, isStill, linear, retarget, still, valueAt } from './motion.ts'

const how = { now: 100, duration: 200, curve: linear }

test('a tween stands still, moves, and stands still again', () => {
  const tween = retarget(still(10), 20, { ...how, start: 150 })
  expect([100, 150, 200, 250, 350, 999].map((now) => valueAt(tween, now))).toEqual([
    10, 10, 12.5, 15, 20, 20,
  ])
  expect(isStill(tween, 349)).toBe(false)
  expect(isStill(tween, 350)).toBe(true)
  expect(isStill(still(3), 0)).toBe(true)
})

test('a tween that is sent elsewhere on its way goes on from where it is', () => {
  const away = retarget(still(0), 100, how)
  const back = retarget(away, 0, { ...how, now: 200 })
  expect(valueAt(away, 200)).toBe(50)
  expect(valueAt(back, 200)).toBe(50)
  expect(valueAt(back, 400)).toBe(0)
})

test('a tween that is already on its way to a value is not started again', () => {
  const away = retarget(still(0), 100, how)
  expect(retarget(away, 100, { ...how, now: 250 })).toBe(away)
})

test('a motion of no time arrives at once', () => {
  expect(valueAt(retarget(still(0), 5, { now: 7, duration: 0, curve: linear }), 7)).toBe(5)
})

test('curves are those of CSS', () => {
  const ease = cubicBezier(0.25, 0.1, 0.25, 1)
  expect(ease(0)).toBe(0)
  expect(ease(1)).toBe(1)
  expect(ease(0.5)).toBeCloseTo(0.8024, 3)
  expect(cubicBezier(0, 0, 1, 1)(0.3)).toBeCloseTo(0.3, 5)
  for (let share = 0.1; share < 1; share += 0.1) {
    expect(flying(share)).toBeGreaterThan(flying(share - 0.1))
  }
})
