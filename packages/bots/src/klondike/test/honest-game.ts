import type { Card, CpuLevel, KlondikeOptions } from '@samedeal/rules'
import { randomNumbers } from '@samedeal/solver'
import { decide } from '../decide.ts'
import { DRAW_ONE, DRAW_THREE, PlayerAtTable, withUnseenReversed } from './player-at-table.ts'

/** No game of any level is longer. */
const MOST_MOVES = 1_000

/** The rules under which CPUs are held to what they have seen. */
export const HONESTY_TABLES: Readonly<
  Record<string, { readonly options: KlondikeOptions; readonly hasUndo: boolean }>
> = {
  'draw one with undo': { options: DRAW_ONE, hasUndo: true },
  'draw three with undo': { options: DRAW_THREE, hasUndo: true },
  'draw one, three passes': { options: { ...DRAW_ONE, passes: 3 }, hasUndo: false },
  'draw three, one pass, with undo': { options: { ...DRAW_THREE, passes: 1 }, hasUndo: true },
  'draw one, foundations locked': {
    options: { ...DRAW_ONE, foundationReturn: false },
    hasUndo: false,
  },
}

/** A game in which a level is asked twice. */
export interface HonestyTask {
  readonly deck: readonly Card[]
  readonly options: KlondikeOptions
  readonly hasUndo: boolean
  /** The level whose decisions are compared. */
  readonly level: CpuLevel
  /** The level that plays the game: the same one, or a quicker one that only leads to positions. */
  readonly driver: CpuLevel
  /** Of how many decisions one is compared, beginning with the first. */
  readonly every: number
  readonly seed: number
}

/** What came of a game. */
export interface HonestyTally {
  readonly isWon: boolean
  readonly decisions: number
  readonly compared: number
  /** The decisions that hidden cards have changed, each in a sentence. */
  readonly faults: readonly string[]
}

/**
 * Plays a game to its end by legal moves. At every decision the same moves have been made on a second deal
 * in which all cards that have never been seen lie the other way round: the player must have seen the same,
 * and at the decisions that are compared the level must decide the same on both.
 * @throws Error when a move is refused or the game never ends.
 */
export function playHonestly(task: HonestyTask): HonestyTally {
  const { deck, options, hasUndo, level, driver, every, seed } = task
  const player = new PlayerAtTable(deck, options, hasUndo)
  const faults: string[] = []
  let compared = 0
  for (let decisions = 0; ; decisions++) {
    const tally = { decisions, compared, faults }
    if (player.isWon) return { ...tally, isWon: true }
    const chance = seed * MOST_MOVES + decisions
    const { sight } = player
    const other = new PlayerAtTable(withUnseenReversed(deck, player.memory), options, hasUndo)
    for (const action of player.line) other.make(action)
    const where = `decision ${decisions} of game ${seed}`
    if (!isSame(seenBy(other), seenBy(player))) faults.push(`${where} sees hidden cards`)
    if (decisions % every === 0) {
      compared++
      const decided = decide({ ...sight, random: randomNumbers(chance) }, level)
      const again = decide({ ...other.sight, random: randomNumbers(chance) }, level)
      if (!isSame(again, decided)) faults.push(`${where} depends on hidden cards`)
    }
    const { actions } = decide({ ...sight, random: randomNumbers(chance) }, driver)
    if (actions.length === 0) return { ...tally, compared, isWon: false }
    for (const { action } of actions) player.make(action)
    if (player.line.length > MOST_MOVES) throw new Error('the CPU never stops')
  }
}

/** All that a decision is made from, but for the rules and the chance. */
function seenBy({ sight: { view, memory, last } }: PlayerAtTable): object {
  return { view, memory, last }
}

/** Whether two values of plain data are written alike. */
function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
