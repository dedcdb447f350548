import { beforeEach, expect, test } from 'vitest'
import type { RoomView } from '@samedeal/race'
import { PressedStart } from './pressed-start.ts'
import { UNKNOWN_ROOM } from './unknown-room.ts'

const HOST = 1
let now: number
let start: PressedStart

beforeEach(() => {
  now = 0
  start = new PressedStart({ now: () => now, after: () => () => undefined })
})

function roomAt(phase: RoomView['phase'], round: number, host = HOST): RoomView {
  return { ...UNKNOWN_ROOM, phase, round, host }
}

test('a start that a crash has swallowed is sent again when the server is back', () => {
  start.press(roomAt('lobby', 0))
  now = 8_000
  start.see(roomAt('lobby', 0))
  expect(start.unanswered(HOST)).toBe('again')
})

test('a start is never sent again once the race has begun, nor after it', () => {
  start.press(roomAt('lobby', 0))
  start.see(roomAt('countdown', 1))
  expect(start.unanswered(HOST)).toBeUndefined()
  start.see(roomAt('racing', 1))
  start.see(roomAt('results', 1))
  expect(start.unanswered(HOST)).toBeUndefined()
})

test('a start whose countdown a crash has swallowed is sent again, too', () => {
  start.press(roomAt('lobby', 0))
  start.see(roomAt('countdown', 1))
  start.see(roomAt('lobby', 0))
  expect(start.unanswered(HOST)).toBe('again')
})

test('a start for one round is none for the next', () => {
  start.press(roomAt('results', 1))
  start.see(roomAt('lobby', 1))
  expect(start.unanswered(HOST)).toBeUndefined()
})

test('a start that the server has refused is answered', () => {
  start.press(roomAt('lobby', 0))
  start.answered()
  expect(start.unanswered(HOST)).toBeUndefined()
})

test('whoever is no longer the host starts nothing', () => {
  start.press(roomAt('lobby', 0))
  start.see(roomAt('lobby', 0, 2))
  expect(start.unanswered(HOST)).toBeUndefined()
  start.see(roomAt('lobby', 0))
  expect(start.unanswered(HOST)).toBeUndefined()
})

test('after half a minute nothing begins behind the host’s back: they are told instead, once', () => {
  start.press(roomAt('lobby', 0))
  now = 30_001
  start.see(roomAt('lobby', 0))
  expect(start.unanswered(HOST)).toBe('too-late')
  expect(start.unanswered(HOST)).toBeUndefined()
})
