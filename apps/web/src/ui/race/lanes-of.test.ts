import { expect, test } from 'vitest'
import { roomWith, seatOf } from '../test/room.ts'
import { lanesOf } from './lanes-of.ts'
import { seatLook } from './seat-look.ts'

const LENA = seatOf(1, 'Lena')
const NOOR = seatOf(2, 'Noor')
const BIRCH = seatOf(3, 'Birch', { kind: 'cpu' })
const MIKA = seatOf(4, 'Mika')
const ROSTER = [LENA, NOOR, BIRCH, MIKA]

test('before GO the first three of the room stand at the start, without ranks', () => {
  const lanes = lanesOf(roomWith({ phase: 'countdown', roster: ROSTER }), 1)
  expect(lanes.map(({ name, rank, figure }) => [name, rank, figure])).toEqual([
    ['Lena', undefined, '0%'],
    ['Noor', undefined, '0%'],
    ['Birch', undefined, '0%'],
  ])
})

test('the best three are shown in their order, with the time of who is home', () => {
  const finished = { ...NOOR, status: 'finished' as const }
  const room = roomWith({
    roster: [LENA, finished, BIRCH],
    top: [
      { seat: 2, rank: 1, percent: 100, time: 314_000 },
      { seat: 3, rank: 2, percent: 26, time: 0 },
      { seat: 1, rank: 2, percent: 26, time: 0 },
    ],
  })
  expect(lanesOf(room, 1).map(({ rank, token, figure }) => [rank, token, figure])).toEqual([
    [1, 'home', '5:14'],
    [2, 'cpu', '26%'],
    [2, 'own', '26%'],
  ])
})

test('a racer who has left the room has no lane', () => {
  expect(
    lanesOf(roomWith({ roster: ROSTER, top: [{ seat: 9, rank: 1, percent: 3, time: 0 }] }), 1),
  ).toEqual([])
})

test('only the own seat is a diamond with YOU, and nobody is to a spectator', () => {
  expect(seatLook(LENA, 1)).toEqual({ token: 'own', tags: ['you'] })
  expect(seatLook(NOOR, 1)).toEqual({ token: 'person', tags: [] })
  expect(seatLook(LENA, 0)).toEqual({ token: 'person', tags: [] })
})

test('a CPU player is called one whatever becomes of it', () => {
  expect(seatLook(BIRCH, 1).tags).toContain('cpu')
  expect(seatLook({ ...BIRCH, status: 'finished' }, 1).tags).toEqual(['cpu', 'home'])
})

test('who is away has a ring, who quit a cross, who is home a flag', () => {
  expect(seatLook({ ...MIKA, connected: false }, 1)).toEqual({ token: 'away', tags: ['away'] })
  expect(seatLook({ ...MIKA, connected: false, status: 'quit' }, 1)).toEqual({
    token: 'quit',
    tags: ['quit'],
  })
  expect(seatLook({ ...MIKA, status: 'removed' }, 1).tags).toEqual(['removed'])
  expect(seatLook({ ...LENA, status: 'finished' }, 1)).toEqual({
    token: 'home',
    tags: ['you', 'home'],
  })
})

test('a seat that a stand-in plays says that its owner is away and a CPU plays', () => {
  expect(seatLook({ ...MIKA, connected: false, hasStandIn: true }, 1)).toEqual({
    token: 'away',
    tags: ['stand-in'],
  })
})
