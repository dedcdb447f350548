import type { Result } from '@samedeal/race'
import { expect, test } from 'vitest'
import { podiumOf, winnersOf } from './podium-of.ts'

function result(seat: number, rank: number, outcome: Result['outcome']): Result {
  const time = outcome === 'finished' ? 60_000 * rank : 0
  return { seat, name: `Racer ${seat}`, kind: 'person', rank, outcome, percent: 50, time, moves: 9 }
}

test('the first three stand on the podium, the rest below in their order', () => {
  const all = [1, 2, 3, 4, 5].map((rank) => result(rank, rank, 'finished'))
  const { blocks, rows } = podiumOf(all)
  expect(blocks.map(({ seat }) => seat)).toEqual([1, 2, 3])
  expect(rows.map(({ seat }) => seat)).toEqual([4, 5])
})

test('who quit never stands on the podium', () => {
  const { blocks, rows } = podiumOf([result(1, 1, 'unfinished'), result(2, 2, 'quit')])
  expect(blocks.map(({ seat }) => seat)).toEqual([1])
  expect(rows.map(({ seat }) => seat)).toEqual([2])
})

test('equal times have several winners', () => {
  const all = [result(1, 1, 'finished'), result(2, 1, 'finished'), result(3, 3, 'finished')]
  expect(winnersOf(all).map(({ seat }) => seat)).toEqual([1, 2])
})

test('nobody wins a race that nobody finished', () => {
  expect(winnersOf([result(1, 1, 'unfinished'), result(2, 2, 'quit')])).toEqual([])
})
