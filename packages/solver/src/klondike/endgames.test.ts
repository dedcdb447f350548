import { isWon, isRefusal, klondike, type Position } from '@samedeal/rules'
import { describe, expect, test } from 'vitest'
import { randomNumbers } from '../random-numbers.ts'
import { solve } from './solve.ts'
import { canBeWon } from './test/brute-force.ts'
import { endgame } from './test/endgame.ts'
import { playedPosition } from './test/played-position.ts'
import { SETTINGS, settingText } from './test/settings.ts'

/** Endgames of each of the twelve settings: 240 in all. */
const ENDGAMES = 20
const MOST_POSITIONS = 10_000
const BUDGET = { states: 1_000_000 }

const named = SETTINGS.map((options) => [settingText(options), options] as const)

describe('a small endgame is won exactly when trying every legal move wins it', () => {
  test.each(named)('%s', (_, options) => {
    const random = randomNumbers(7)
    let checked = 0
    while (checked < ENDGAMES) {
      const cards = 12 + Math.floor(random() * 6)
      const position = endgame({ cards, inStock: Math.floor(random() * 8), random })
      const truth = canBeWon(position, options, MOST_POSITIONS)
      if (truth === undefined) continue
      checked++
      const found = solve({ position, options, budget: BUDGET })
      expect(found.verdict).toBe(truth ? 'win' : 'loss')
    }
  })
})

describe('a position in the middle of a game is judged as trying every legal move judges it', () => {
  test.each(named)('%s', (_, options) => {
    const random = randomNumbers(11)
    let checked = 0
    for (let tries = 0; tries < 25; tries++) {
      const position = playedPosition(options, 80 + Math.floor(random() * 120), random)
      const truth = canBeWon(position, options, MOST_POSITIONS / 5)
      if (truth === undefined) continue
      checked++
      const found = solve({ position, options, budget: BUDGET })
      expect(found.verdict).toBe(truth ? 'win' : 'loss')
    }
    expect(checked).toBeGreaterThan(0)
  })
})

test('the moves of a win lead from the position to the last card home', () => {
  const options = { draw: 3, passes: 'unlimited', foundationReturn: true } as const
  const start = endgame({ cards: 14, inStock: 5, random: randomNumbers(3) })
  const found = solve({ position: start, options, budget: BUDGET })
  if (found.verdict !== 'win') throw new Error(`the endgame is a ${found.verdict}`)
  let position: Position = start
  for (const move of found.moves) {
    const next = klondike.play(position, move, options)
    if (isRefusal(next)) throw new Error(next.refused)
    position = next
  }
  expect(isWon(klondike, position)).toBe(true)
})
