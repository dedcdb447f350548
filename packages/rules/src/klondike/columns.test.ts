import { describe, expect, test } from 'vitest'
import { cardName } from '../cards/card.ts'
import { STANDARD_DECK } from '../cards/deck.ts'
import type { Position } from '../position.ts'
import type { Reason } from '../refusal.ts'
import { frozen } from '../test/frozen.ts'
import {
  answerTo,
  klondikePosition,
  pileText,
  USUAL,
  type WrittenPiles,
} from '../test/written-position.ts'
import { klondike } from './klondike.ts'

const COLUMNS = [1, 2, 3, 4, 5, 6, 7]
const KINGS = ['KC', 'KD', 'KH', 'KS']

/** The answer to one card moving from the waste to a column. */
function fromWaste(card: string, column: string): Position | Reason {
  const position = klondikePosition({ waste: card, 'tableau-3': column })
  return answerTo(position, { from: 'waste', to: 'tableau-3', count: 1 })
}

describe('a column builds down in alternating colours', () => {
  test('of all 52 cards, the two of the other colour and one rank lower go on a column', () => {
    for (const below of STANDARD_DECK.map(cardName)) {
      const going = STANDARD_DECK.map(cardName).filter(
        (card) => card !== below && typeof fromWaste(card, below) !== 'string',
      )
      expect(going).toHaveLength(below.startsWith('A') ? 0 : 2)
    }
    expect(pileText(fromWaste('8C', '9H'), 'tableau-3')).toBe('9H 8C')
    expect(pileText(fromWaste('8S', '9D'), 'tableau-3')).toBe('9D 8S')
  })

  test('a card of the same colour is refused, whatever its rank', () => {
    expect(fromWaste('8D', '9H')).toBe('same-colour')
    expect(fromWaste('8H', '9H')).toBe('same-colour')
    expect(fromWaste('2C', 'KS')).toBe('same-colour')
  })

  test('a card that is not one rank lower is refused', () => {
    expect(fromWaste('7C', '9H')).toBe('not-one-lower')
    expect(fromWaste('TC', '9H')).toBe('not-one-lower')
    expect(fromWaste('9C', '9H')).toBe('not-one-lower')
    expect(fromWaste('KC', 'AH')).toBe('not-one-lower')
  })
})

describe('only a king goes on an empty column', () => {
  test.each(COLUMNS)('alone from the waste, of all 52 cards, on column %i', (column) => {
    for (const card of STANDARD_DECK.map(cardName)) {
      const position = frozen(klondikePosition({ waste: card }))
      const move = { from: 'waste', to: `tableau-${column}`, count: 1 }
      const played = answerTo(position, move)
      if (KINGS.includes(card)) expect(pileText(played, move.to)).toBe(card)
      else expect(played).toBe('king-only')
      expect(klondike.moves(position, USUAL).some(({ to }) => to === move.to)).toBe(
        KINGS.includes(card),
      )
    }
  })

  test.each(COLUMNS)(
    'heading a run, and never a part of the run without it, on column %i',
    (column) => {
      const to = `tableau-${column}`
      const from = `tableau-${(column % 7) + 1}`
      const position = frozen(klondikePosition({ [from]: '[2H] KS QH JC TD' }))
      for (const count of [1, 2, 3])
        expect(answerTo(position, { from, to, count })).toBe('king-only')
      const played = answerTo(position, { from, to, count: 4 })
      expect(pileText(played, to)).toBe('KS QH JC TD')
      expect(pileText(played, from)).toBe('2H')
    },
  )

  test('from a foundation', () => {
    const piles: WrittenPiles = {
      'foundation-hearts': 'AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH',
      'foundation-spades': 'AS 2S',
    }
    const position = klondikePosition(piles)
    const down = (suit: string) => ({ from: `foundation-${suit}`, to: 'tableau-5', count: 1 })
    expect(pileText(answerTo(position, down('hearts')), 'tableau-5')).toBe('KH')
    expect(answerTo(position, down('spades'))).toBe('king-only')
  })
})

