import {
  isWon,
  freecell,
  isRefusal,
  LOST_DEAL_NUMBERS,
  numberedDeck,
  positionText,
  type FreecellOptions,
  type Position,
} from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { describe, expect, test } from 'vitest'
import { randomNumbers } from '../random-numbers.ts'
import { solveFreecell } from './solve.ts'

const FOUR: FreecellOptions = { cells: 4 }

/** Where the moves lead to from a position; each must be legal. */
function playedOut(
  position: Position,
  options: FreecellOptions,
  moves: readonly object[],
): Position {
  let now = position
  for (const move of moves) {
    const next = freecell.play(now, move as never, options)
    if (isRefusal(next)) throw new Error(next.refused)
    now = next
  }
  return now
}

test('random deals are won, by moves that the rules accept to the last card', () => {
  for (let seed = 0; seed < 60; seed++) {
    const position = freecell.deal(shuffledDeck(`freecell ${seed}`), FOUR)
    const found = solveFreecell({ position, options: FOUR, budget: { states: 50_000 } })
    if (found.verdict !== 'win') throw new Error(`seed ${seed}: ${found.verdict}`)
    expect(isWon(freecell, playedOut(position, FOUR, found.moves))).toBe(true)
  }
})

test('the same request has the same answer', () => {
  const position = freecell.deal(numberedDeck(617), FOUR)
  const request = { position, options: FOUR, budget: { states: 50_000 } }
  expect(solveFreecell(request)).toEqual(solveFreecell(request))
})

describe('the deals that are known to be lost', () => {
  test.each([781_948, 146_692, 455_889])('such as #%i are proven lost', (number) => {
    const position = freecell.deal(numberedDeck(number), FOUR)
    expect(solveFreecell({ position, options: FOUR, budget: {} }).verdict).toBe('loss')
  })

  test('are never taken for won ones in a small budget', () => {
    for (const number of LOST_DEAL_NUMBERS) {
      const position = freecell.deal(numberedDeck(number), FOUR)
      const { verdict } = solveFreecell({ position, options: FOUR, budget: { states: 2_000 } })
      expect(verdict).toBe('unknown')
    }
  })
})

/** Boards that one another's cells and columns changed about would make are the same. */
function boardKey(position: Position, options: FreecellOptions): string {
  const specs = freecell.table(options)
  const written = position.piles.map(
    ({ cards }, number) => `${specs[number]?.kind} ${cards.join(' ')}`,
  )
  return written.toSorted().join('|')
}

/** Whether a position can be won, found by trying every legal move; undefined after `most` boards. */
function triedOut(position: Position, options: FreecellOptions, most: number): boolean | undefined {
  const seen = new Set([boardKey(position, options)])
  const waiting = [position]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (isWon(freecell, at)) return true
    for (const move of freecell.moves(at, options).toReversed()) {
      const next = freecell.play(at, move, options)
      if (isRefusal(next)) continue
      const key = boardKey(next, options)
      if (seen.has(key)) continue
      if (seen.size >= most) return undefined
      seen.add(key)
      waiting.push(next)
    }
  }
  return false
}

test.each([1, 2, 3] as const)(
  'with %i cells, positions of games half played are won or lost as trying every move says',
  (cells) => {
    const options: FreecellOptions = { cells }
    const verdicts = { win: 0, loss: 0 }
    for (let seed = 0; seed < 80; seed++) {
      const random = randomNumbers(seed + 1)
      let position = freecell.deal(shuffledDeck(`half played ${seed}`), options)
      const steps = seed % 40
      for (let step = 0; step < steps; step++) {
        const moves = freecell.moves(position, options)
        const move = moves[Math.floor(random() ** 2 * moves.length)]
        const next = move === undefined ? position : freecell.play(position, move, options)
        if (!isRefusal(next)) position = next
      }
      const truth = triedOut(position, options, 4_000)
      if (truth === undefined) continue
      const { verdict } = solveFreecell({ position, options, budget: {} })
      const text = `seed ${seed}\n${positionText(freecell, position, options)}`
      expect(verdict, text).toBe(truth ? 'win' : 'loss')
      verdicts[truth ? 'win' : 'loss']++
    }
    expect(verdicts.win + verdicts.loss).toBeGreaterThan(5)
    if (cells < 3) expect(verdicts.loss).toBeGreaterThan(0)
  },
)
