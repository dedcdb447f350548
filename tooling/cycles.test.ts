import { expect, test } from 'vitest'
import { circlesOf } from './cycles.ts'

function circles(arrows: Readonly<Record<string, readonly string[]>>): string[][] {
  return circlesOf(new Map(Object.entries(arrows))).map((circle) => circle.toSorted())
}

test('files that only lead on make no circle, however many ways lead to one', () => {
  expect(circles({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([])
})

test('two files that import each other make a circle', () => {
  expect(circles({ a: ['b'], b: ['a'] })).toEqual([['a', 'b']])
})

test('a circle is found behind files that are no part of it, and however long it is', () => {
  const arrows = { a: ['b'], b: ['c'], c: ['d', 'e'], d: ['b'], e: [] }
  expect(circles(arrows)).toEqual([['b', 'c', 'd']])
})

test('two circles are told apart, and two that touch are one', () => {
  expect(circles({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] })).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ])
  expect(circles({ a: ['b'], b: ['a', 'c'], c: ['b'] })).toEqual([['a', 'b', 'c']])
})
