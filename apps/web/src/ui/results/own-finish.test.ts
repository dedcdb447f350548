import { signal } from '@preact/signals'
import type { RoomView } from '@samedeal/race'
import { expect, test } from 'vitest'
import type { Connection } from '../../session/room-session.ts'
import { resultOf, roomWith, seatOf } from '../test/room.ts'
import { keepOwnFinishes, newBestOf, ownFinish } from './own-finish.ts'

/** A game that no other test has a best in, so that each starts with none. */
let games = 0

/** A session whose own seat is 1 and whose clock stands where `clock` is set, in a game of its own. */
function sessionIn(more: Partial<RoomView>) {
  const game = `game-${++games}`
  const room = signal(roomWith({ game, roster: [seatOf(1, 'Lena')], ...more }))
  const clock = { now: 500 }
  const session = {
    room,
    seat: signal(1),
    connection: signal<Connection>('live'),
    now: () => clock.now,
    isRepeat: signal(false),
  }
  const see = (next: Partial<RoomView>) => (room.value = { ...room.value, ...next })
  return { session, clock, see }
}

const FINISHED = [seatOf(1, 'Lena', { status: 'finished', time: 60_000 })]

test('a finish is kept at the winning move, and the results still tell it', () => {
  const { session, see } = sessionIn({})
  const stop = keepOwnFinishes(session)
  see({ roster: FINISHED })
  expect(newBestOf(session)).toEqual({ time: 60_000, before: undefined })
  see({ phase: 'results', results: [resultOf(1, 1)] })
  expect(newBestOf(session)).toEqual({ time: 60_000, before: undefined })
  see({ phase: 'countdown', round: 2, roster: [seatOf(1, 'Lena', { status: 'waiting' })] })
  expect(newBestOf(session)).toBeUndefined()
  stop()
})

test('a finish that came while this device was away is told by the results alone', () => {
  for (const unearned of ['finished-by-stand-in', 'played-by-stand-in', ''] as const) {
    const { session, clock, see } = sessionIn({})
    const stop = keepOwnFinishes(session)
    session.connection.value = 'connecting'
    clock.now = 90_000
    session.connection.value = 'live'
    see({ roster: FINISHED })
    expect(newBestOf(session)).toBeUndefined()
    see({ phase: 'results', results: [resultOf(1, 1, { unearned })] })
    expect(newBestOf(session)?.time).toBe(unearned === '' ? 60_000 : undefined)
    stop()
  }
})

test('a race that a stand-in has played is no best, also while the others still race', () => {
  const { session, see } = sessionIn({})
  const stop = keepOwnFinishes(session)
  see({ roster: FINISHED.map((seat) => ({ ...seat, unearned: 'played-by-stand-in' as const })) })
  see({ phase: 'results', results: [resultOf(1, 1, { unearned: 'played-by-stand-in' })] })
  expect(newBestOf(session)).toBeUndefined()
  stop()
})

test('the best of a finish past the limit counts, one of a round not taken part in does not', () => {
  const late = roomWith({
    phase: 'results',
    roster: FINISHED,
    results: [resultOf(1, 1, { outcome: 'late' })],
  })
  expect(ownFinish(late, 1)?.time).toBe(60_000)
  const newcomer = { ...late, roster: [seatOf(1, 'Noor', { status: 'waiting' })] }
  expect(ownFinish(newcomer, 1)).toBeUndefined()
  expect(ownFinish(late, 0)).toBeUndefined()
})

test('a stand-in’s finish is nobody’s best', () => {
  const roster = [seatOf(1, 'Lena', { status: 'finished', time: 60_000, hasStandIn: true })]
  expect(ownFinish(roomWith({ roster }), 1)).toBeUndefined()
})

test('the level is the one that was played, and no level where deals are of any kind', () => {
  const roster = [seatOf(1, 'Lena', { status: 'finished', time: 60_000, level: 'hard' })]
  const racing = roomWith({ roster })
  const over = roomWith({ phase: 'results', roster, results: [resultOf(1, 1, { level: 'easy' })] })
  expect(ownFinish(racing, 1)?.discipline.level).toBe('hard')
  expect(ownFinish(over, 1)?.discipline.level).toBe('easy')
  for (const room of [racing, over]) {
    const any = { ...room, rules: { ...room.rules, deal: 'any' as const } }
    expect(ownFinish(any, 1)?.discipline.level).toBe('any')
  }
})

test('a finish of the same deal once more is no best, however fast', () => {
  const { session, see } = sessionIn({})
  session.isRepeat.value = true
  const stop = keepOwnFinishes(session)
  see({ roster: FINISHED })
  see({ phase: 'results', results: [resultOf(1, 1)] })
  expect(newBestOf(session)).toBeUndefined()
  stop()
})
