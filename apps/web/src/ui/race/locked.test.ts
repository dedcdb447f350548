import { signal } from '@preact/signals'
import type { Phase, SeatStatus } from '@samedeal/race'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Connection } from '../../session/room-session.ts'
import { roomWith, seatOf } from '../test/room.ts'
import { boardLock } from './locked.ts'

const NOTE = 'The server isn’t answering. You can play on when it does.'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function inRoom(phase: Phase, status: SeatStatus) {
  return roomWith({ phase, roster: [{ ...seatOf(1, 'Lena'), status }] })
}

function sessionIn(phase: Phase, status: SeatStatus) {
  return {
    connection: signal<Connection>('live'),
    room: signal(inRoom(phase, status)),
    seat: signal(1),
    silence: () => 0,
  }
}

test('a board takes no moves before GO, and nothing need be said of it', () => {
  const { lock, stop } = boardLock(sessionIn('countdown', 'waiting'))
  expect(lock.value).toBe('')
  stop()
})

test('it says why it takes none when the server has been silent for three seconds of a race', () => {
  const session = sessionIn('racing', 'racing')
  const { lock, stop } = boardLock(session)
  session.connection.value = 'connecting'
  vi.advanceTimersByTime(2_999)
  expect(lock.value).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(lock.value).toBe(NOTE)
  session.connection.value = 'live'
  expect(lock.value).toBeUndefined()
  stop()
})

test('it says so during an outage over GO, not when the server is back', () => {
  const session = sessionIn('countdown', 'waiting')
  const { lock, stop } = boardLock(session)
  session.connection.value = 'connecting'
  vi.advanceTimersByTime(3_000)
  expect(lock.value).toBe(NOTE)
  const notes = new Set<string | undefined>()
  const unsubscribe = lock.subscribe((note) => void notes.add(note))
  session.room.value = inRoom('racing', 'racing')
  session.connection.value = 'live'
  expect([...notes]).toEqual([NOTE, undefined])
  unsubscribe()
  stop()
})

test('a racer who is home hears nothing of it', () => {
  const session = sessionIn('racing', 'finished')
  const { lock, stop } = boardLock(session)
  session.connection.value = 'connecting'
  vi.advanceTimersByTime(9_000)
  expect(lock.value).toBe('')
  stop()
})
