import { deckText, klondike, type GameRecord } from '@samedeal/rules'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { expect, test } from 'vitest'
import { entryWords, positionAfter, soundRecord } from './replayed.ts'

const WON: GameRecord = {
  game: 'klondike',
  options: {},
  deck: deckText(EASY_DECK),
  moves: EASY_LINE,
}

test('a replay goes from the deal to the last card home, step by step', () => {
  const record = soundRecord(WON)
  const home = (n: number) => klondike.progress(positionAfter(record, n)).done
  expect([home(0), home(1), home(28), home(29), home(EASY_LINE.length)]).toEqual([0, 1, 28, 28, 52])
})

test('an undo in a replay shows the table as it was before', () => {
  const record = soundRecord({ ...WON, moves: [...EASY_LINE.slice(0, 3), { undo: true }] })
  expect(positionAfter(record, 4)).toEqual(positionAfter(record, 2))
})

test('a record that is no sound one is not shown', () => {
  expect(() => soundRecord({ ...WON, deck: 'AC' })).toThrow()
})

test('an entry says when it was made, what it was and who made it', () => {
  expect(entryWords({ undo: true, t: 48_200 })).toBe('0:48 · Undo')
  expect(entryWords({ send: true, t: 61_000, by: 'player' })).toBe('1:01 · Send cards')
  expect(entryWords({ ...EASY_LINE[0]!, t: 5_000, by: 'stand-in' })).toBe('0:05 · by a CPU')
  expect(entryWords(EASY_LINE[0]!)).toBe('')
})
