import { expect, test } from 'vitest'
import { MessageBudget } from './message-budget.ts'

test('a socket may send 120 messages at once, and 30 a second after that', () => {
  const budget = new MessageBudget(0)
  const burst = Array.from({ length: 120 }, () => budget.take(0))
  expect(new Set(burst)).toEqual(new Set(['taken']))
  expect(budget.take(0)).toBe('refused')
  const second = Array.from({ length: 40 }, () => budget.take(1_000))
  expect(second.filter((answer) => answer === 'taken')).toHaveLength(30)
})

test('who sends too fast is told ten times a second, not each time', () => {
  const budget = new MessageBudget(0)
  for (let sent = 0; sent < 120; sent++) budget.take(0)
  expect([budget.take(0), budget.take(0), budget.take(20)]).toEqual([
    'refused',
    'passed-over',
    'passed-over',
  ])
})
