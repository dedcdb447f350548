import { expect, test } from 'vitest'
import { roomWith, seatOf } from '../test/room.ts'
import { stillRacing } from './still-racing.ts'

test('whoever is done reads which people still race, and where a CPU plays for one', () => {
  const roster = [
    seatOf(1, 'Lena', { status: 'finished', time: 60_000 }),
    seatOf(2, 'Noor', { connected: false, hasStandIn: true }),
    seatOf(3, 'Mika'),
    seatOf(4, 'Birch', { kind: 'cpu', cpuLevel: 'casual' }),
    seatOf(5, 'Ada', { status: 'quit' }),
  ]
  expect(stillRacing(roomWith({ roster }))).toBe('Still racing: Noor (a CPU plays) and Mika.')
})

test('nothing is said when nobody races', () => {
  const roster = [seatOf(1, 'Lena', { status: 'finished', time: 60_000 })]
  expect(stillRacing(roomWith({ roster }))).toBeUndefined()
  expect(stillRacing(roomWith({ phase: 'countdown', roster: [seatOf(1, 'Lena')] }))).toBeUndefined()
})
