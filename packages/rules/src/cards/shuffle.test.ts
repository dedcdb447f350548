import { expect, test } from 'vitest'
import type { Card } from './card.ts'
import { deckText, STANDARD_DECK } from './deck.ts'
import { shuffle, shuffledDeck } from './shuffle.ts'

const SHUFFLES = 5200

/** A deck of each of many seeds, always the same seeds. */
function manyDecks(deckOf: (seed: string) => Card[]): Card[][] {
  return Array.from({ length: SHUFFLES }, (_, index) => deckOf(`seed ${index}`))
}

/** Pearson's chi-square of how often each card came to each place; about 51 * 51 = 2601 by chance. */
function chiSquare(decks: readonly Card[][]): number {
  const seen = Array.from({ length: 52 }, () => Array.from({ length: 52 }, () => 0))
  for (const deck of decks) deck.forEach((card, place) => seen[card]![place]!++)
  const expected = decks.length / 52
  return seen.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** The chi-square's standard deviation is the root of twice 2601, about 72. */
const FAR_FROM_CHANCE = 5 * 72

test('a seed gives the same deck on every machine, for ever', () => {
  expect(deckText(shuffledDeck('samedeal'))).toBe(
    'TD TS KC 9H 4C 8D QD 8C 8S 8H 3D 6C 3S KD QH QC 6D JH AC 2D 4S 7S 3H 2C AD 4H TC AH 9D 2S 2H 7C 5C 3C TH 7D KS JD JS AS 7H 9C 5H 9S JC 6S 6H 5S KH 4D 5D QS',
  )
})

test('different seeds give different decks', () => {
  const decks = Array.from({ length: 500 }, (_, index) => deckText(shuffledDeck(`seed ${index}`)))
  expect(new Set(decks).size).toBe(500)
})

test('a shuffled deck holds every card exactly once, and the cards given stay as they were', () => {
  for (const deck of manyDecks(shuffledDeck).slice(0, 200)) {
    expect(deck.toSorted((a, b) => a - b)).toEqual(STANDARD_DECK)
  }
  const given = Object.freeze([3, 1, 2])
  expect(shuffle(given, () => 0)).toEqual([1, 2, 3])
  expect(shuffle(given, () => 0.999_999)).toEqual([3, 1, 2])
})

test('every card comes to every place about equally often', () => {
  expect(Math.abs(chiSquare(manyDecks((seed) => shuffledDeck(seed))) - 2601)).toBeLessThan(
    FAR_FROM_CHANCE,
  )
})

test('the same count tells a shuffle that favours some orders', () => {
  // The well-known mistake: each card changes places with any card, not only with those before it.
  const favouring = (seed: string): Card[] => {
    const deck = [...STANDARD_DECK]
    const numbers = shuffledDeck(seed)
    deck.forEach((_, place) => {
      const other = numbers[place]!
      ;[deck[place], deck[other]] = [deck[other]!, deck[place]!]
    })
    return deck
  }
  expect(chiSquare(manyDecks(favouring)) - 2601).toBeGreaterThan(FAR_FROM_CHANCE)
})
