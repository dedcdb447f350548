import { describe, expect, test } from 'vitest'
import { STANDARD_DECK } from '../cards/deck.ts'
import type { Move } from '../game.ts'
import type { Position } from '../position.ts'
import {
  afterMoves,
  answerTo,
  klondikePosition,
  pileText,
  USUAL,
} from '../test/written-position.ts'
import { klondike } from './klondike.ts'
import type { KlondikeOptions } from './options.ts'
import { recyclesOf } from './stock.ts'

const DRAW_3: KlondikeOptions = { ...USUAL, draw: 3 }
const drawOf = (count: number): Move => ({ from: 'stock', to: 'waste', count })
const recycleOf = (count: number): Move => ({ from: 'waste', to: 'stock', count })

/** The one move that the stock allows now. */
function stockMove(position: Position, options: KlondikeOptions): Move | undefined {
  const found = klondike
    .moves(position, options)
    .filter(({ from, to }) => from === 'stock' || to === 'stock')
  expect(found.length).toBeLessThanOrEqual(1)
  return found[0]
}

/** Plays nothing but what the stock allows, `times` times. */
function turn(position: Position, options: KlondikeOptions, times: number): Position {
  let now = position
  for (let turned = 0; turned < times; turned++) {
    now = afterMoves(now, [stockMove(now, options)!], options)
  }
  return now
}

/** The waste's top card after each draw of one whole pass, which ends with an empty stock. */
function topsOfOnePass(position: Position, options: KlondikeOptions): string[] {
  const tops: string[] = []
  let now = position
  while (pileText(now, 'stock') !== '') {
    now = turn(now, options, 1)
    tops.push(pileText(now, 'waste').slice(-2))
  }
  return tops
}

describe('drawing one card', () => {
  const position = klondikePosition({ stock: '[2C] [3C] [4C]', waste: '9D' })

  test('turns the top card of the stock up on the waste', () => {
    const drawn = afterMoves(position, [drawOf(1)])
    expect(pileText(drawn, 'stock')).toBe('[2C] [3C]')
    expect(pileText(drawn, 'waste')).toBe('9D 4C')
  })

  test('takes no other number of cards', () => {
    expect(answerTo(position, drawOf(2))).toBe('draw-count')
    expect(answerTo(position, drawOf(3))).toBe('draw-count')
  })

  test('is not possible from an empty stock', () => {
    expect(answerTo(klondikePosition({ waste: '9D' }), drawOf(1))).toBe('stock-empty')
  })

  test('a card of the stock goes nowhere but to the waste', () => {
    const ace = klondikePosition({ stock: '[AC]', 'tableau-1': '2D' })
    for (const to of ['foundation-clubs', 'tableau-1', 'tableau-2']) {
      expect(answerTo(ace, { from: 'stock', to, count: 1 })).toBe('stock-to-waste-only')
    }
  })

  test('no card but a drawn one goes on the waste, and none but the waste back to the stock', () => {
    const piles = klondikePosition({ waste: '9D', 'tableau-1': '8C', 'foundation-hearts': 'AH' })
    for (const from of ['tableau-1', 'foundation-hearts']) {
      expect(answerTo(piles, { from, to: 'waste', count: 1 })).toBe('not-to-waste')
      expect(answerTo(piles, { from, to: 'stock', count: 1 })).toBe('not-to-stock')
    }
  })
})

describe('drawing three', () => {
  test.each([
    { left: '[AC]', count: 1, stock: '', waste: 'AC' },
    { left: '[2C] [AC]', count: 2, stock: '', waste: 'AC 2C' },
    { left: '[3C] [2C] [AC]', count: 3, stock: '', waste: 'AC 2C 3C' },
    { left: '[4C] [3C] [2C] [AC]', count: 3, stock: '[4C]', waste: 'AC 2C 3C' },
    { left: '[5C] [4C] [3C] [2C] [AC]', count: 3, stock: '[5C] [4C]', waste: 'AC 2C 3C' },
  ])('with $left left turns $count, the last one on top', ({ left, count, stock, waste }) => {
    const position = klondikePosition({ stock: left })
    expect(stockMove(position, DRAW_3)).toEqual(drawOf(count))
    const drawn = afterMoves(position, [drawOf(count)], DRAW_3)
    expect(pileText(drawn, 'stock')).toBe(stock)
    expect(pileText(drawn, 'waste')).toBe(waste)
    for (const other of [1, 2, 3, 4, 5].filter((number) => number !== count)) {
      expect(answerTo(position, drawOf(other), DRAW_3)).toBe('draw-count')
    }
  })

  test('the card under a played waste card shows and is playable', () => {
    const position = klondikePosition({
      stock: '[8S] [9H] [AC]',
      'tableau-1': '9D',
      'tableau-2': 'TS',
    })
    const drawn = afterMoves(position, [drawOf(3)], DRAW_3)
    expect(pileText(drawn, 'waste')).toBe('AC 9H 8S')
    const first = { from: 'waste', to: 'tableau-1', count: 1 }
    const second = { from: 'waste', to: 'tableau-2', count: 1 }
    const third = { from: 'waste', to: 'foundation-clubs', count: 1 }
    expect(answerTo(drawn, second, DRAW_3)).toBe('same-colour')
    expect(answerTo(drawn, third, DRAW_3)).toBe('wrong-suit')
    const played = afterMoves(drawn, [first], DRAW_3)
    expect(pileText(played, 'waste')).toBe('AC 9H')
    expect(pileText(afterMoves(played, [second, third], DRAW_3), 'waste')).toBe('')
  })

  test('the cards under the top of the waste wait until it has been played', () => {
    const position = klondikePosition({ waste: 'AC 9H 8S', 'tableau-1': '9D' })
    expect(answerTo(position, { from: 'waste', to: 'tableau-1', count: 2 }, DRAW_3)).toBe(
      'one-at-a-time',
    )
    expect(klondike.moves(position, DRAW_3)).toEqual([
      { from: 'waste', to: 'tableau-1', count: 1 },
      recycleOf(3),
    ])
  })

  test('playing a waste card draws nothing by itself, even the only one', () => {
    const position = klondikePosition({ stock: '[2C] [3C]', waste: 'AC' })
    const played = afterMoves(
      position,
      [{ from: 'waste', to: 'foundation-clubs', count: 1 }],
      DRAW_3,
    )
    expect(pileText(played, 'waste')).toBe('')
    expect(pileText(played, 'stock')).toBe('[2C] [3C]')
  })

  test('a full pass shows every third card, and the same cards again when nothing was played', () => {
    const deal = klondike.deal(STANDARD_DECK, DRAW_3)
    const tops = topsOfOnePass(deal, DRAW_3)
    expect(tops).toEqual(['5H', '8H', 'JH', 'AS', '4S', '7S', 'TS', 'KS'])
    expect(topsOfOnePass(turn(deal, DRAW_3, 9), DRAW_3)).toEqual(tops)
  })
})

