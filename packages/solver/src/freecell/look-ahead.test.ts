import {
  isWon,
  freecell,
  isRefusal,
  type FreecellOptions,
  type Move,
  type Position,
} from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { expect, test } from 'vitest'
import { lookAhead } from './look-ahead.ts'

const FOUR: FreecellOptions = { cells: 4 }

function after(position: Position, moves: readonly Move[]): Position {
  let now = position
  for (const move of moves) {
    const next = freecell.play(now, move, FOUR)
    if (isRefusal(next)) throw new Error(next.refused)
    now = next
  }
  return now
}

/** Looks ahead again and again until nothing better is in sight. */
function playOut(deal: string, states: number): Position {
  let position = freecell.deal(shuffledDeck(deal), FOUR)
  for (let thought = 0; thought < 400; thought++) {
    const moves = lookAhead({ position, options: FOUR, states, aim: 1 })
    if (moves.length === 0) return position
    position = after(position, moves)
  }
  throw new Error('the player never stops')
}

test('who looks ahead again and again always comes to an end, however short the sight', () => {
  for (const states of [1, 2, 5, 30]) {
    for (let deal = 0; deal < 20; deal++) playOut(`look ahead ${deal}`, states)
  }
})

test('who looks further ahead wins more deals', () => {
  const won = (states: number): number =>
    Array.from({ length: 30 }, (_, deal) => playOut(`look ahead ${deal}`, states)).filter((end) =>
      isWon(freecell, end),
    ).length
  const [short, middle, long] = [won(5), won(60), won(600)]
  expect(middle).toBeGreaterThan(short)
  expect(long).toBeGreaterThan(middle)
})

test('who settles for less gets to a board that is on the way of the search too, by legal moves', () => {
  for (let deal = 0; deal < 6; deal++) {
    const position = freecell.deal(shuffledDeck(`look ahead ${deal}`), FOUR)
    for (const aim of [0, 0.3, 0.7, 0.999]) {
      const moves = lookAhead({ position, options: FOUR, states: 60, aim })
      expect(moves.length).toBeGreaterThan(0)
      after(position, moves)
    }
  }
})
