import { expect, test } from 'vitest'
import { HandOverCodes } from './hand-over-codes.ts'

const FIVE_MINUTES = 5 * 60_000

test('a code is eight letters, and another one each time', () => {
  const codes = new HandOverCodes()
  const given = Array.from({ length: 20 }, (_, n) => codes.offer(`p${n}`, 0).handOver)
  for (const code of given) expect(code).toMatch(/^[A-HJKMNP-TV-Z]{8}$/)
  expect(new Set(given).size).toBe(20)
})

test('a code finds its player’s offer until it is used; afterwards only whoever used it', () => {
  const codes = new HandOverCodes()
  const offer = codes.offer('lena', 0)
  expect(codes.find(offer.handOver, 'tablet', 1)).toEqual(offer)
  codes.use(offer, 'tablet')
  expect(codes.find(offer.handOver, 'thief', 2)).toBeUndefined()
  expect(codes.find(offer.handOver, 'tablet', 2)).toEqual({ ...offer, usedBy: 'tablet' })
})

test('a code can be used for five minutes', () => {
  const codes = new HandOverCodes()
  const offer = codes.offer('lena', 1_000)
  expect(offer.until).toBe(1_000 + FIVE_MINUTES)
  expect(codes.find(offer.handOver, 'tablet', offer.until - 1)).toEqual(offer)
  expect(codes.find(offer.handOver, 'tablet', offer.until)).toBeUndefined()
})

test('a player’s new code puts an end to the one before, and to nobody else’s', () => {
  const codes = new HandOverCodes()
  const noors = codes.offer('noor', 0)
  const first = codes.offer('lena', 0)
  const second = codes.offer('lena', 1)
  expect(codes.find(first.handOver, 'tablet', 2)).toBeUndefined()
  expect(codes.find(second.handOver, 'tablet', 2)).toEqual(second)
  expect(codes.find(noors.handOver, 'tablet', 2)).toEqual(noors)
})

test('after twenty guesses no code that waits is of use any more', () => {
  const codes = new HandOverCodes()
  const guess = (): unknown => codes.find('AAAAAAAA', 'thief', 1)
  const offer = codes.offer('lena', 0)
  for (let tries = 1; tries < 20; tries++) guess()
  expect(codes.find(offer.handOver, 'tablet', 1)).toEqual(offer)
  guess()
  expect(codes.find(offer.handOver, 'tablet', 1)).toBeUndefined()
  const later = codes.offer('lena', 2)
  expect(codes.find(later.handOver, 'tablet', 3)).toEqual(later)
})
