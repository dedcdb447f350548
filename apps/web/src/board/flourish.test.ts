import { NO_STATE, cardOf, GAMES, SUITS, type Position } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { FLOURISH_TIME, flourishing } from './flourish.ts'
import { layOut } from './layout.ts'
import { cornerOf, layPieces } from './pieces.ts'

const specs = GAMES.get('klondike')!.table({ draw: 1, passes: 'unlimited', foundationReturn: true })

function won(area = { width: 390, height: 684 }) {
  const position: Position = {
    piles: specs.map(({ suit }) => ({
      cards:
        suit === undefined || !SUITS.includes(suit)
          ? []
          : Array.from({ length: 13 }, (_, rank) => cardOf(rank + 1, suit)),
      faceDown: 0,
    })),
    state: NO_STATE,
  }
  const layout = layOut({ specs, position, area, view: 'portrait', leftHanded: false })
  return { pieces: layPieces({ position, layout }), area, card: layout.card }
}

test('a win begins and ends with every card at home', () => {
  const { pieces, ...table } = won()
  for (const since of [0, FLOURISH_TIME]) {
    flourishing(pieces, table, since).forEach((pile, number) =>
      pile.forEach((piece, index) => {
        expect(cornerOf(piece, 0)).toEqual(cornerOf(pieces[number]![index]!, 0))
      }),
    )
  }
})

test.each([
  { width: 390, height: 684 },
  { width: 603, height: 331 },
  { width: 1540, height: 1080 },
])('in between all 52 cards stand apart and inside a table of $width x $height', (area) => {
  const { pieces, ...table } = won(area)
  const corners = flourishing(pieces, table, 640)
    .flat()
    .map((piece) => cornerOf(piece, 0))
  expect(corners).toHaveLength(52)
  expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(52)
  for (const { x, y } of corners) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + table.card.width).toBeLessThanOrEqual(area.width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + table.card.height).toBeLessThanOrEqual(area.height)
  }
})
