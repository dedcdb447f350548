import { expect, test } from 'vitest'
import { rowsOf } from './discipline-rows.ts'

const TALLY = { races: 4, wins: 1, finishes: 2, time: 300_000 }

test('rows go by draw, then from the easiest level up, with random deals, which have no level, last', () => {
  const keys = ['3/easy', '1/any', '1/master', '1/easy'].map((key) => `klondike/draw-${key}`)
  const rows = rowsOf(Object.fromEntries(keys.map((key) => [key, TALLY])), {})
  expect(rows.map(({ name }) => name)).toEqual([
    'Draw 1 · Easy',
    'Draw 1 · Master',
    'Draw 1 · Random',
    'Draw 3 · Easy',
  ])
})

test('the average is over the races that came home, the best is the one that is kept', () => {
  const key = 'klondike/draw-1/normal'
  expect(rowsOf({ [key]: TALLY }, { [key]: 140_000 })[0]).toMatchObject({
    average: 150_000,
    best: 140_000,
  })
  const none = rowsOf({ [key]: { ...TALLY, finishes: 0, time: 0 } }, {})[0]
  expect(none?.average).toBeUndefined()
  expect(none?.best).toBeUndefined()
})
