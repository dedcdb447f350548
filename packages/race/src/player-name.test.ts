import { expect, test } from 'vitest'
import { cleanName, freeName, MAX_NAME } from './player-name.ts'

test.each([
  ['  Lena  ', 'Lena'],
  ['Lena\n\t Maria', 'Lena Maria'],
  ['', 'Player'],
  ['   ', 'Player'],
  ['\u200B\u202E\u0000', 'Player'],
  ['\u202Eabc', 'abc'],
  ['<b>Lena</b>', '<b>Lena</b>'],
])('the name %j becomes %j', (raw, clean) => {
  expect(cleanName(raw)).toBe(clean)
})

test('a name has at most 24 characters, however long it was', () => {
  expect(cleanName('x'.repeat(10_000))).toBe('x'.repeat(MAX_NAME))
})

test('a character is what people take for one, so no emoji is cut in half', () => {
  expect(cleanName('é'.normalize('NFD').repeat(30))).toBe('é'.repeat(MAX_NAME))
})

test('a name that is taken gets the next free number', () => {
  expect(freeName('Lena', ['Noor'])).toBe('Lena')
  expect(freeName('Lena', ['lena', 'Lena 2'])).toBe('Lena 3')
})

test('a name that shows nothing is none', () => {
  expect(cleanName('\u3164\u2800\uFFA0')).toBe('Player')
})

test('a character of many parts is taken whole or not at all', () => {
  const flags = `a${'🇩🇪'.repeat(23)}`
  expect(cleanName(flags)).toBe(flags)
  expect(cleanName('🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(24)).isWellFormed()).toBe(true)
})

test('a name with a number is no longer than a name may be', () => {
  const long = 'x'.repeat(MAX_NAME)
  expect(freeName(long, [long])).toBe(`${'x'.repeat(MAX_NAME - 2)} 2`)
})
