import { klondike, replay, usualOptions, type ReadRecord, type RecordEntry } from '@samedeal/rules'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { expect, test } from 'vitest'
import { lostMove, standingLine } from './lost-move.ts'

function recordOf(...moves: RecordEntry[]): ReadRecord {
  return { game: klondike, options: usualOptions(klondike), deck: EASY_DECK, moves }
}

const [FIRST, SECOND, THIRD] = EASY_LINE as [RecordEntry, RecordEntry, RecordEntry]

test('the line of a record leaves out what was taken back, and counts every entry', () => {
  const record = recordOf(FIRST, SECOND, { undo: true }, { undo: true }, FIRST, SECOND, THIRD)
  const line = standingLine(record)
  expect(line.map(({ entry }) => entry)).toEqual([0, 5, 6, 7])
  for (const { entry, position } of line) {
    const moves = record.moves.slice(0, entry)
    expect(position).toEqual(replay({ ...record, moves }).position)
  }
})

test('sent cards are one entry', () => {
  expect(standingLine(recordOf({ send: true })).map(({ entry }) => entry)).toEqual([0, 1])
})

test('a search that is complete names the move, or that nothing or everything was lost', () => {
  const line = standingLine(recordOf(FIRST, { undo: true }, FIRST, SECOND))
  expect(lostMove(line, { won: 1, lost: 2 })).toEqual({ found: 'move', winnable: 3, lost: 4 })
  expect(lostMove(line, { won: 2, lost: 3 })).toEqual({ found: 'winnable' })
  expect(lostMove(line, { won: -1, lost: 0 })).toEqual({ found: 'hopeless' })
})

test('a search that is not complete says no more than it has proven', () => {
  const line = standingLine(recordOf(FIRST, SECOND, THIRD))
  expect(lostMove(line, { won: 0, lost: 3 })).toEqual({ found: 'open', winnable: 0, lost: 3 })
  expect(lostMove(line, { won: 1, lost: 4 })).toEqual({ found: 'open', winnable: 1 })
  expect(lostMove(line, { won: -1, lost: 2 })).toEqual({ found: 'open', lost: 2 })
})
