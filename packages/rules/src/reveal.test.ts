import { describe, expect, test } from 'vitest'
import { HIDDEN, parseCard } from './cards/card.ts'
import { view, type Position } from './position.ts'
import { reveals, withReveals } from './reveal.ts'
import { afterMoves, answerTo, klondikePosition, pileText, USUAL } from './test/written-position.ts'
import { klondike } from './klondike/klondike.ts'

const draw = { from: 'stock', to: 'waste', count: 1 }
const cardsOf = (position: Position): number[] => position.piles.flatMap((pile) => pile.cards)

test('a view shows the face-up cards, blanks the others, and keeps the passes counted', () => {
  const position = klondikePosition({ stock: '[2C] [3C]', waste: '9D', 'tableau-7': '[KH] 8C' }, 2)
  const seen = view(position)
  expect(pileText(seen, 'stock')).toBe('[??] [??]')
  expect(pileText(seen, 'waste')).toBe('9D')
  expect(pileText(seen, 'tableau-7')).toBe('[??] 8C')
  expect(seen.state['recycles']).toBe(2)
  expect(view(seen)).toEqual(seen)
})

test('of a fresh deal a view shows the seven cards that lie face up, and nothing else', () => {
  const seen = view(klondike.deal(klondike.deck(USUAL), USUAL))
  expect(cardsOf(seen).filter((card) => card !== HIDDEN)).toHaveLength(7)
})

describe('after draw and undo', () => {
  const deal = klondikePosition({ stock: '[2C] [AC]', 'tableau-1': '2H' })

  test("the player no longer sees the stock's top card", () => {
    const drawn = withReveals(afterMoves(view(deal), [draw]), [
      { pile: 1, index: 0, card: parseCard('AC')! },
    ])
    expect(pileText(drawn, 'waste')).toBe('AC')
    expect(cardsOf(view(deal))).not.toContain(parseCard('AC'))
  })

  test("the stock's top card is refused everywhere but on the waste", () => {
    for (const to of ['foundation-clubs', 'tableau-1', 'tableau-2']) {
      const move = { from: 'stock', to, count: 1 }
      expect(answerTo(deal, move)).toBe('stock-to-waste-only')
      expect(answerTo(view(deal), move)).toBe('stock-to-waste-only')
    }
  })
})

describe('the turned cards', () => {
  test('are the drawn ones, bottom first', () => {
    const position = klondikePosition({ stock: '[5C] [4C] [3C] [2C]', waste: 'AC' })
    const options = { ...USUAL, draw: 3 as const }
    const three = { ...draw, count: 3 }
    const known = afterMoves(view(position), [three], options)
    expect(pileText(known, 'waste')).toBe('AC ?? ?? ??')
    const turned = reveals(known, afterMoves(position, [three], options))
    expect(turned).toEqual([
      { pile: 1, index: 1, card: parseCard('2C') },
      { pile: 1, index: 2, card: parseCard('3C') },
      { pile: 1, index: 3, card: parseCard('4C') },
    ])
    expect(pileText(withReveals(known, turned), 'waste')).toBe('AC 2C 3C 4C')
    expect(pileText(withReveals(known, turned), 'stock')).toBe('[??]')
  })

  test('are the one that a column turns up', () => {
    const position = klondikePosition({ 'tableau-2': '[KH] [QH] 8C', 'tableau-3': '9D' })
    const move = { from: 'tableau-2', to: 'tableau-3', count: 1 }
    const turned = reveals(afterMoves(view(position), [move]), afterMoves(position, [move]))
    expect(turned).toEqual([{ pile: 7, index: 1, card: parseCard('QH') }])
  })

  test('are none when no card turns up, nor for cards that the player knew', () => {
    const position = klondikePosition({ 'tableau-2': '9D 8C', 'tableau-3': '9H', waste: '4C' })
    for (const move of [
      { from: 'tableau-2', to: 'tableau-3', count: 1 },
      { from: 'waste', to: 'stock', count: 1 },
    ]) {
      expect(reveals(afterMoves(view(position), [move]), afterMoves(position, [move]))).toEqual([])
    }
    expect(reveals(position, position)).toEqual([])
  })
})

describe('writing turned cards into a view', () => {
  const seen = view(klondikePosition({ waste: '9D', 'tableau-7': '[KH] 8C' }))

  test('changes nothing when there are none', () => {
    expect(withReveals(seen, [])).toBe(seen)
  })

  test('passes over what does not fit: a known card, a place or a pile that does not exist', () => {
    const card = parseCard('KS')!
    const stale = [
      { pile: 1, index: 0, card },
      { pile: 1, index: 1, card },
      { pile: 12, index: 7, card },
      { pile: 13, index: 0, card },
      { pile: -1, index: 0, card },
    ]
    expect(withReveals(seen, stale)).toEqual(seen)
  })

  test('leaves the view that was given as it was', () => {
    const before = structuredClone(seen)
    const told = withReveals(seen, [{ pile: 12, index: 0, card: parseCard('KH')! }])
    expect(pileText(told, 'tableau-7')).toBe('[KH] 8C')
    expect(seen).toEqual(before)
  })
})
