import { expect, test } from 'vitest'
import { seatOf } from '../test/room.ts'
import { areAllTaken } from './seats.ts'

const PEOPLE = Array.from({ length: 20 }, (_, at) => seatOf(at + 1, `Racer ${at + 1}`))

test('twenty people who are there leave no seat to a twenty-first', () => {
  expect(areAllTaken(PEOPLE)).toBe(true)
  expect(areAllTaken(PEOPLE.slice(1))).toBe(false)
})

test('a CPU makes room, and so does somebody who is away when the next race starts', () => {
  expect(areAllTaken([seatOf(1, 'Birch', { kind: 'cpu' }), ...PEOPLE.slice(1)])).toBe(false)
  expect(areAllTaken([seatOf(1, 'Lena', { connected: false }), ...PEOPLE.slice(1)])).toBe(false)
})
