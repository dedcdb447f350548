import { expect, test } from 'vitest'
import { keyOf } from './key-of.ts'

function pressed(key: string, code: string, isComposing = false): string | undefined {
  return keyOf({ key, code, isComposing })
}

test.each([
  ['Latin', ['u', 'KeyU', 'u']],
  ['Latin with Caps Lock', ['U', 'KeyU', 'u']],
  ['Russian', ['г', 'KeyU', 'u']],
  ['Russian, capital', ['Ф', 'KeyA', 'a']],
  ['Greek', ['θ', 'KeyU', 'u']],
  ['Greek with an accent', ['ή', 'KeyH', 'h']],
  ['Japanese, kana', ['な', 'KeyU', 'u']],
  ['Japanese, kana of half width', ['ﾅ', 'KeyU', 'u']],
  ['Japanese, letters of full width', ['ｕ', 'KeyU', 'u']],
  ['Korean', ['ㅕ', 'KeyU', 'u']],
  ['Arabic', ['ع', 'KeyU', 'u']],
  ['Hindi', ['ह', 'KeyU', 'u']],
  ['Thai', ['ี', 'KeyU', 'u']],
  ['Dvorak', ['u', 'KeyF', 'u']],
  ['Dvorak', ['g', 'KeyU', 'g']],
  ['AZERTY', ['a', 'KeyQ', 'a']],
  ['AZERTY', ['q', 'KeyA', 'q']],
  ['Turkish', ['ı', 'KeyI', 'ı']],
  ['a method of input', ['Process', 'KeyH', 'h']],
  ['a phone', ['Unidentified', '', 'unidentified']],
] as const)('%s: what is written, its place and the key are %j', (_, [key, code, expected]) => {
  expect(pressed(key, code)).toBe(expected)
})

test.each([
  ['?', 'Slash'],
  ['？', 'Slash'],
  ['؟', 'Slash'],
  ['?', 'Digit7'],
  ['?', 'Minus'],
])('%s at %s asks for the list of keys', (key, code) => {
  expect(pressed(key, code)).toBe('?')
})

test.each([
  ['Escape', 'Escape', 'escape'],
  ['ArrowLeft', 'ArrowLeft', 'arrowleft'],
  ['Enter', 'NumpadEnter', 'enter'],
  [',', 'KeyU', ','],
  ['1', 'KeyU', '1'],
])('a key that is no letter is itself: %s', (key, code, expected) => {
  expect(pressed(key, code)).toBe(expected)
})

test('a key that goes into a word being composed is none', () => {
  expect(pressed('u', 'KeyU', true)).toBeUndefined()
  expect(pressed('Process', 'KeyU', true)).toBeUndefined()
  expect(pressed('Dead', 'KeyU')).toBeUndefined()
})
