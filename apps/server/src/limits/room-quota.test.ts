import { expect, test } from 'vitest'
import { USUAL_LIMITS } from './limits.ts'
import { RoomQuota, type GivenPlace } from './room-quota.ts'

/** A server with five places, two for each address, and the rooms that live on it. */
function server(): { quota: RoomQuota; rooms: Set<string> } {
  const rooms = new Set<string>()
  const quota = new RoomQuota({
    limits: { ...USUAL_LIMITS, rooms: 5, roomsPerAddress: 2 },
    count: () => rooms.size,
    isLive: (code) => rooms.has(code),
  })
  return { quota, rooms }
}

function open({ quota, rooms }: ReturnType<typeof server>, address: string, code: string): void {
  rooms.add(code)
  ;(quota.take(address) as GivenPlace).settle(code)
}

test('an address has as many rooms as one may have, and the others theirs', () => {
  const one = server()
  open(one, '192.0.2.7', 'AAAAAA')
  open(one, '192.0.2.7', 'BBBBBB')
  expect(one.quota.take('192.0.2.7')).toBe('too-many-rooms')
  expect(one.quota.take('192.0.2.8')).toBeTypeOf('object')
})

test('a room that has ended gives its place back', () => {
  const one = server()
  open(one, '192.0.2.7', 'AAAAAA')
  open(one, '192.0.2.7', 'BBBBBB')
  one.rooms.delete('AAAAAA')
  expect(one.quota.take('192.0.2.7')).toBeTypeOf('object')
})

test('rooms that are being made count, so that asking for many at once gains nothing', () => {
  const { quota } = server()
  expect(quota.take('192.0.2.7')).toBeTypeOf('object')
  expect(quota.take('192.0.2.7')).toBeTypeOf('object')
  expect(quota.take('192.0.2.7')).toBe('too-many-rooms')
  expect(quota.take('192.0.2.8')).toBeTypeOf('object')
  expect(quota.take('192.0.2.8')).toBeTypeOf('object')
  expect(quota.take('192.0.2.9')).toBeTypeOf('object')
  expect(quota.take('192.0.2.9')).toBe('server-full')
})

test('a room that could not be made gives its place back', () => {
  const { quota } = server()
  ;(quota.take('192.0.2.7') as GivenPlace).giveBack()
  expect(quota.take('192.0.2.7')).toBeTypeOf('object')
  expect(quota.take('192.0.2.7')).toBeTypeOf('object')
})

test('a full server is full for everybody, rooms from before a restart counted', () => {
  const one = server()
  for (const code of ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD', 'EEEEEE']) one.rooms.add(code)
  expect(one.quota.take('192.0.2.7')).toBe('server-full')
  one.rooms.delete('CCCCCC')
  expect(one.quota.take('192.0.2.7')).toBeTypeOf('object')
})
