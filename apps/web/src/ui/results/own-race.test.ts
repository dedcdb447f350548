import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { statistics } from '../device/statistics.ts'
import { resultOf, roomWith, seatOf } from '../test/room.ts'
import { countLeaving, countOwnRaces, ownRace } from './own-race.ts'

function sessionIn(more: Parameters<typeof roomWith>[0], own = 1) {
  return {
    code: 'ABCDEF',
    room: signal(roomWith(more)),
    seat: signal(own),
    isRepeat: signal(false),
  }
}

const OVER = { phase: 'results', startAt: 5_000 } as const

test('who is first home has won, whoever comes later has not', () => {
  const results = [resultOf(1, 1), resultOf(2, 2)]
  expect(ownRace(sessionIn({ ...OVER, results }))).toMatchObject({
    company: 'together',
    isWon: true,
    time: 60_000,
  })
  expect(ownRace(sessionIn({ ...OVER, results }, 2))).toMatchObject({ isWon: false, time: 120_000 })
})

test('alone, every card home is a win and a race given up is none', () => {
  expect(ownRace(sessionIn({ ...OVER, results: [resultOf(1, 1)] }))).toMatchObject({
    company: 'alone',
    isWon: true,
  })
  const results = [resultOf(1, 1, { outcome: 'quit' })]
  expect(ownRace(sessionIn({ ...OVER, results }))).toMatchObject({ isWon: false, time: undefined })
})

test.each(['finished-by-stand-in', 'played-by-stand-in'] as const)(
  'a stand-in’s race is one without a win or a time: %s',
  (unearned) => {
    const results = [resultOf(1, 1, { unearned }), resultOf(2, 2)]
    expect(ownRace(sessionIn({ ...OVER, results }))).toMatchObject({
      isWon: false,
      time: undefined,
    })
  },
)

test('whoever watched, or waits for the results, has no race', () => {
  expect(ownRace(sessionIn({ ...OVER, results: [resultOf(1, 1)] }, 0))).toBeUndefined()
  expect(ownRace(sessionIn({ results: [resultOf(1, 1)] }))).toBeUndefined()
})

test('results are counted once, whoever looks at them again; the next race is another', () => {
  const session = sessionIn({ ...OVER, startAt: 77, results: [resultOf(1, 1)] })
  const races = () =>
    Object.values(statistics.value.tallies).reduce((sum, tally) => sum + tally.races, 0)
  const before = races()
  countOwnRaces(session)()
  countOwnRaces(session)()
  expect(races()).toBe(before + 1)
  const stop = countOwnRaces(session)
  session.room.value = { ...session.room.value, startAt: 99 }
  expect(races()).toBe(before + 2)
  stop()
})

test('leaving a race that is on counts it as not won; leaving the lobby counts nothing', () => {
  const session = sessionIn({ startAt: 123, roster: [seatOf(1, 'Lena'), seatOf(2, 'Noor')] })
  countLeaving({ ...session, room: signal(roomWith({ ...session.room.value, phase: 'lobby' })) })
  expect(statistics.value.counted).not.toContain('ABCDEF/123')
  countLeaving(session)
  expect(statistics.value.counted).toContain('ABCDEF/123')
  expect(statistics.value.streak.now).toBe(0)
})

test('the same deal once more is no race, whether it is won, lost or left', () => {
  const races = () =>
    Object.values(statistics.value.tallies).reduce((sum, tally) => sum + tally.races, 0)
  const before = races()
  for (const outcome of ['finished', 'quit', 'unfinished'] as const) {
    const session = sessionIn({ ...OVER, startAt: 111, results: [resultOf(1, 1, { outcome })] })
    session.isRepeat.value = true
    expect(ownRace(session)).toBeUndefined()
  }
  const left = sessionIn({ startAt: 112, roster: [seatOf(1, 'Lena')] })
  left.isRepeat.value = true
  countLeaving(left)
  expect(races()).toBe(before)
})
