import { isRefusal, klondike, STANDARD_DECK, type Move, type Position } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { stockAction } from './stock-action.ts'

const USUAL = { draw: 1, passes: 'unlimited', foundationReturn: true } as const
const START = klondike.deal(STANDARD_DECK, USUAL)

function played(position: Position, moves: readonly Move[], options: typeof USUAL): Position {
  return moves.reduce((now, move) => {
    const next = klondike.play(now, move, options)
    if (isRefusal(next)) throw new Error(next.refused)
    return next
  }, position)
}

const DRAW: Move = { from: 'stock', to: 'waste', count: 1 }
const DRAW_ALL = Array.from({ length: 24 }, () => DRAW)

test('at the start the button draws, and says how many cards are left', () => {
  expect(stockAction(klondike, USUAL, START)).toEqual({ turnsOver: false, allowed: true, left: 24 })
  const after = played(START, [DRAW], USUAL)
  expect(stockAction(klondike, USUAL, after)).toMatchObject({ left: 23 })
})

test('an empty stock turns the waste over', () => {
  const empty = played(START, DRAW_ALL, USUAL)
  expect(stockAction(klondike, USUAL, empty)).toEqual({ turnsOver: true, allowed: true, left: 0 })
})

test('with no pass left the button is off', () => {
  const empty = played(START, DRAW_ALL, USUAL)
  expect(stockAction(klondike, { ...USUAL, passes: 1 }, empty)).toMatchObject({ allowed: false })
})
