import { expect, test } from 'vitest'
import { roomWith, seatOf } from '../test/room.ts'
import { standingWords } from './own-standing.ts'

const room = roomWith({
  roster: [seatOf(1, 'Lena'), seatOf(2, 'Noor')],
  top: [
    { seat: 2, rank: 1, percent: 40, time: 0 },
    { seat: 1, rank: 2, percent: 17, time: 0 },
  ],
})

test('a racer hears the own rank, the cards that are home, the time and the leaders', () => {
  const cards = { done: 9, total: 52 }
  expect(standingWords({ room, seat: 1, rank: 2, cards, since: 83_000 })).toBe(
    'You are 2nd. 9 of 52 cards are home, 17%. Time 1:23. Leaders: Noor 40% and Lena 17%.',
  )
})

test('a spectator hears the time and the leaders', () => {
  expect(standingWords({ room, seat: 0, rank: 0, cards: undefined, since: 5_000 })).toBe(
    'Time 0:05. Leaders: Noor 40% and Lena 17%.',
  )
})

test('an empty room has no leaders to name', () => {
  const empty = roomWith({ roster: [], top: [] })
  expect(standingWords({ room: empty, seat: 0, rank: 0, cards: undefined, since: 0 })).toBe(
    'Time 0:00.',
  )
})
