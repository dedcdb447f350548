import type { CpuLevel } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { randomNumbers } from '@samedeal/solver'
import { describe, expect, test } from 'vitest'
import { decide } from './decide.ts'
import { HONESTY_TABLES, playHonestly } from './test/honest-game.ts'
import { DRAW_ONE, DRAW_THREE, PlayerAtTable } from './test/player-at-table.ts'

/**
 * A sample over many deals, quick enough for every run: `npm run bench cpu-honesty` compares every decision
 * of whole games at every level. The levels that search are asked at spread-out decisions of games that a
 * quicker level plays, so that they meet won, lost and long games alike.
 */
const SAMPLES: Readonly<Record<CpuLevel, { deals: number; driver: CpuLevel; every: number }>> = {
  beginner: { deals: 12, driver: 'beginner', every: 1 },
  casual: { deals: 12, driver: 'casual', every: 1 },
  skilled: { deals: 12, driver: 'casual', every: 7 },
  champion: { deals: 12, driver: 'casual', every: 31 },
}
const LEVELS = Object.keys(SAMPLES) as CpuLevel[]
/** From this deal on a lost one is soon found: the Champion sees it at once. */
const FIRST_LOST = 7

const CASES = LEVELS.flatMap((level) =>
  Object.entries(HONESTY_TABLES).map(([table, rules]) => ({ level, table, ...rules })),
)

describe.each(CASES)('a $level CPU at $table', ({ level, options, hasUndo }) => {
  test('decides the same when cards that it has never seen change places', () => {
    const { deals, driver, every } = SAMPLES[level]
    for (let deal = 0; deal < deals; deal++) {
      const deck = shuffledDeck(`honest ${deal}`)
      const task = { deck, options, hasUndo, level, driver, every, seed: deal }
      const { compared, faults } = playHonestly(task)
      expect(faults).toEqual([])
      expect(compared).toBeGreaterThan(0)
    }
  })
})

describe.each(LEVELS)('a %s CPU', (level) => {
  test('that is stuck goes through the stock again before it stops', () => {
    let stuck = 0
    for (let deal = FIRST_LOST; deal < 30 && stuck < 1; deal++) {
      const player = new PlayerAtTable(shuffledDeck(`honest ${deal}`), DRAW_THREE)
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
    const { actions } = decide({ ...player.sight, random }, level)
    expect(actions.length).toBeGreaterThan(0)
    for (const { after } of actions) expect(after).toBeGreaterThanOrEqual(250)
  })
})

/** Plays a game until it is won or the CPU stops. */
function playOut(player: PlayerAtTable, level: CpuLevel, random: () => number): void {
  while (!player.isWon) {
    const { actions } = decide({ ...player.sight, random }, level)
    if (actions.length === 0) return
    for (const { action } of actions) player.make(action)
  }
}
