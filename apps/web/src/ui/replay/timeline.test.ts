import { klondike, usualOptions, type ReadRecord } from '@samedeal/rules'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { expect, test } from 'vitest'
import { timelineOf } from './timeline.ts'

/** A record of the easy deal with a move at each of these times. */
function recordAt(...times: (number | undefined)[]): ReadRecord {
  const moves = times.map((t, index) => {
    return t === undefined ? EASY_LINE[index]! : { ...EASY_LINE[index]!, t }
  })
  return { game: klondike, options: usualOptions(klondike), deck: EASY_DECK, moves }
}

test('one record alone goes from the deal to its last entry', () => {
  expect(timelineOf([recordAt(5, 9)])).toEqual([[0], [1], [2]])
})

test('two races stand at every place as they stood at the same moment', () => {
  expect(timelineOf([recordAt(5, 9, 30), recordAt(7, 8)])).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 2],
    [3, 2],
  ])
})

test('beside moves without times a race goes move by move', () => {
  const line = recordAt(undefined, undefined, undefined)
  expect(timelineOf([recordAt(5), line])).toEqual([
    [0, 0],
    [1, 1],
    [1, 2],
    [1, 3],
  ])
})

test('a race in which nobody moved has its deal alone', () => {
  expect(timelineOf([recordAt(), recordAt()])).toEqual([[0, 0]])
})
