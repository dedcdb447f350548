import { STANDARD_DECK, type Card, type KlondikeOptions } from '@samedeal/rules'
import { shuffle } from '@samedeal/rules/shuffle'
import { describe, expect, test } from 'vitest'
import { noisyGreedyWins } from './noisy-greedy.ts'
import { NoisyTable } from './noisy-table.ts'

const USUAL: KlondikeOptions = { draw: 1, passes: 'unlimited', foundationReturn: true }

/** Numbers from 0 up to 1 that follow from the seed. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function winsOf(options: KlondikeOptions, games: number): number {
  const random = chance(3)
  let wins = 0
  for (let game = 0; game < games; game++) {
    if (noisyGreedyWins(shuffle(STANDARD_DECK, random), options, random)) wins++
  }
  return wins
}

describe('the noisy greedy player', () => {
  test('wins between a quarter and a half of all draw one deals, and fewer with draw three', () => {
    const one = winsOf(USUAL, 500)
    const three = winsOf({ ...USUAL, draw: 3 }, 500)
    expect(one).toBeGreaterThan(125)
    expect(one).toBeLessThan(250)
    expect(three).toBeGreaterThan(15)
    expect(three).toBeLessThan(one / 2)
  })

  test('wins less often with fewer passes', () => {
    const unlimited = winsOf(USUAL, 500)
    const three = winsOf({ ...USUAL, passes: 3 }, 500)
    const one = winsOf({ ...USUAL, passes: 1 }, 500)
    expect(three).toBeLessThan(unlimited)
    expect(one).toBeLessThan(three)
  })

  test('plays the same game from the same chance', () => {
    const deck = shuffle(STANDARD_DECK, chance(8))
    const play = () =>
      Array.from({ length: 50 }, (_, seed) => noisyGreedyWins(deck, USUAL, chance(seed)))
    expect(play()).toEqual(play())
  })

  test('sees the same table whatever lies face down or is not drawn yet', () => {
    const random = chance(12)
    for (let time = 0; time < 200; time++) {
      const deck = shuffle(STANDARD_DECK, random)
      const other = withHiddenMixed(deck, random)
      expect(firstNumbers(deck)).toEqual(firstNumbers(other))
    }
  })
})

/** The same face-up cards, all others in a new order. */
function withHiddenMixed(deck: readonly Card[], random: () => number): Card[] {
  const faceUp = new Set<number>()
  let next = 0
  for (let row = 0; row < 7; row++) {
    for (let column = row; column < 7; column++, next++) if (column === row) faceUp.add(next)
  }
  const places = deck.map((_, place) => place).filter((place) => !faceUp.has(place))
  const mixed = shuffle(
    places.map((place) => deck[place] as Card),
    random,
  )
  const other = deck.slice()
  places.forEach((place, index) => (other[place] = mixed[index] as Card))
  return other
}

/** What a table lets its player see before the first move. */
function firstNumbers(deck: readonly Card[]): unknown {
  const table = new NoisyTable(deck, USUAL)
  const columns = [0, 1, 2, 3, 4, 5, 6]
  return [
    columns.map((column) => [table.topOf(column), table.headOf(column)]),
    [...table.faceDown],
    [...table.sizes],
    table.wasteTop,
    table.canTurn,
    table.isWon,
  ]
}