describe('a run moves whole or in part', () => {
  const piles: WrittenPiles = {
    'tableau-1': '[AC] 9H 8C 7D 6S',
    'tableau-2': 'TS',
    'tableau-4': '9D',
    'tableau-5': '8S',
    'tableau-6': '7H',
  }
  const position = frozen(klondikePosition(piles))

  test.each([
    { count: 4, to: 'tableau-2', target: 'TS 9H 8C 7D 6S', left: 'AC' },
    { count: 3, to: 'tableau-4', target: '9D 8C 7D 6S', left: '[AC] 9H' },
    { count: 2, to: 'tableau-5', target: '8S 7D 6S', left: '[AC] 9H 8C' },
    { count: 1, to: 'tableau-6', target: '7H 6S', left: '[AC] 9H 8C 7D' },
  ])(
    '$count of its cards go where the highest of them fits: $target',
    ({ count, to, target, left }) => {
      const played = answerTo(position, { from: 'tableau-1', to, count })
      expect(pileText(played, to)).toBe(target)
      expect(pileText(played, 'tableau-1')).toBe(left)
    },
  )

  test('the highest card of the part decides, not the last', () => {
    expect(answerTo(position, { from: 'tableau-1', to: 'tableau-6', count: 2 })).toBe('same-colour')
    expect(answerTo(position, { from: 'tableau-1', to: 'tableau-5', count: 4 })).toBe(
      'not-one-lower',
    )
  })

  test('a run that holds a face-down card never moves, and the refusal changes nothing', () => {
    const before = structuredClone(position)
    expect(answerTo(position, { from: 'tableau-1', to: 'tableau-2', count: 5 })).toBe('face-down')
    expect(answerTo(position, { from: 'tableau-1', to: 'tableau-3', count: 5 })).toBe('face-down')
    expect(position).toEqual(before)
  })

  test('a run that would fit does not move when the card that fits lies face down', () => {
    const fits = klondikePosition({ 'tableau-1': '[9H] 8C', 'tableau-2': 'TS' })
    expect(answerTo(fits, { from: 'tableau-1', to: 'tableau-2', count: 2 })).toBe('face-down')
    expect(klondike.moves(fits, USUAL)).toEqual([])
  })

  test('a face-down king never moves to an empty column', () => {
    const hiddenKing = klondikePosition({ 'tableau-1': '[KS] QH' })
    expect(answerTo(hiddenKing, { from: 'tableau-1', to: 'tableau-2', count: 2 })).toBe('face-down')
  })
})

describe('a face-down card left on top of a column is turned up', () => {
  test('when a run leaves it', () => {
    const position = klondikePosition({ 'tableau-1': '[2D] [3D] 8C 7D', 'tableau-2': '9H' })
    const played = answerTo(position, { from: 'tableau-1', to: 'tableau-2', count: 2 })
    expect(pileText(played, 'tableau-1')).toBe('[2D] 3D')
  })

  test('when a card goes to its foundation', () => {
    const position = klondikePosition({ 'tableau-1': '[2D] AC' })
    const played = answerTo(position, { from: 'tableau-1', to: 'foundation-clubs', count: 1 })
    expect(pileText(played, 'tableau-1')).toBe('2D')
  })

  test('and no other card is turned with it', () => {
    const position = klondikePosition({ 'tableau-1': '[2D] [3D] [4D] AC', 'tableau-2': '[5D] 6D' })
    const played = answerTo(position, { from: 'tableau-1', to: 'foundation-clubs', count: 1 })
    expect(pileText(played, 'tableau-1')).toBe('[2D] [3D] 4D')
    expect(pileText(played, 'tableau-2')).toBe('[5D] 6D')
  })

  test('a face-up card left on top stays as it is', () => {
    const position = klondikePosition({ 'tableau-1': '[2D] 8D 7S', 'tableau-2': '8H' })
    const played = answerTo(position, { from: 'tableau-1', to: 'tableau-2', count: 1 })
    expect(pileText(played, 'tableau-1')).toBe('[2D] 8D')
  })

  test('a column left empty stays empty', () => {
    const position = klondikePosition({ 'tableau-1': '7S', 'tableau-2': '8H' })
    const played = answerTo(position, { from: 'tableau-1', to: 'tableau-2', count: 1 })
    expect(pileText(played, 'tableau-1')).toBe('')
  })
})
