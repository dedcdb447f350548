import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fill, pluralText } from './plural.ts'
import { ordinalSuffix, plural, text } from './words.ts'

test('holes are filled with what is given, and nothing in a value is a hole', () => {
  expect(text('lobby.title', { name: 'Lena' })).toBe('Lena’s room')
  expect(text('lobby.title', { name: '{name}$&' })).toBe('{name}$&’s room')
})

test('a hole without a value stays visible', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})

test('one is singular, every other number plural', () => {
  expect(plural('race.moves', 0)).toBe('0 moves')
  expect(plural('race.moves', 1)).toBe('1 move')
  expect(plural('race.moves', 58)).toBe('58 moves')
})

test('a language with more plural forms gets the form of its own rules', () => {
  const forms = { one: '{n} ход', few: '{n} хода', many: '{n} ходов', other: '{n} хода' }
  const rules = new Intl.PluralRules('ru')
  expect([1, 2, 5, 21].map((n) => pluralText(forms, rules, { n }))).toEqual([
    '1 ход',
    '2 хода',
    '5 ходов',
    '21 ход',
  ])
})

test('a form that is missing falls back to the general one', () => {
  const rules = new Intl.PluralRules('en')
  expect(pluralText({ other: '{n} cards' }, rules, { n: 1 })).toBe('1 cards')
})

test.each([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
  [4, 'th'],
  [11, 'th'],
  [12, 'th'],
  [13, 'th'],
  [20, 'th'],
])('rank %i is followed by %s', (rank, suffix) => {
  expect(ordinalSuffix(rank)).toBe(suffix)
})

test('no text is empty or has blanks at its ends', () => {
  for (const [key, words] of Object.entries(en)) {
    for (const form of typeof words === 'string' ? [words] : Object.values(words)) {
      expect(form, key).toBe(form.trim())
      expect(form, key).not.toBe('')
    }
  }
})
