import { expect, test } from 'vitest'
import { isRed, rankOf, suitOf } from './card.ts'
import { STANDARD_DECK } from './deck.ts'
import { buildsDown } from './run.ts'

test('a card builds down on the two cards of the other colour that are one rank higher', () => {
  for (const card of STANDARD_DECK) {
    const below = STANDARD_DECK.filter((other) => buildsDown(card, other))
    expect(below).toHaveLength(rankOf(card) === 13 ? 0 : 2)
    for (const other of below) {
      expect(rankOf(other)).toBe(rankOf(card) + 1)
      expect(isRed(other)).not.toBe(isRed(card))
    }
    expect(new Set(below.map(suitOf)).size).toBe(below.length)
  }
})
