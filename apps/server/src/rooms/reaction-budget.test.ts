import { expect, test } from 'vitest'
import { ReactionBudget } from './reaction-budget.ts'

/** A room's budget on a clock that the test moves. */
function onClock() {
  const clock = { now: 0 }
  const budget = new ReactionBudget(() => clock.now)
  /** How many of so many reactions at one time are passed on. */
  const taken = (player: string, { at, tries = 10 }: { at: number; tries?: number }): number => {
    clock.now = at
    return Array.from({ length: tries }, () => budget.take(player)).filter(Boolean).length
  }
  return taken
}

test('a player may call out three times at once, and then every two seconds', () => {
  const taken = onClock()
  expect(taken('a', { at: 1_000 })).toBe(3)
  expect(taken('a', { at: 2_999 })).toBe(0)
  expect(taken('a', { at: 3_000 })).toBe(1)
  expect(taken('b', { at: 3_000 })).toBe(3)
})

test('a refused reaction costs nothing, and a pause gives no more than the first three', () => {
  const taken = onClock()
  taken('a', { at: 0 })
  expect(taken('a', { at: 100, tries: 500 })).toBe(0)
  expect(taken('a', { at: 6_000 })).toBe(3)
  expect(taken('a', { at: 600_000 })).toBe(3)
})

test('a full room together has twenty at once and ten a second', () => {
  const taken = onClock()
  const people = Array.from({ length: 60 }, (_, index) => `player ${index}`)
  const all = (at: number) =>
    people.map((player) => taken(player, { at, tries: 1 })).reduce((a, b) => a + b)
  expect(all(100_000)).toBe(20)
  expect(all(101_000)).toBe(10)
})
