import { expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { view } from '../position.ts'
import { klondikePosition, USUAL } from '../test/written-position.ts'
import { positionText } from './position-text.ts'

const klondike = GAMES.get('klondike')!
const position = klondikePosition({ stock: '[2C]', 'tableau-3': '[6C] [TD] 2S' })

function lineOf(text: string, pile: string): string | undefined {
  return text.split('\n').find((line) => line.startsWith(`${pile} `))
}

test('every pile has a line with its cards from the bottom, face-down ones in brackets', () => {
  const text = positionText(klondike, position, USUAL)
  expect(text.split('\n')).toHaveLength(13)
  expect(lineOf(text, 'stock')).toBe('stock                [2C]')
  expect(lineOf(text, 'tableau-3')).toBe('tableau-3            [6C] [TD] 2S')
})

test('an empty pile is a dash', () => {
  expect(lineOf(positionText(klondike, position, USUAL), 'waste')).toBe('waste                -')
})

test('a view shows no hidden face', () => {
  const text = positionText(klondike, view(position), USUAL)
  expect(lineOf(text, 'tableau-3')).toBe('tableau-3            [??] [??] 2S')
})
