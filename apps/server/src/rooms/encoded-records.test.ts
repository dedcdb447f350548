import type { GameRecord } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { EncodedRecords } from './encoded-records.ts'

const MOVES: GameRecord['moves'] = [{ t: 1_000, from: 'stock', to: 'waste', count: 1 }]

function recordOf(seat: number, salt: string, moves = MOVES) {
  const options = { draw: 1 }
  const record = { game: 'klondike', options, deck: 'AC', salt, moves } as unknown as GameRecord
  return { seat, record }
}

test('a record is encoded once for all who ask for it', () => {
  const records = new EncodedRecords()
  const first = records.bytes('ABCDEF', recordOf(1, 'salt'))
  expect(records.bytes('ABCDEF', recordOf(1, 'salt'))).toBe(first)
})

test('another seat, another room, another round and another line have records of their own', () => {
  const records = new EncodedRecords()
  const first = records.bytes('ABCDEF', recordOf(1, 'salt'))
  expect(records.bytes('ABCDEF', recordOf(2, 'salt'))).not.toBe(first)
  expect(records.bytes('GHJKMN', recordOf(1, 'salt'))).not.toBe(first)
  expect(records.bytes('ABCDEF', recordOf(1, 'another'))).not.toBe(first)
  expect(records.bytes('ABCDEF', recordOf(1, 'another', [...MOVES]))).not.toBe(first)
})

test('records that nobody asks for any more make place for others', () => {
  const size = new EncodedRecords().bytes('ABCDEF', recordOf(1, 'salt')).byteLength
  const records = new EncodedRecords(2 * size)
  const first = records.bytes('ABCDEF', recordOf(1, 'salt'))
  const second = records.bytes('ABCDEF', recordOf(2, 'salt'))
  expect(records.bytes('ABCDEF', recordOf(1, 'salt'))).toBe(first)
  records.bytes('ABCDEF', recordOf(3, 'salt'))
  expect(records.bytes('ABCDEF', recordOf(1, 'salt'))).toBe(first)
  expect(records.bytes('ABCDEF', recordOf(2, 'salt'))).not.toBe(second)
})