describe('turning the waste over', () => {
  test('makes it the stock again, in the order before, all face down', () => {
    const deal = klondike.deal(STANDARD_DECK, USUAL)
    const again = turn(deal, USUAL, 25)
    expect(pileText(again, 'stock')).toBe(pileText(deal, 'stock'))
    expect(pileText(again, 'waste')).toBe('')
    expect(recyclesOf(again)).toBe(1)
  })

  test('the order after it is the order before it less the played cards', () => {
    const position = klondikePosition({ stock: '[9S] [8S] [AC] [7S] [6S]' })
    const played = afterMoves(position, [
      drawOf(1),
      drawOf(1),
      drawOf(1),
      { from: 'waste', to: 'foundation-clubs', count: 1 },
      drawOf(1),
      drawOf(1),
      recycleOf(4),
    ])
    expect(pileText(played, 'stock')).toBe('[9S] [8S] [7S] [6S]')
    expect(topsOfOnePass(played, USUAL)).toEqual(['6S', '7S', '8S', '9S'])
  })

  test('with draw three, a played card shifts which cards are seen', () => {
    const position = klondikePosition({ stock: '[9S] [8S] [7S] [AC] [6S] [5S]' })
    expect(topsOfOnePass(position, DRAW_3)).toEqual(['AC', '9S'])
    const played = afterMoves(
      position,
      [drawOf(3), { from: 'waste', to: 'foundation-clubs', count: 1 }, drawOf(3), recycleOf(5)],
      DRAW_3,
    )
    expect(topsOfOnePass(played, DRAW_3)).toEqual(['7S', '9S'])
  })

  test('waits until the stock is empty', () => {
    const position = klondikePosition({ stock: '[2C]', waste: '9D' })
    expect(answerTo(position, recycleOf(1))).toBe('stock-not-empty')
  })

  test('needs a waste to turn', () => {
    expect(answerTo(klondikePosition({}), recycleOf(1))).toBe('waste-empty')
  })

  test('turns all of it or nothing', () => {
    const position = klondikePosition({ waste: '9D 4C 2H' })
    for (const count of [1, 2, 4])
      expect(answerTo(position, recycleOf(count))).toBe('recycle-count')
    expect(pileText(afterMoves(position, [recycleOf(3)]), 'stock')).toBe('[2H] [4C] [9D]')
  })
})

describe('under a limit of passes', () => {
  const ofPasses = (passes: KlondikeOptions['passes'], draw: 1 | 3 = 1): KlondikeOptions => ({
    ...USUAL,
    draw,
    passes,
  })

  test.each([1, 2, 3, 5])(
    '%i passes allow one recycle less, the next is refused and never offered',
    (passes) => {
      const options = ofPasses(passes)
      let position = klondikePosition({ stock: '[2C] [3C]' })
      for (let recycle = 1; recycle < passes; recycle++) {
        position = turn(position, options, 3)
        expect(recyclesOf(position)).toBe(recycle)
      }
      position = turn(position, options, 2)
      expect(stockMove(position, options)).toBeUndefined()
      expect(answerTo(position, recycleOf(2), options)).toBe('no-passes-left')
      expect(answerTo(position, recycleOf(1), options)).toBe('no-passes-left')
    },
  )

  test('three passes of draw three turn the 24 cards 24 times', () => {
    const options = ofPasses(3, 3)
    const end = turn(klondike.deal(STANDARD_DECK, options), options, 3 * 8 + 2)
    expect(stockMove(end, options)).toBeUndefined()
  })

  test('unlimited passes end never', () => {
    const position = turn(klondikePosition({ stock: '[2C]' }), USUAL, 200)
    expect(recyclesOf(position)).toBe(100)
    expect(stockMove(position, USUAL)).toEqual(drawOf(1))
  })

  test('the waste may still be played when no pass is left', () => {
    const options = ofPasses(1)
    const position = klondikePosition({ waste: '2C AC' })
    const home = (count: number): Move[] =>
      Array.from({ length: count }, () => ({ from: 'waste', to: 'foundation-clubs', count: 1 }))
    expect(pileText(afterMoves(position, home(2), options), 'foundation-clubs')).toBe('AC 2C')
  })
})
