import { expect, test } from 'vitest'
import { JoinBudgets } from './join-budgets.ts'
import { USUAL_LIMITS } from './limits.ts'

/** Budgets on a clock that the test moves. */
function onClock() {
  const clock = { now: 0 }
  return { clock, joins: new JoinBudgets({ now: () => clock.now, limits: USUAL_LIMITS }) }
}

test('a person who joins over and over is let in thirty times, and then once a second', () => {
  const { clock, joins } = onClock()
  const lena = { player: 'lena', address: '192.0.2.7' }
  let taken = 0
  for (; clock.now < 6_000; clock.now += 2) if (joins.take(lena) === undefined) taken++
  expect(taken).toBe(35)
  expect(joins.take(lena)).toBe('person')
  expect(joins.take({ player: 'noor', address: '192.0.2.7' })).toBeUndefined()
})

test('a phone that loses its line every second comes back each time, for an hour', () => {
  const { clock, joins } = onClock()
  for (; clock.now < 3_600_000; clock.now += 1_000) {
    expect(joins.take({ player: 'lena', address: '192.0.2.7' })).toBeUndefined()
  }
})

test('a full house behind one router comes back at once after a restart, twice over', () => {
  const { joins } = onClock()
  for (let person = 0; person < 300; person++) {
    expect(joins.take({ player: String(person % 150), address: '192.0.2.7' })).toBeUndefined()
  }
})

test('an address with ever new people joins no more often than its sockets allow', () => {
  const { joins } = onClock()
  const answers = Array.from({ length: 1_000 }, (_, person) =>
    joins.take({ player: String(person), address: '192.0.2.7' }),
  )
  expect(answers.filter((why) => why === undefined)).toHaveLength(600)
  expect(answers.at(-1)).toBe('address')
  expect(joins.take({ player: 'noor', address: '192.0.2.8' })).toBeUndefined()
})
