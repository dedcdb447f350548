import { expect, test } from 'vitest'
import { resultOf } from '../test/room.ts'
import { loneRacer, podiumOf, winnersOf } from './podium-of.ts'

test('the first three stand on the podium, the rest below in their order', () => {
  const all = [1, 2, 3, 4, 5].map((rank) => resultOf(rank, rank))
  const { blocks, rows } = podiumOf(all)
  expect(blocks.map(({ seat }) => seat)).toEqual([1, 2, 3])
  expect(rows.map(({ seat }) => seat)).toEqual([4, 5])
})

test('who quit or was removed never stands on the podium', () => {
  const { blocks, rows } = podiumOf([
    resultOf(1, 1, { outcome: 'unfinished' }),
    resultOf(2, 2, { outcome: 'quit' }),
    resultOf(3, 3, { outcome: 'removed' }),
  ])
  expect(blocks.map(({ seat }) => seat)).toEqual([1])
  expect(rows.map(({ seat }) => seat)).toEqual([2, 3])
})

test('equal times have several winners', () => {
  const all = [resultOf(1, 1), resultOf(2, 1), resultOf(3, 3)]
  expect(winnersOf(all).map(({ seat }) => seat)).toEqual([1, 2])
})

test('who is home first past the limit has brought it home', () => {
  const all = [resultOf(1, 1, { outcome: 'late' }), resultOf(2, 2, { outcome: 'unfinished' })]
  expect(winnersOf(all).map(({ seat }) => seat)).toEqual([1])
})

test('nobody wins a race that nobody finished', () => {
  const all = [resultOf(1, 1, { outcome: 'unfinished' }), resultOf(2, 2, { outcome: 'quit' })]
  expect(winnersOf(all)).toEqual([])
})

test('whoever raced nobody, in a round or a whole match, has no podium', () => {
  const alone = { results: [resultOf(1, 1, { points: 1, total: 1 })], absent: [] }
  expect(loneRacer({ ...alone, isMatchOver: false })?.seat).toBe(1)
  expect(loneRacer({ ...alone, isMatchOver: true })?.seat).toBe(1)
  const absent = [{ name: 'Noor', points: 2 }]
  expect(loneRacer({ ...alone, absent, isMatchOver: true })).toBeUndefined()
  expect(loneRacer({ ...alone, absent, isMatchOver: false })?.seat).toBe(1)
  const results = [resultOf(1, 1), resultOf(2, 2, { kind: 'cpu' })]
  expect(loneRacer({ results, absent: [], isMatchOver: false })).toBeUndefined()
})
