import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { STANDARD_DECK } from '../cards/deck.ts'
import { deckText } from '../cards/deck.ts'
import { LOST_DEAL_NUMBERS, numberedDeck, readDealNumber } from './deal-number.ts'

/** Deals as Microsoft's FreeCell shows them, row by row: "#1" and seven lines each. */
const LAYOUTS = readFileSync(new URL('numbered-deals.txt', import.meta.url), 'utf8')
  .trim()
  .split(/^#/m)
  .filter((text) => text !== '')
  .map((text) => {
    const [number = '', ...rows] = text.trim().split('\n')
    return { number: Number(number), deck: rows.join(' ') }
  })

test.each(LAYOUTS)('deal $number is dealt as everywhere', ({ number, deck }) => {
  expect(deckText(numberedDeck(number))).toBe(deck)
})

test('the layouts hold the deals that cannot be won', () => {
  const known = LAYOUTS.map(({ number }) => number)
  expect(LAYOUTS).toHaveLength(11)
  expect(known).toEqual(expect.arrayContaining([...LOST_DEAL_NUMBERS]))
})

test('every number deals a whole deck, also the last', () => {
  for (const number of [1, 2, 31_999, 32_000, 65_536, 999_999, 1_000_000]) {
    expect(numberedDeck(number).toSorted((a, b) => a - b)).toEqual([...STANDARD_DECK])
  }
})

describe('a number that is none', () => {
  test.each([0, -1, 1.5, 1_000_001, Number.NaN, Infinity])('such as %d deals nothing', (number) => {
    expect(() => numberedDeck(number)).toThrow('a whole number from 1 to 1000000')
  })

  test.each(['', '#', 'eleven', '0', '1000001', '1e3', '-5', '12 abc', '99999999'])(
    'such as "%s" is not read',
    (text) => expect(readDealNumber(text)).toBeUndefined(),
  )
})

test.each([
  ['11982', 11_982],
  ['#11982', 11_982],
  [' 11,982 ', 11_982],
  ['１１９８２', 11_982],
  ['1000000', 1_000_000],
])('"%s" is read as people type it', (text, number) => {
  expect(readDealNumber(text)).toBe(number)
})
