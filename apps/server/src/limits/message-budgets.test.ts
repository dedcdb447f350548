import { expect, test } from 'vitest'
import { USUAL_LIMITS } from './limits.ts'
import { MessageBudgets } from './message-budgets.ts'

const LENA = { player: 'lena', address: '192.0.2.7' }

/** Budgets on a clock that the test moves. */
function onClock(limits = USUAL_LIMITS) {
  const clock = { now: 0 }
  return { clock, budgets: new MessageBudgets({ now: () => clock.now, limits }) }
}

test('a person may send 120 messages at once, and 30 a second after that', () => {
  const { clock, budgets } = onClock()
  const burst = Array.from({ length: 120 }, () => budgets.take(LENA, 'move'))
  expect(new Set(burst)).toEqual(new Set(['taken']))
  expect(budgets.take(LENA, 'move')).toBe('refused')
  clock.now = 1_000
  const second = Array.from({ length: 40 }, () => budgets.take(LENA, 'move'))
  expect(second.filter((answer) => answer === 'taken')).toHaveLength(30)
})

test('who sends too fast is told ten times a second, not each time', () => {
  const { clock, budgets } = onClock()
  for (let sent = 0; sent < 120; sent++) budgets.take(LENA, 'move')
  const answers = [budgets.take(LENA, 'move'), budgets.take(LENA, 'move')]
  clock.now = 20
  answers.push(budgets.take(LENA, 'move'))
  expect(answers).toEqual(['refused', 'passed-over', 'passed-over'])
})

test('a record weighs more than a move, and by its size', () => {
  const { budgets } = onClock()
  let records = 0
  while (budgets.take(LENA, 'record') === 'taken') {
    records++
    budgets.answered(LENA, 250_000)
  }
  expect(records).toBe(2)
  expect(budgets.take(LENA, 'clock')).toBe('passed-over')
})

test('all who share an address have a budget together beyond their own shares, and another address its own', () => {
  const { budgets } = onClock({ ...USUAL_LIMITS, socketsPerAddress: 20 })
  const taken = (address: string) =>
    Array.from({ length: 1_000 }, (_, index) =>
      budgets.take({ player: `${address} ${index % 10}`, address }, 'move'),
    ).filter((answer) => answer === 'taken').length
  expect(taken('192.0.2.7')).toBe(10 * 20 + 200)
  expect(taken('192.0.2.8')).toBe(10 * 20 + 200)
})

test('however much their neighbours send, everybody goes on at a usual pace', () => {
  const { clock, budgets } = onClock()
  for (; clock.now < 60_000; clock.now += 250) {
    for (let index = 0; index < 500; index++) {
      budgets.take({ player: `hostile ${index % 100}`, address: LENA.address }, 'move')
    }
    expect(budgets.take(LENA, 'move')).toBe('taken')
  }
})
