import {
  isWon,
  freecell,
  isRefusal,
  type CpuLevel,
  type FreecellOptions,
  type Position,
} from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { randomNumbers } from '@samedeal/solver'
import { describe, expect, test } from 'vitest'
import { decideFreecell } from './decide.ts'
import { firstFreecellMemory, markOf, rememberFreecell } from './memory.ts'

const LEVELS: readonly CpuLevel[] = ['beginner', 'casual', 'skilled', 'champion']

interface Played {
  readonly end: Position
  /** The marks of the boards on which the player decided, in order. */
  readonly decided: readonly number[]
  /** Milliseconds over each move. */
  readonly times: readonly number[]
}

/** Plays a deal to the end; every move has to be legal. */
function playOut(level: CpuLevel, deal: string, options: FreecellOptions): Played {
  let position = freecell.deal(shuffledDeck(deal), options)
  let memory = firstFreecellMemory(position)
  const random = randomNumbers(1)
  const decided: number[] = []
  const times: number[] = []
  for (;;) {
    decided.push(markOf(position))
    const { actions } = decideFreecell({ view: position, options, memory, random }, level)
    if (actions.length === 0) return { end: position, decided, times }
    for (const { action, after } of actions) {
      if ('undo' in action) throw new Error('a CPU player of FreeCell undid a move')
      const next = freecell.play(position, action, options)
      if (isRefusal(next)) throw new Error(next.refused)
      position = next
      memory = rememberFreecell(memory, position)
      times.push(after)
    }
  }
}

const CASES = LEVELS.flatMap((level) => ([4, 2, 1] as const).map((cells) => ({ level, cells })))

describe.each(CASES)('a $level CPU with $cells cells', ({ level, cells }) => {
  test('stops by itself, and never decides twice on the same board', () => {
    const deals = level === 'champion' && cells < 4 ? 2 : 12
    for (let deal = 0; deal < deals; deal++) {
      const { decided } = playOut(level, `cells ${deal}`, { cells })
      // The last decision is to stop.
      expect(new Set(decided).size).toBe(decided.length)
    }
  })
})

describe.each(LEVELS)('a %s CPU', (level) => {
  test('decides the same for the same sight and the same chance', () => {
    expect(playOut(level, 'the same', { cells: 4 })).toEqual(
      playOut(level, 'the same', { cells: 4 }),
    )
  })

  test('never takes less than a quarter of a second over a move', () => {
    for (const time of playOut(level, 'times', { cells: 4 }).times) {
      expect(time).toBeGreaterThanOrEqual(250)
    }
  })

  test('has nothing to do when the game is won', () => {
    const { end } = playOut('champion', 'won', { cells: 4 })
    expect(isWon(freecell, end)).toBe(true)
    const memory = firstFreecellMemory(end)
    const sight = { view: end, options: { cells: 4 } as const, memory, random: () => 0 }
    expect(decideFreecell(sight, level).actions).toEqual([])
  })
})

test('each level wins more of the same deals than the one below', () => {
  const won = LEVELS.map(
    (level) =>
      Array.from({ length: 60 }, (_, deal) =>
        playOut(level, `ladder ${deal}`, { cells: 4 }),
      ).filter(({ end }) => isWon(freecell, end)).length,
  )
  for (const [index, wins] of won.slice(1).entries()) {
    expect(wins).toBeGreaterThan((won[index] as number) + 3)
  }
})

test('a Champion that sees a win decides all the moves to it, and needs no further thought', () => {
  const { decided } = playOut('champion', 'in one go', { cells: 4 })
  expect(decided).toHaveLength(2)
})

test('a level that has no time for its own thought thinks another, at its own pace', () => {
  const position = freecell.deal(shuffledDeck('hurried'), { cells: 4 })
  const sight = () => ({
    view: position,
    options: { cells: 4 } as const,
    memory: firstFreecellMemory(position),
    random: randomNumbers(9),
  })
  const hurried = decideFreecell(sight(), 'champion', 'casual')
  const casual = decideFreecell(sight(), 'casual')
  expect(hurried.actions.map(({ action }) => action)).toEqual(
    casual.actions.map(({ action }) => action),
  )
  for (const [index, { after }] of hurried.actions.entries()) {
    expect(after).toBeLessThan(casual.actions[index]?.after ?? 0)
  }
})
