import type { Result, RoomView } from '@samedeal/race'
import { expect, test } from 'vitest'
import { resultOf } from '../test/room.ts'
import { matchPodium, matchStandings, matchWinners } from './match-standings.ts'

function standingsOf(results: readonly Result[], absent: RoomView['absent'] = []) {
  return matchStandings({ results, absent })
}

test('the points of the match decide it, not the rank in its last round', () => {
  const standings = standingsOf([
    resultOf(1, 1, { total: 5 }),
    resultOf(2, 2, { total: 9 }),
    resultOf(3, 3, { total: 7 }),
  ])
  expect(standings.map(({ seat, rank }) => [seat, rank])).toEqual([
    [2, 1],
    [3, 2],
    [1, 3],
  ])
  expect(matchWinners(standings).map(({ seat }) => seat)).toEqual([2])
})

test('equal points share the rank, and the next rank is left out', () => {
  const standings = standingsOf([
    resultOf(1, 1, { total: 4 }),
    resultOf(2, 2, { total: 4 }),
    resultOf(3, 3, { total: 1 }),
  ])
  expect(standings.map(({ rank }) => rank)).toEqual([1, 1, 3])
  expect(matchWinners(standings)).toHaveLength(2)
})

test('who quit the last round keeps the points of the match', () => {
  const standings = standingsOf([
    resultOf(1, 1, { total: 3 }),
    resultOf(2, 2, { outcome: 'quit', total: 6 }),
  ])
  expect(matchWinners(standings).map(({ seat }) => seat)).toEqual([2])
})

test('on the podium of a match stands who has points, and where nobody has, the first three', () => {
  const totals = (...all: number[]) =>
    matchPodium(standingsOf(all.map((total, at) => resultOf(at + 1, at + 1, { total }))))
  expect(totals(5, 0, 0, 2).blocks.map(({ seat }) => seat)).toEqual([1, 4])
  expect(totals(5, 0, 0, 2).rows.map(({ seat }) => seat)).toEqual([2, 3])
  expect(totals(4, 3, 2, 1).blocks).toHaveLength(3)
  expect(totals(0, 0, 0, 0).blocks).toHaveLength(3)
})

test('who was absent from the last round keeps their place, and may have won the match', () => {
  const standings = standingsOf(
    [resultOf(1, 1, { total: 5 }), resultOf(2, 2, { total: 2 })],
    [
      { name: 'Noor', points: 8 },
      { name: 'Mika', points: 2 },
    ],
  )
  expect(standings.map(({ seat, name, rank }) => [seat, name, rank])).toEqual([
    [undefined, 'Noor', 1],
    [1, 'Racer 1', 2],
    [2, 'Racer 2', 3],
    [undefined, 'Mika', 3],
  ])
  expect(matchWinners(standings).map(({ name }) => name)).toEqual(['Noor'])
})

test('nobody wins a match without points', () => {
  expect(matchWinners(standingsOf([resultOf(1, 1), resultOf(2, 2)]))).toEqual([])
})
