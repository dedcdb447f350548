import { afterEach, expect, test } from 'vitest'
import { fill } from './plural.ts'
import { speak } from './spoken.ts'
import { listText, ordinalSuffix, percentText, plural, text } from './words.ts'

afterEach(() => speak('en'))

test('holes are filled with what is given, and nothing in a value is a hole', () => {
  expect(text('lobby.title', { name: 'Lena' })).toBe('Lena’s room')
  expect(text('lobby.title', { name: '{name}$&' })).toBe('{name}$&’s room')
})

test('a hole without a value stays visible', () => {
  expect(fill('{a} and {b}', { a: 1 }, new Intl.NumberFormat('en'))).toBe('1 and {b}')
})

test('numbers are grouped as the language does it', async () => {
  expect(plural('race.moves', 12_345)).toBe('12,345 moves')
  await speak('es')
  expect(plural('race.moves', 12_345)).toBe('12.345 jugadas')
})

test('one is singular, every other number plural', () => {
  expect(plural('race.moves', 0)).toBe('0 moves')
  expect(plural('race.moves', 1)).toBe('1 move')
  expect(plural('race.moves', 58)).toBe('58 moves')
})

test('each language has its own plurals', async () => {
  await speak('es')
  expect([0, 1, 2].map((n) => plural('race.moves', n))).toEqual([
    '0 jugadas',
    '1 jugada',
    '2 jugadas',
  ])
  await speak('ja')
  expect([0, 1, 2].map((n) => plural('race.moves', n))).toEqual(['0手', '1手', '2手'])
})

test('of two changes of the language the later one counts', async () => {
  await Promise.all([speak('es'), speak('ja')])
  expect(text('home.settings')).toBe('設定')
  await Promise.all([speak('es'), speak('en')])
  expect(text('home.settings')).toBe('Settings')
})

test('percents and lists are written as the language does it', async () => {
  const names = ['Lena', 'Noor', 'Mika']
  expect([percentText(58), listText(names)]).toEqual(['58%', 'Lena, Noor and Mika'])
  await speak('es')
  expect([percentText(58), listText(names)]).toEqual(['58\u00a0%', 'Lena, Noor y Mika'])
  await speak('ja')
  expect([percentText(58), listText(names)]).toEqual(['58%', 'Lena、Noor、Mika'])
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
