import { expect, test } from 'vitest'
import { CodeGuesses } from './code-guesses.ts'

/** Guesses on a clock that the test moves. */
function guessing(): { guesses: CodeGuesses; wait: (ms: number) => void } {
  let now = 1_000
  return {
    guesses: new CodeGuesses({ now: () => now, tooMany: 1_000 }),
    wait: (ms) => void (now += ms),
  }
}

function wrong(guesses: CodeGuesses, address: string, times: number): number[] {
  return Array.from({ length: times }, () => guesses.wrong(address))
}

test('ten typing mistakes are answered at once, and from then on each waits twice as long, up to 4 s', () => {
  const { guesses } = guessing()
  expect(wrong(guesses, '192.0.2.7', 10)).toEqual(Array(10).fill(0))
  expect(wrong(guesses, '192.0.2.7', 7)).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000, 4_000])
})

test('an address does not wait for another’s mistakes', () => {
  const { guesses } = guessing()
  wrong(guesses, '192.0.2.7', 50)
  expect(guesses.wrong('192.0.2.8')).toBe(0)
})

test('mistakes are forgiven, one each second', () => {
  const { guesses, wait } = guessing()
  wrong(guesses, '192.0.2.7', 14)
  wait(4_000)
  expect(guesses.wrong('192.0.2.7')).toBe(250)
  wait(60_000)
  expect(guesses.wrong('192.0.2.7')).toBe(0)
})

test('many wrong codes from many addresses make every wrong code wait', () => {
  const { guesses, wait } = guessing()
  for (let address = 0; address < 150; address++) guesses.wrong(`192.0.2.${address}`)
  expect(guesses.wrong('203.0.113.5')).toBe(51 * 20)
  for (let address = 0; address < 1_000; address++) guesses.wrong(`host ${address}`)
  expect(guesses.wrong('203.0.113.6')).toBe(4_000)
  wait(300_000)
  expect(guesses.wrong('203.0.113.7')).toBe(0)
})

test('a thousand wrong codes from one address are no mistakes: it is told nothing, the others all', () => {
  const { guesses, wait } = guessing()
  wrong(guesses, '192.0.2.7', 999)
  expect(guesses.isTooMany('192.0.2.7')).toBe(false)
  guesses.wrong('192.0.2.7')
  expect(guesses.isTooMany('192.0.2.7')).toBe(true)
  expect(guesses.isTooMany('192.0.2.8')).toBe(false)
  wait(1_001)
  expect(guesses.isTooMany('192.0.2.7')).toBe(false)
})
