import { expect, test } from 'vitest'
import { ReactionBudget } from './reaction-budget.ts'

/** How many of so many reactions at one time are passed on. */
function taken(
  budget: ReactionBudget,
  player: string,
  { at, tries = 10 }: { at: number; tries?: number },
) {
  return Array.from({ length: tries }, () => budget.take(player, at)).filter(Boolean).length
}

test('a player may call out three times at once, and then every two seconds', () => {
  const budget = new ReactionBudget()
  expect(taken(budget, 'a', { at: 1_000 })).toBe(3)
  expect(taken(budget, 'a', { at: 2_999 })).toBe(0)
  expect(taken(budget, 'a', { at: 3_000 })).toBe(1)
  expect(taken(budget, 'b', { at: 3_000 })).toBe(3)
})

test('a refused reaction costs nothing, and a pause gives no more than the first three', () => {
  const budget = new ReactionBudget()
  taken(budget, 'a', { at: 0 })
  expect(taken(budget, 'a', { at: 100, tries: 500 })).toBe(0)
  expect(taken(budget, 'a', { at: 6_000 })).toBe(3)
  expect(taken(budget, 'a', { at: 600_000 })).toBe(3)
})

test('a full room together has twenty at once and ten a second', () => {
  const budget = new ReactionBudget()
  const people = Array.from({ length: 60 }, (_, index) => `player ${index}`)
  const all = (at: number) =>
    people.map((player) => taken(budget, player, { at, tries: 1 })).reduce((a, b) => a + b)
  expect(all(100_000)).toBe(20)
  expect(all(101_000)).toBe(10)
})
