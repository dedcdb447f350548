import type { Standing } from '@samedeal/race'
import { expect, test } from 'vitest'
import { roomWith, seatOf } from '../test/room.ts'
import { cardsLeft, eventsBetween } from './screen-events.ts'

const ROSTER = [seatOf(1, 'Lena'), seatOf(2, 'Noor'), seatOf(3, 'Mika'), seatOf(4, 'Jonas')]

function standing(seat: number, rank: number, percent: number): Standing {
  return { seat, rank, percent, time: 0 }
}

function racing(...top: Standing[]): ReturnType<typeof roomWith> {
  return roomWith({ roster: ROSTER, top })
}

function linesBetween(...rooms: Parameters<typeof eventsBetween>): string[] {
  return eventsBetween(...rooms).map(({ line }) => line)
}

test('the cards left follow from the share for every number of cards home', () => {
  for (let home = 0; home <= 52; home++) {
    const percent = Math.floor((100 * home) / 52)
    expect(cardsLeft(standing(1, 1, percent), roomWith({}))).toBe(52 - home)
  }
})

test('who comes to stand before somebody has passed them', () => {
  const before = racing(standing(1, 1, 40), standing(2, 2, 38), standing(3, 3, 30))
  const after = racing(standing(2, 1, 42), standing(1, 2, 40), standing(3, 3, 30))
  expect(linesBetween(before, after)).toEqual(['Noor passes Lena'])
})

test('who comes up from below the leaders has passed the one who is no longer among them', () => {
  const before = racing(standing(1, 1, 40), standing(2, 2, 38), standing(3, 3, 30))
  const after = racing(standing(1, 1, 40), standing(2, 2, 38), standing(4, 3, 32))
  expect(linesBetween(before, after)).toEqual(['Jonas passes Mika'])
})

test('drawing level is no overtaking, and neither is somebody giving up', () => {
  const before = racing(standing(1, 1, 40), standing(2, 2, 38), standing(3, 3, 30))
  const level = racing(standing(1, 1, 40), standing(2, 1, 40), standing(3, 3, 30))
  expect(linesBetween(before, level)).toEqual([])
  const quit = roomWith({
    roster: ROSTER.map((seat) => (seat.seat === 1 ? { ...seat, status: 'quit' } : seat)),
    top: [standing(2, 1, 38), standing(3, 2, 30), standing(4, 3, 20)],
  })
  expect(linesBetween(before, quit)).toEqual(['Lena quits'])
})

test('falling out of the leaders by a tie is no overtaking', () => {
  const before = racing(standing(1, 1, 40), standing(2, 2, 38), standing(4, 3, 30))
  const after = racing(standing(1, 1, 40), standing(2, 2, 38), standing(3, 3, 30))
  expect(linesBetween(before, after)).toEqual([])
})

test('who loses progress is passed by who now has more, and nobody is at the start', () => {
  const before = racing(standing(1, 1, 40), standing(2, 1, 40), standing(3, 3, 30))
  const after = racing(standing(2, 1, 40), standing(1, 2, 38), standing(3, 3, 30))
  expect(linesBetween(before, after)).toEqual(['Noor passes Lena'])
  const start = racing(standing(1, 1, 0), standing(2, 1, 0), standing(3, 1, 0))
  expect(linesBetween(start, racing(standing(3, 1, 1), standing(1, 2, 0)))).toEqual([])
})

test('a racer whom the host takes out is removed, and does not quit', () => {
  const after = roomWith({
    roster: ROSTER.map((seat) => (seat.seat === 1 ? { ...seat, status: 'removed' } : seat)),
  })
  expect(linesBetween(racing(), after)).toEqual(['Lena is removed'])
})

test('the last five cards are told once, and a finish with its time', () => {
  const at = (percent: number) => racing(standing(1, 1, percent))
  expect(linesBetween(at(88), at(92))).toEqual(['Lena is down to 4 cards'])
  expect(linesBetween(at(92), at(98))).toEqual([])
  const home = roomWith({
    roster: ROSTER.map((seat) => (seat.seat === 1 ? { ...seat, status: 'finished' } : seat)),
    top: [{ ...standing(1, 1, 100), time: 314_000 }],
  })
  expect(linesBetween(at(98), home)).toEqual(['Lena is home in 5:14'])
})

test('a finish waits for its time, and is told without one below the leaders', () => {
  const finished = (...seats: number[]) =>
    ROSTER.map((one) => (seats.includes(one.seat) ? { ...one, status: 'finished' as const } : one))
  const first = racing(standing(1, 1, 98))
  const early = roomWith({ roster: finished(1), top: [standing(1, 1, 98)] })
  const timed = { ...early, top: [{ ...standing(1, 1, 100), time: 90_000 }] }
  expect(linesBetween(first, early)).toEqual([])
  expect(linesBetween(early, timed)).toEqual(['Lena is home in 1:30'])
  const top = [1, 2, 3].map((seat) => ({ ...standing(seat, seat, 100), time: 90_000 + seat }))
  const before = roomWith({ roster: finished(1, 2, 3), top })
  const after = roomWith({ roster: finished(1, 2, 3, 4), top })
  expect(linesBetween(before, after)).toEqual(['Jonas is home'])
})

test('a stand-in and a return are told', () => {
  const away = roomWith({
    roster: ROSTER.map((seat) =>
      seat.seat === 2 ? { ...seat, connected: false, hasStandIn: true } : seat,
    ),
  })
  expect(linesBetween(racing(), away)).toEqual(['Noor is away; a CPU plays on'])
  expect(linesBetween(away, racing())).toEqual(['Noor is back'])
})

test('nothing is told between one round and the next', () => {
  const before = racing(standing(1, 1, 40), standing(2, 2, 38))
  const next = { ...racing(standing(2, 1, 42), standing(1, 2, 40)), round: 2 }
  expect(eventsBetween(before, next)).toEqual([])
})
