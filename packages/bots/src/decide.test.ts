import { shuffledDeck } from '@samedeal/rules/shuffle'
import { randomNumbers } from '@samedeal/solver/states'
import { describe, expect, test } from 'vitest'
import { decide } from './decide.ts'
import type { CpuLevel } from './levels.ts'
import { DRAW_ONE, DRAW_THREE, PlayerAtTable, withUnseenReversed } from './test/player-at-table.ts'

/** No game of any level is longer. */
const MOST_MOVES = 1_000

/**
 * The deals that each level plays at each table. A Champion takes seconds over most games with draw
 * three; this one it finds lost after 25 choices, and the others it wins.
 */
const DEALS: Readonly<Record<CpuLevel, readonly number[]>> = {
  beginner: [0, 1, 2],
  casual: [0, 1, 2],
  skilled: [0, 1],
  champion: [53],
}
/**
 * Of how many decisions one is made again on the other deal, which costs as much again. That the
 * sight is the same, and with it all that decides, is seen at every one.
 */
const COMPARED: Readonly<Record<CpuLevel, number>> = {
  beginner: 1,
  casual: 1,
  skilled: 4,
  champion: 8,
}
/** From this deal on a lost one is soon found: the Champion sees it at once. */
const FIRST_LOST = 7
const LEVELS = Object.keys(DEALS) as CpuLevel[]

const TABLES = {
  'draw one with undo': { options: DRAW_ONE, hasUndo: true },
  'draw three with undo': { options: DRAW_THREE, hasUndo: true },
  'draw one, three passes': { options: { ...DRAW_ONE, passes: 3 }, hasUndo: false },
  'draw three, one pass, with undo': { options: { ...DRAW_THREE, passes: 1 }, hasUndo: true },
  'draw one, foundations locked': {
    options: { ...DRAW_ONE, foundationReturn: false },
    hasUndo: false,
  },
} as const
const CASES = LEVELS.flatMap((level) =>
  Object.keys(TABLES).map((table) => ({ level, table: table as keyof typeof TABLES })),
)

/** Plays a game to its end; each sight is shown to `look` before it is decided on. */
function playOut(
  player: PlayerAtTable,
  level: CpuLevel,
  look: (sight: PlayerAtTable['sight'], decisions: number) => () => number,
): void {
  for (let decisions = 0; !player.isWon; decisions++) {
    const { sight } = player
    const { actions } = decide({ ...sight, random: look(sight, decisions) }, level)
    if (actions.length === 0) return
    for (const { action } of actions) player.make(action)
    if (player.line.length > MOST_MOVES) throw new Error('the CPU never stops')
  }
}

describe.each(CASES)('a $level CPU at $table', ({ level, table }) => {
  const { options, hasUndo } = TABLES[table]

  test('makes only legal moves, stops by itself, and decides the same all through the game when cards that it has never seen change places', () => {
    for (const deal of DEALS[level]) {
      const deck = shuffledDeck(`honest ${deal}`)
      const player = new PlayerAtTable(deck, options, hasUndo)
      playOut(player, level, (sight, decisions) => {
        const seed = deal * 1_000 + decisions
        const other = new PlayerAtTable(withUnseenReversed(deck, player.memory), options, hasUndo)
        for (const action of player.line) other.make(action)
        expect(other.sight).toEqual(sight)
        if (seed % COMPARED[level] === 0) {
          const decided = decide({ ...sight, random: randomNumbers(seed) }, level)
          const again = decide({ ...other.sight, random: randomNumbers(seed) }, level)
          expect(again).toEqual(decided)
        }
        return randomNumbers(seed)
      })
    }
  })
})

describe.each(LEVELS)('a %s CPU', (level) => {
  test('that is stuck goes through the stock again before it stops', () => {
    let stuck = 0
    for (let deal = FIRST_LOST; deal < 30 && stuck < 1; deal++) {
      const player = new PlayerAtTable(shuffledDeck(`honest ${deal}`), DRAW_THREE)
      const random = randomNumbers(deal + 1)
      playOut(player, level, () => random)
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
