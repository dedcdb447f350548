import { expect, test } from 'vitest'
import { cardName, cardOf, HIDDEN, isRed, parseCard, rankOf, suitOf, SUITS } from './card.ts'
import { STANDARD_DECK } from './deck.ts'

test('there are 52 cards, one for each rank and suit, and each is made from its rank and suit', () => {
  const made = SUITS.flatMap((suit) =>
    Array.from({ length: 13 }, (_, index) => cardOf(index + 1, suit)),
  )
  expect(made).toEqual(STANDARD_DECK)
  for (const card of STANDARD_DECK) expect(cardOf(rankOf(card), suitOf(card))).toBe(card)
})

test('hearts and diamonds are red, clubs and spades black', () => {
  const red = STANDARD_DECK.filter(isRed)
  expect(red).toHaveLength(26)
  expect(new Set(red.map(suitOf))).toEqual(new Set(['diamonds', 'hearts']))
})

test('every card is read back from its two-letter name', () => {
  expect(STANDARD_DECK.map((card) => parseCard(cardName(card)))).toEqual(STANDARD_DECK)
  expect(new Set(STANDARD_DECK.map(cardName)).size).toBe(52)
  expect([cardOf(10, 'hearts'), cardOf(1, 'spades'), cardOf(13, 'clubs')].map(cardName)).toEqual([
    'TH',
    'AS',
    'KC',
  ])
})

test('a hidden card is written with question marks and names no card', () => {
  expect(cardName(HIDDEN)).toBe('??')
  expect(parseCard('??')).toBeUndefined()
})

test.each(['', 'T', '10H', 'th', '1H', 'TX', 'HT', 'TH ', ' H'])('"%s" is no card', (name) => {
  expect(parseCard(name)).toBeUndefined()
})
