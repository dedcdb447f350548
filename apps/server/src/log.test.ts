import { expect, test } from 'vitest'
import { OperatorLog } from './log.ts'

const TOKEN = '0123456789abcdef'.repeat(2)

/** A log on a clock that the test moves. */
function onClock() {
  const clock = { now: 0 }
  const lines: string[] = []
  const log = new OperatorLog({ now: () => clock.now, write: (line) => lines.push(line) })
  return { clock, lines, log }
}

test('a fault is written with its stack and what it came from, without what the error carries', () => {
  const { lines, log } = onClock()
  const cause = new Error('the pipe broke')
  const fault = Object.assign(new Error('no answer', { cause }), { options: { name: 'Lena' } })
  log.report('room ABCDEF: start failed', fault)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^room ABCDEF: start failed: Error: no answer\n +at /)
  expect(lines[0]).toContain('caused by Error: the pipe broke')
  expect(lines[0]).not.toContain('Lena')
})

test('what has no error behind it is written as it is', () => {
  const { lines, log } = onClock()
  log.report('The data file was damaged. A new one has what could be read.')
  expect(lines).toEqual(['The data file was damaged. A new one has what could be read.'])
})

test('no line holds a token, wherever it stood', () => {
  const { lines, log } = onClock()
  log.report(`GET /${TOKEN} failed`, new Error(`there is no ${TOKEN.toUpperCase()}`))
  expect(lines[0]).toContain('GET /[token] failed')
  expect(lines[0]).not.toMatch(new RegExp(TOKEN, 'i'))
})

test('a fault that comes again and again is written five times, then counted', () => {
  const { clock, lines, log } = onClock()
  for (let times = 0; times < 1_000; times++)
    log.report('room ABCDEF: join failed', new Error('no'))
  for (let times = 0; times < 1_000; times++)
    log.report('room GHJKMN: join failed', new Error('no'))
  expect(lines).toHaveLength(5)
  clock.now = 10_000
  log.report('room ABCDEF: join failed', new Error('no'))
  expect(lines).toHaveLength(6)
  expect(lines[5]).toContain('(1995 more of this kind were not written)')
})

test('faults of ever new kinds fill no disk either', () => {
  const { clock, lines, log } = onClock()
  for (; clock.now < 60_000; clock.now += 10) log.report(`GET /${clock.now} failed`, 'no')
  expect(lines.length).toBeLessThanOrEqual(120)
})
