import { expect, test } from 'vitest'
import { languageFor, LANGUAGES } from './languages.ts'

test('a browser gets the first of its languages that the game speaks', () => {
  expect(languageFor(['ja'])).toBe('ja')
  expect(languageFor(['es-MX', 'en-US'])).toBe('es')
  expect(languageFor(['de-DE', 'ja-JP', 'en'])).toBe('ja')
  expect(languageFor(['ES'])).toBe('es')
})

test('a browser that speaks none of them gets English', () => {
  expect(languageFor(['de', 'eo'])).toBe('en')
  expect(languageFor([])).toBe('en')
  expect(languageFor(['', '-', 'j'])).toBe('en')
})

test('every language is one that this engine can count and write in', () => {
  const tags = [...LANGUAGES]
  expect(Intl.PluralRules.supportedLocalesOf(tags)).toEqual(tags)
  expect(Intl.NumberFormat.supportedLocalesOf(tags)).toEqual(tags)
  expect(Intl.ListFormat.supportedLocalesOf(tags)).toEqual(tags)
})
