import { expect, test } from 'vitest'
import { isRed, parseCard, rankOf, suitOf, type Card } from './card.ts'
import { STANDARD_DECK } from './deck.ts'
import { buildsDown, runLength } from './run.ts'

const cards = (names: string): Card[] => names.split(' ').map((name) => parseCard(name)!)

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

test('a run ends where the colours, the ranks or the face-up cards end', () => {
  expect(runLength(cards('KS QH JC TD'), 4)).toBe(4)
  expect(runLength(cards('KS QH JC TD'), 2)).toBe(2)
  expect(runLength(cards('KS QS JD'), 3)).toBe(2)
  expect(runLength(cards('KS JD TC'), 3)).toBe(2)
  expect(runLength(cards('KS QH 2C'), 3)).toBe(1)
})

test('a column with no card face up has no run', () => {
  expect(runLength(cards('KS QH'), 0)).toBe(0)
  expect(runLength([], 0)).toBe(0)
})
