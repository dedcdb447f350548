import type { FreecellOptions } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { randomNumbers } from '@samedeal/solver'
import { describe, expect, test } from 'vitest'
import { noisyFreecellWins } from './noisy-cells.ts'

const GAMES = 600

function winsOf(cells: FreecellOptions['cells']): number {
  const random = randomNumbers(3)
  let wins = 0
  for (let game = 0; game < GAMES; game++) {
    if (noisyFreecellWins(shuffledDeck(`noisy ${game}`), { cells }, random)) wins++
  }
  return wins
}

describe('the player that grades FreeCell deals', () => {
  test('wins between a sixth and a third of all deals with four cells, and fewer with each cell less', () => {
    const [four, three, two, one] = [winsOf(4), winsOf(3), winsOf(2), winsOf(1)]
    expect(four).toBeGreaterThan(GAMES / 6)
    expect(four).toBeLessThan(GAMES / 3)
    expect(three).toBeLessThan(four / 2)
    expect(two).toBeLessThan(three / 2)
    expect(one).toBeLessThanOrEqual(two)
  })

  test('plays the same game from the same chance', () => {
    const deck = shuffledDeck('noisy twice')
    const play = () =>
      Array.from({ length: 40 }, (_, seed) =>
        noisyFreecellWins(deck, { cells: 4 }, randomNumbers(seed + 1)),
      )
    expect(play()).toEqual(play())
  })
})
