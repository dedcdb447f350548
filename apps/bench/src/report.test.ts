import { expect, test } from 'vitest'
import { holds, type Figure } from './figure.ts'
import { figuresJson, figuresTable, partsTable } from './report.ts'

const fast: Figure = {
  name: 'rules: play',
  value: 2_345_678.9,
  unit: 'moves/s',
  goal: { atLeast: 1_500_000 },
  ratio: 2.3456,
}
const slow: Figure = {
  name: 'server: reply',
  value: 61.25,
  unit: 'ms',
  goal: { atMost: 50 },
  ratio: 61_250.4,
}
const aimless: Figure = { name: 'web: size', value: 0.123_456, unit: 'MB' }

test('a rate holds from its goal on, a duration up to it, and what has no goal neither way', () => {
  expect([holds(fast), holds(slow), holds(aimless)]).toEqual([true, false, undefined])
  expect(holds({ ...fast, value: 1_500_000 })).toBe(true)
  expect(holds({ ...fast, value: 1_499_999 })).toBe(false)
  expect(holds({ ...slow, value: 50 })).toBe(true)
})

test('the JSON has every figure with its exact value', () => {
  expect(JSON.parse(figuresJson([fast, slow, aimless]))).toEqual({
    figures: [
      {
        name: 'rules: play',
        value: 2_345_678.9,
        unit: 'moves/s',
        goal: '>= 1500000',
        holds: true,
        ratio: 2.3456,
      },
      {
        name: 'server: reply',
        value: 61.25,
        unit: 'ms',
        goal: '<= 50',
        holds: false,
        ratio: 61_250.4,
      },
      { name: 'web: size', value: 0.123_456, unit: 'MB', goal: null, holds: null, ratio: null },
    ],
  })
})

test('the table has thousands with commas, small numbers with three figures, and shouts NO', () => {
  expect(figuresTable([fast, slow, aimless]).split('\n').slice(0, 4)).toEqual([
    'figure             value  unit     goal          holds   ratio',
    'rules: play    2,345,679  moves/s  >= 1,500,000  yes      2.35',
    'server: reply       61.3  ms       <= 50         NO     61,250',
    'web: size          0.123  MB       -             -           -',
  ])
})

test('the list has every part, how long it takes and what it measures', () => {
  const parts = [
    { name: 'rules', about: 'moves per second', seconds: 12, measure: () => [] },
    { name: 'load', about: 'rooms at once', seconds: 300, measure: () => [] },
  ]
  expect(partsTable(parts).split('\n')).toEqual([
    'part   takes        measures',
    'rules  about 12 s   moves per second',
    'load   about 300 s  rooms at once',
  ])
})
