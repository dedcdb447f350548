import { shuffledDeck } from '@samedeal/rules/shuffle'
import { randomNumbers } from '@samedeal/solver/states'
import { describe, expect, test } from 'vitest'
import { decide } from './decide.ts'
import type { CpuLevel } from './levels.ts'
import { DRAW_ONE, DRAW_THREE, PlayerAtTable, withUnseenReversed } from './test/player-at-table.ts'

/** No game of any level is longer. */
const MOST_MOVES = 1_000

/** Deals that each level plays in each test: strong ones take seconds over a game. */
const DEALS: Readonly<Record<CpuLevel, number>> = {
  beginner: 40,
  casual: 40,
  skilled: 8,
  champion: 1,
}
/** Of how many decisions one is made again with the unseen cards otherwise: each costs as much again. */
const COMPARED: Readonly<Record<CpuLevel, number>> = {
  beginner: 1,
  casual: 1,
  skilled: 1,
  champion: 3,
}
const LEVELS = Object.keys(DEALS) as CpuLevel[]

const TABLES = {
  'draw one': DRAW_ONE,
  'draw three': DRAW_THREE,
  'draw one, three passes': { ...DRAW_ONE, passes: 3 },
  'draw three, one pass': { ...DRAW_THREE, passes: 1 },
  'draw one, foundations locked': { ...DRAW_ONE, foundationReturn: false },
} as const
const CASES = LEVELS.flatMap((level) =>
  Object.keys(TABLES).map((table) => ({ level, table: table as keyof typeof TABLES })),
)

function playOut(player: PlayerAtTable, level: CpuLevel, random: () => number): void {
  while (!player.isWon) {
    const { moves } = decide({ ...player.sight, random }, level)
    if (moves.length === 0) return
    for (const { move } of moves) player.make(move)
    if (player.line.length > MOST_MOVES) throw new Error('the CPU never stops')
  }
}

describe.each(CASES)('a $level CPU at $table', ({ level, table }) => {
  const options = TABLES[table]

  test('makes only legal moves and stops by itself', () => {
    for (let deal = 0; deal < DEALS[level]; deal++) {
      const player = new PlayerAtTable(shuffledDeck(`legal ${deal}`), options)
      playOut(player, level, randomNumbers(deal + 1))
      expect(player.line.length).toBeLessThan(MOST_MOVES)
    }
  })

  test('decides the same, all through the game, when cards that it has never seen change places', () => {
    for (let deal = 0; deal < DEALS[level] / 4; deal++) {
      const deck = shuffledDeck(`honest ${deal}`)
      const player = new PlayerAtTable(deck, options)
      let seed = deal * 1_000
      while (!player.isWon) {
        seed++
        const decided = decide({ ...player.sight, random: randomNumbers(seed) }, level)
        if (seed % COMPARED[level] === 0) {
          const other = new PlayerAtTable(withUnseenReversed(deck, player.memory), options)
          for (const move of player.line) other.make(move)
          expect(other.sight).toEqual(player.sight)
          expect(decide({ ...other.sight, random: randomNumbers(seed) }, level)).toEqual(decided)
        }
        if (decided.moves.length === 0) break
        for (const { move } of decided.moves) player.make(move)
      }
      expect(player.line.length).toBeLessThan(MOST_MOVES)
    }
  })
})

describe.each(LEVELS)('a %s CPU', (level) => {
  test('that is stuck goes through the stock again before it stops', () => {
    let stuck = 0
    for (let deal = 0; deal < 30 && stuck < 1; deal++) {
      const player = new PlayerAtTable(shuffledDeck(`stuck ${deal}`), DRAW_THREE)
      playOut(player, level, randomNumbers(deal + 1))
      if (player.isWon) continue
      stuck++
      expect(player.memory.idleRecycles).toBeGreaterThan(0)
    }
    expect(stuck).toBe(1)
  })

  test('never takes less than a quarter of a second over a move', () => {
    const player = new PlayerAtTable(shuffledDeck('pace'), DRAW_ONE)
    const random = randomNumbers(7)
    const { moves } = decide({ ...player.sight, random }, level)
    expect(moves.length).toBeGreaterThan(0)
    for (const { after } of moves) expect(after).toBeGreaterThanOrEqual(250)
  })
})
