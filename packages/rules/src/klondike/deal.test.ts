import { expect, test } from 'vitest'
import { STANDARD_DECK } from '../cards/deck.ts'
import { pileText, USUAL } from '../test/written-position.ts'
import { positionText } from '../records/position-text.ts'
import { GAMES } from '../games.ts'
import { klondike } from './klondike.ts'

const position = klondike.deal(STANDARD_DECK, USUAL)
const names = (id: string): string[] => pileText(position, id).split(' ')
const isDown = (name: string): boolean => name.startsWith('[')

test('the cards go to seven columns row by row, and the first stock card is drawn first', () => {
  expect(positionText(GAMES.get('klondike')!, position, USUAL).split('\n')).toEqual([
    'stock                [KS] [QS] [JS] [TS] [9S] [8S] [7S] [6S] [5S] [4S] [3S] [2S] [AS] [KH] [QH] [JH] [TH] [9H] [8H] [7H] [6H] [5H] [4H] [3H]',
    'waste                -',
    'foundation-spades    -',
    'foundation-hearts    -',
    'foundation-clubs     -',
    'foundation-diamonds  -',
    'tableau-1            AC',
    'tableau-2            [2C] 8C',
    'tableau-3            [3C] [9C] AD',
    'tableau-4            [4C] [TC] [2D] 6D',
    'tableau-5            [5C] [JC] [3D] [7D] TD',
    'tableau-6            [6C] [QC] [4D] [8D] [JD] KD',
    'tableau-7            [7C] [KC] [5D] [9D] [QD] [AH] 2H',
  ])
})

test('column n has n cards, and only its last lies face up', () => {
  for (let column = 1; column <= 7; column++) {
    const cards = names(`tableau-${column}`)
    expect(cards).toHaveLength(column)
    expect(cards.findIndex((name) => !isDown(name))).toBe(column - 1)
  }
})

test('the 24 cards of the stock lie face down, and waste and foundations start empty', () => {
  expect(names('stock').filter(isDown)).toHaveLength(24)
  expect(pileText(position, 'waste')).toBe('')
  expect(klondike.progress(position)).toEqual({ done: 0, total: 52 })
  expect(position.state['recycles']).toBe(0)
})
