import {
  freecell,
  isRefusal,
  klondike,
  type FreecellOptions,
  type KlondikeOptions,
  type Move,
  type Position,
} from '@samedeal/rules'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { expect, test } from 'vitest'
import { KNOWN_DEALS } from './klondike/cases/deals.ts'
import { solveFreecell } from './freecell/solve.ts'
import { lastWinnable } from './last-winnable.ts'
import { randomNumbers } from './random-numbers.ts'
import { solve } from './klondike/solve.ts'

const OPTIONS: KlondikeOptions = { draw: 1, passes: 'unlimited', foundationReturn: true }
const ONE_PASS: KlondikeOptions = { draw: 1, passes: 1, foundationReturn: false }

/** Every position of a line of moves, the first one included. */
function positionsOf(
  start: Position,
  moves: readonly Move[],
  options: KlondikeOptions,
): Position[] {
  const positions = [start]
  for (const move of moves) {
    const next = klondike.play(positions.at(-1) as Position, move, options)
    if (isRefusal(next)) throw new Error(next.refused)
    positions.push(next)
  }
  return positions
}

/** A line of random moves, most of them on columns and foundations. */
function randomLine(start: Position, options: KlondikeOptions, seed: number): Position[] {
  const random = randomNumbers(seed)
  const positions = [start]
  for (let made = 0; made < 60; made++) {
    const position = positions.at(-1) as Position
    const legal = klondike.moves(position, options)
    const building = legal.filter(({ from, to }) => from !== 'stock' && to !== 'stock')
    const choice = building.length > 0 && random() < 0.8 ? building : legal
    const move = choice[Math.floor(random() * choice.length)]
    if (move === undefined) break
    const next = klondike.play(position, move, options)
    if (isRefusal(next)) throw new Error(next.refused)
    positions.push(next)
  }
  return positions
}

test('a line that wins is winnable to its end', () => {
  const positions = positionsOf(klondike.deal(EASY_DECK, OPTIONS), EASY_LINE, OPTIONS)
  const found = lastWinnable(solve, { positions, options: OPTIONS, budget: { states: 100_000 } })
  expect(found).toEqual({ won: EASY_LINE.length, lost: EASY_LINE.length + 1 })
})

test('with one pass, drawing past a card that is needed loses: its very move is found', () => {
  const start = klondike.deal(EASY_DECK, ONE_PASS)
  const draw: Move = { from: 'stock', to: 'waste', count: 1 }
  const columns = EASY_LINE.slice(0, 28)
  const positions = positionsOf(start, [...columns, draw, draw, draw], ONE_PASS)
  const found = lastWinnable(solve, { positions, options: ONE_PASS, budget: { states: 100_000 } })
  const truth = positions.map((position) => {
    return solve({ position, options: ONE_PASS, budget: { states: 100_000 } }).verdict
  })
  expect(truth).not.toContain('unknown')
  expect(found).toEqual({ won: truth.lastIndexOf('win'), lost: truth.lastIndexOf('win') + 1 })
})

test('on random lines of winnable deals it says what a search of every single position says', () => {
  const options: KlondikeOptions = { draw: 3, passes: 3, foundationReturn: true }
  const winnable = KNOWN_DEALS.filter(({ verdicts }) => verdicts[3] === 'win')
  let turns = 0
  for (const { deck } of winnable.slice(0, 5)) {
    const positions = randomLine(klondike.deal(deck, options), options, 9)
    const found = lastWinnable(solve, { positions, options, budget: { states: 40_000 } })
    if (found.won >= 0 && found.lost === found.won + 1 && found.lost < positions.length) turns++
    for (const [place, position] of positions.entries()) {
      const { verdict } = solve({ position, options, budget: { states: 500 } })
      if (verdict === 'win') expect(place).toBeLessThan(found.lost)
      if (verdict === 'loss') expect(place).toBeGreaterThan(found.won)
    }
  }
  expect(turns).toBeGreaterThan(0)
})

test('a spent budget leaves open what it has not proven', () => {
  const options = { ...OPTIONS, draw: 3 } as const
  const hard = KNOWN_DEALS.find(({ id }) => id === 130)
  const positions = randomLine(klondike.deal(hard?.deck ?? [], options), options, 3)
  const budget = { states: 10 }
  expect(lastWinnable(solve, { positions, options, budget })).toEqual({
    won: -1,
    lost: positions.length,
  })
  const known = lastWinnable(solve, { positions, options, budget, firstIsWinnable: true })
  expect(known).toEqual({ won: 0, lost: positions.length })
})

test('a budget in milliseconds ends by the clock that is passed in', () => {
  let time = 0
  const options = { ...OPTIONS, draw: 3 } as const
  const hard = KNOWN_DEALS.find(({ id }) => id === 130)
  const start = klondike.deal(hard?.deck ?? [], options)
  const positions = randomLine(start, options, 3)
  lastWinnable(solve, { positions, options, budget: { ms: 50, now: () => (time += 10) } })
  expect(time).toBeLessThan(500)
})

test('in FreeCell, too, it says what a search of every single position says', () => {
  const options: FreecellOptions = { cells: 2 }
  let turns = 0
  for (let deal = 0; deal < 4; deal++) {
    const random = randomNumbers(deal + 1)
    const positions = [freecell.deal(shuffledDeck(`lost move ${deal}`), options)]
    for (let made = 0; made < 10; made++) {
      const position = positions.at(-1) as Position
      const legal = freecell.moves(position, options)
      const move = legal[Math.floor(random() * legal.length)]
      const next = move === undefined ? position : freecell.play(position, move, options)
      if (move === undefined || isRefusal(next)) break
      positions.push(next)
    }
    const found = lastWinnable(solveFreecell, { positions, options, budget: { states: 5_000 } })
    if (found.won >= 0 && found.lost === found.won + 1 && found.lost < positions.length) turns++
    for (const [place, position] of positions.entries()) {
      const { verdict } = solveFreecell({ position, options, budget: { states: 300 } })
      if (verdict === 'win') expect(place).toBeLessThan(found.lost)
      if (verdict === 'loss') expect(place).toBeGreaterThan(found.won)
    }
  }
  expect(turns).toBeGreaterThan(0)
})
