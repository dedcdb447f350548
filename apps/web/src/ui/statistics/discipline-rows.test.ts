import { expect, test } from 'vitest'
import { rowsOf } from './discipline-rows.ts'

const TALLY = { races: 4, wins: 1, finishes: 2, time: 300_000 }

test('rows go by game and options, then from the easiest level up, with random deals, which have no level, last', () => {
  const draws = ['3/easy', '1/any', '1/master', '1/easy'].map((key) => `klondike/draw-${key}`)
  const keys = ['freecell/cells-4/easy', ...draws, 'freecell/cells-2/any']
  const rows = rowsOf(Object.fromEntries(keys.map((key) => [key, TALLY])), {})
  expect(rows.map(({ name }) => name)).toEqual([
    'Klondike · Draw 1 · Easy',
    'Klondike · Draw 1 · Master',
    'Klondike · Draw 1 · Random',
    'Klondike · Draw 3 · Easy',
    'FreeCell · 2 free cells · Random',
    'FreeCell · 4 free cells · Easy',
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

test('rows of games that are not known are shown by their names, whatever a device has kept', () => {
  const keys = ['spider/suits-2/easy', 'toString/draw-1/easy', '__proto__/x/easy', 'nonsense']
  const rows = rowsOf(Object.fromEntries(keys.map((key) => [key, TALLY])), {})
  expect(rows).toHaveLength(keys.length)
  for (const { name } of rows) expect(name).toMatch(/^\p{L}|^_/u)
})
