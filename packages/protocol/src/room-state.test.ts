import { Encoder, Decoder } from '@colyseus/schema'
import { USUAL_RULES, type RoomView } from '@samedeal/race'
import { expect, test } from 'vitest'
import { readRoomState, RoomState, writeRoomState } from './room-state.ts'

const SEAT = {
  time: 0,
  hasStandIn: false,
  points: 5,
  handicap: 1,
  level: 'hard',
  unearned: '',
} as const
const PERSON = { ...SEAT, cpuLevel: '' } as const
const CPU = { ...SEAT, cpuLevel: 'skilled' } as const

const VIEW: RoomView = {
  phase: 'results',
  host: 1,
  game: 'klondike',
  options: { draw: 3, passes: 'unlimited', foundationReturn: true },
  rules: USUAL_RULES,
  round: 2,
  matchRound: 2,
  isMatchOver: false,
  startAt: 1_790_000_000_123,
  isLocked: true,
  spectators: 1,
  commitments: [
    { level: 'normal', hash: 'ab'.repeat(32) },
    { level: 'hard', hash: '01'.repeat(32) },
  ],
  roster: [
    { seat: 1, name: 'Lena', kind: 'person', connected: true, status: 'finished', ...PERSON },
    { seat: 2, name: 'Birch', kind: 'cpu', connected: true, status: 'racing', ...CPU },
  ],
  top: [{ seat: 1, rank: 1, percent: 100, time: 314_000 }],
  results: [
    {
      seat: 1,
      name: 'Lena',
      kind: 'person',
      rank: 1,
      outcome: 'finished',
      percent: 100,
      time: 314_000,
      moves: 118,
      byStandIn: false,
      hadStandIn: true,
      points: 2,
      total: 7,
      level: 'normal',
      unearned: 'played-by-stand-in',
    },
  ],
  absent: [{ name: 'Noor', points: 9 }],
}

test('what everybody may know arrives as it was written, and so does every change', () => {
  const server = new RoomState()
  const browser = new RoomState()
  const encoder = new Encoder(server)
  const decoder = new Decoder(browser)
  writeRoomState(server, VIEW)
  decoder.decode(encoder.encodeAll())
  encoder.discardChanges()
  expect(readRoomState(browser)).toEqual(VIEW)

  const later: RoomView = {
    ...VIEW,
    phase: 'lobby',
    commitments: [],
    roster: VIEW.roster.slice(0, 1),
    results: [],
  }
  writeRoomState(server, later)
  decoder.decode(encoder.encode())
  encoder.discardChanges()
  expect(readRoomState(browser)).toEqual(later)
})

test('what has not changed is not sent again', () => {
  const server = new RoomState()
  const encoder = new Encoder(server)
  writeRoomState(server, VIEW)
  encoder.encodeAll()
  encoder.discardChanges()
  writeRoomState(server, VIEW)
  expect(encoder.hasChanges).toBe(false)
})
