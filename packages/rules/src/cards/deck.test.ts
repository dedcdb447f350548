import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deckText, parseDeck, STANDARD_DECK } from './deck.ts'

const names = deckText(STANDARD_DECK).split(' ')

test('a deck in any order is read back as it was written', () => {
  const anyOrder = fc.shuffledSubarray([...STANDARD_DECK], { minLength: 52, maxLength: 52 })
  fc.assert(
    fc.property(anyOrder, (deck) => {
      expect(parseDeck(deckText(deck))).toEqual(deck)
    }),
  )
})

test('spaces and line ends around the names do not matter', () => {
  expect(parseDeck(`\n ${names.join('\t\n')}  `)).toEqual(STANDARD_DECK)
})

test('a name that is no card is named with its place', () => {
  expect(parseDeck(names.with(16, '1H').join(' '))).toEqual({
    fault:
      'card 17 is "1H", which is no card: a rank (A23456789TJQK) and a suit (CDHS) are needed, as in "TH"',
  })
})

test('a card that stands in the deck twice is named with the place of the second', () => {
  expect(parseDeck(names.with(51, 'AC').join(' '))).toEqual({
    fault: 'card 52, AC, is in the deck too often',
  })
  expect(parseDeck(`${names.join(' ')} 7D`)).toEqual({
    fault: 'card 53, 7D, is in the deck too often',
  })
})

test('missing cards are named', () => {
  expect(parseDeck(names.slice(2).join(' '))).toEqual({
    fault: 'the deck has 50 cards instead of 52; missing: AC 2C',
  })
  expect(parseDeck('')).toMatchObject({
    fault: expect.stringContaining('0 cards instead of 52') as string,
  })
})

test('a game of two decks needs every card twice', () => {
  const twoDecks = [...STANDARD_DECK, ...STANDARD_DECK]
  expect(parseDeck(deckText(twoDecks), twoDecks)).toEqual(twoDecks)
  expect(parseDeck(deckText([...twoDecks, 0]), twoDecks)).toEqual({
    fault: 'card 105, AC, is in the deck too often',
  })
})
