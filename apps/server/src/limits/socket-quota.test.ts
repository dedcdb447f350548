import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SocketQuota } from './socket-quota.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an address has as many sockets as one may have, and the others theirs', () => {
  const sockets = new SocketQuota(2)
  expect(sockets.open('192.0.2.7')).toBe(true)
  expect(sockets.open('192.0.2.7')).toBe(true)
  expect(sockets.hasRoom('192.0.2.7')).toBe(false)
  expect(sockets.open('192.0.2.7')).toBe(false)
  expect(sockets.open('192.0.2.8')).toBe(true)
  sockets.closed('192.0.2.7')
  expect(sockets.open('192.0.2.7')).toBe(true)
})

test('a promised socket counts, and opens even when there is no other place', () => {
  const sockets = new SocketQuota(2)
  sockets.promise('192.0.2.7')
  sockets.promise('192.0.2.7')
  expect(sockets.hasRoom('192.0.2.7')).toBe(false)
  expect(sockets.open('192.0.2.7')).toBe(true)
  expect(sockets.open('192.0.2.7')).toBe(true)
  expect(sockets.open('192.0.2.7')).toBe(false)
})

test('a promise is kept for fifteen seconds', () => {
  const sockets = new SocketQuota(1)
  sockets.promise('192.0.2.7')
  vi.advanceTimersByTime(14_999)
  expect(sockets.hasRoom('192.0.2.7')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(sockets.hasRoom('192.0.2.7')).toBe(true)
})

test('a promise that was kept does not free a place later', () => {
  const sockets = new SocketQuota(1)
  sockets.promise('192.0.2.7')
  sockets.open('192.0.2.7')
  vi.advanceTimersByTime(60_000)
  expect(sockets.hasRoom('192.0.2.7')).toBe(false)
})
