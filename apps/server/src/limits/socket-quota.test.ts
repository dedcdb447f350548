import { expect, test } from 'vitest'
import { SocketQuota } from './socket-quota.ts'

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

test('a socket that was refused frees no place', () => {
  const sockets = new SocketQuota(1)
  sockets.open('192.0.2.7')
  sockets.open('192.0.2.7')
  sockets.closed('192.0.2.7')
  expect(sockets.open('192.0.2.7')).toBe(true)
  expect(sockets.open('192.0.2.7')).toBe(false)
})
