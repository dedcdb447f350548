import { expect, test } from 'vitest'
import { roomWith, seatOf } from '../test/room.ts'
import { hasStakes } from './match-stakes.ts'

const LENA = seatOf(1, 'Lena')
const between = roomWith({ phase: 'results', roster: [LENA, seatOf(2, 'Noor')] })

test('who leaves others before the last round of a match has something at stake', () => {
  expect(hasStakes(between, 1)).toBe(true)
})

test('nothing is at stake after the match, for who watches, or with nobody else there', () => {
  expect(hasStakes({ ...between, isMatchOver: true }, 1)).toBe(false)
  expect(hasStakes(between, 0)).toBe(false)
  const cpu = seatOf(2, 'Birch', { kind: 'cpu' })
  expect(hasStakes({ ...between, roster: [LENA, cpu] }, 1)).toBe(false)
  const away = seatOf(2, 'Noor', { connected: false })
  expect(hasStakes({ ...between, roster: [LENA, away] }, 1)).toBe(false)
})
