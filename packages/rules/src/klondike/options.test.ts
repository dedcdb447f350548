import { expect, test } from 'vitest'
import { KLONDIKE_OPTIONS } from './options.ts'

const { draw, passes, foundationReturn } = KLONDIKE_OPTIONS

test('a draw turns one card or three, and nothing else', () => {
  expect([1, 3].every((value) => draw.accepts(value))).toBe(true)
  for (const value of [0, 2, 4, '1', true, null, undefined]) expect(draw.accepts(value)).toBe(false)
})

test('passes are unlimited or any whole number from one', () => {
  for (const value of ['unlimited', 1, 2, 3, 17]) expect(passes.accepts(value)).toBe(true)
  for (const value of [0, -1, 1.5, Number.NaN, Infinity, '3', 'none', null, undefined]) {
    expect(passes.accepts(value)).toBe(false)
  }
})

test('cards may come back from the foundations or not: true or false', () => {
  expect([true, false].every((value) => foundationReturn.accepts(value))).toBe(true)
  for (const value of [0, 1, 'true', null, undefined]) {
    expect(foundationReturn.accepts(value)).toBe(false)
  }
})

test('the usual rules are those of the party race: draw one, unlimited passes, cards may come back', () => {
  expect([draw.usual, passes.usual, foundationReturn.usual]).toEqual([1, 'unlimited', true])
})
