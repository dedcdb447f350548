import { expect, test } from 'vitest'
import { Budgets } from './budgets.ts'

/** Budgets on a clock that the test moves. */
function onClock(burst: number, perSecond: number) {
  const clock = { now: 0 }
  return { clock, budgets: new Budgets({ now: () => clock.now, rate: { burst, perSecond } }) }
}

test('each key may spend its burst at once, and what comes back each second after that', () => {
  const { clock, budgets } = onClock(3, 2)
  const taken = () => Array.from({ length: 10 }, () => budgets.take('a')).filter(Boolean).length
  expect(taken()).toBe(3)
  expect(taken()).toBe(0)
  clock.now = 1_000
  expect(taken()).toBe(2)
  expect(budgets.left('b')).toBe(3)
  clock.now = 600_000
  expect(taken()).toBe(3)
})

test('what costs more takes more, and a refusal costs nothing', () => {
  const { budgets } = onClock(10, 1)
  expect(budgets.take('a', 8)).toBe(true)
  expect(budgets.take('a', 8)).toBe(false)
  expect(budgets.take('a', 2)).toBe(true)
})

test('what is charged beyond what is left is owed, and has to come back first', () => {
  const { clock, budgets } = onClock(10, 1)
  budgets.charge('a', 15)
  expect(budgets.left('a')).toBe(-5)
  clock.now = 5_000
  expect(budgets.take('a')).toBe(false)
  clock.now = 6_000
  expect(budgets.take('a')).toBe(true)
})

test('budgets that are whole again are thrown away when many are kept', () => {
  const { clock, budgets } = onClock(10, 1)
  for (let key = 0; key < 10_000; key++) budgets.charge(String(key))
  clock.now = 60_000
  budgets.charge('one more')
  expect(budgets.size).toBe(1)
})
