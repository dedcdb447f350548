import { describe, expect, test } from 'vitest'
import { cardName, HIDDEN, rankOf, type Card } from '../../cards/card.ts'
import type { Move } from '../../game.ts'
import { playThrough } from '../../play-through.ts'
import type { Position } from '../../position.ts'
import { view } from '../../position.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { withReveals } from '../../reveal.ts'
import { RUN_IN_TWO_ROWS, stackedDeck } from './stacked-deck.ts'
import { FIRST_COLUMN, PILE_NUMBERS } from './table.ts'
import { toy } from './toy.ts'

const OPTIONS = { suits: 2 } as const
const ROW: Move = { from: 'stock', to: 'tableau-1', count: 5 }

function played(position: Position, ...moves: readonly Move[]): Position {
  return moves.reduce(
    (now, move) => sound(playThrough({ game: toy, options: OPTIONS }, now, { move })),
    position,
  )
}

function sound(answer: Position | Refusal): Position {
  if (isRefusal(answer)) throw new Error(answer.refused)
  return answer
}

function names(position: Position, pile: string): string[] {
  const { cards } = position.piles[PILE_NUMBERS.get(pile) ?? -1]!
  return cards.map(cardName)
}

describe('the toy', () => {
  test('has two decks, with as many suits as the option says', () => {
    for (const suits of [1, 2, 4] as const) {
      const deck = toy.deck({ suits })
      expect(deck).toHaveLength(104)
      expect(new Set(deck).size).toBe(13 * suits)
    }
  })

  test('deals a row on many columns by one move', () => {
    const dealt = toy.deal(RUN_IN_TWO_ROWS, OPTIONS)
    const after = played(dealt, ROW)
    const lengths = after.piles
      .slice(FIRST_COLUMN, FIRST_COLUMN + 5)
      .map(({ cards }) => cards.length)
    expect(lengths).toEqual([5, 5, 5, 5, 5])
    expect(after.state).toEqual({ rows: 1 })
  })

  test('takes a complete run off by itself, in the step that completed it, and turns a card up', () => {
    const before = played(toy.deal(RUN_IN_TWO_ROWS, OPTIONS), ROW)
    const after = played(before, ROW)
    expect(names(before, 'tableau-1').slice(3)).toEqual(['3S', '2H'])
    expect(names(after, 'discard')).toEqual(['3S', '2H', 'AS'])
    const column = after.piles[FIRST_COLUMN]!
    expect([column.cards.length, column.faceDown]).toEqual([3, 2])
  })

  test('leaves a run whose last card is not known, and takes it off once it is', () => {
    const before = view(played(toy.deal(RUN_IN_TWO_ROWS, OPTIONS), ROW))
    const rules = { game: toy, options: OPTIONS }
    const unknown = sound(playThrough(rules, before, { move: ROW }))
    expect(unknown.piles[FIRST_COLUMN]!.cards.at(-1)).toBe(HIDDEN)
    const told = [{ pile: FIRST_COLUMN, index: 5, card: RUN_IN_TWO_ROWS[98] as Card }]
    const seen = (after: Position) => withReveals(after, told)
    const known = sound(playThrough(rules, before, { move: ROW, seen }))
    expect(names(known, 'discard')).toEqual(['3S', '2H', 'AS'])
  })

  test('discards both cards of a pair, from two piles, and turns up what they covered', () => {
    // The peak's lowest row, a nine in its middle, and another nine on the first column and in a cell.
    const deck = stackedDeck({ 3: '9S', 4: '9H', 5: '9S', 9: '9H' })
    const dealt = toy.deal(deck, OPTIONS)
    expect(toy.play(dealt, { from: 'tableau-9', to: 'tableau-7', count: 1 }, OPTIONS)).toEqual({
      refused: 'face-down',
    })
    const after = played(dealt, { from: 'tableau-9', to: 'tableau-10', count: 1 })
    expect(names(after, 'discard').map((name) => name.charAt(0))).toEqual(['9', '9'])
    expect(after.piles[1]!.faceDown).toBe(0)
    expect(after.piles[2]!.faceDown).toBe(1)
    expect(toy.progress(after)).toEqual({ done: 2, total: 6 })
  })

  test('keeps a card apart in each cell', () => {
    const dealt = toy.deal(RUN_IN_TWO_ROWS, OPTIONS)
    const kept = played(dealt, { from: 'tableau-1', to: 'cell-1', count: 1 })
    expect(names(kept, 'cell-1')).toEqual(['3S'])
    expect(toy.play(kept, { from: 'tableau-2', to: 'cell-1', count: 1 }, OPTIONS)).toEqual({
      refused: 'cell-taken',
    })
    expect(rankOf(kept.piles[FIRST_COLUMN]!.cards.at(-1) as Card)).toBeGreaterThan(0)
  })
})
