import type { Card, KlondikeOptions } from '@samedeal/rules'
import { NoisyTable } from '@samedeal/bots/klondike'
import type { OtherPlayer } from '../graded-deals.ts'

/** How often the player takes any move instead of the first that it sees. */
const SLIPS = 0.3
const PATIENCE_PASSES = 3

/** The hasty player at a table of Klondike; it plays each deal forty times. */
export function hastyPlayer(options: KlondikeOptions): OtherPlayer {
  return { wins: (deck, random) => hastyWins(deck, options, random), games: 40 }
}

/**
 * Plays a deal once by a fixed order of wishes, slipping now and then: first a run off the column
 * with the most cards face down, then a card home, then the waste to a column; else the stock is
 * turned. It weighs nothing, as the noisy greedy player does. Its one use is to check that levels
 * made with that player hold for another one.
 */
function hastyWins(deck: readonly Card[], options: KlondikeOptions, random: () => number): boolean {
  const table = new NoisyTable(deck, options)
  let idle = 0
  while (!table.isWon) {
    const acts = possibleActs(table)
    const slips = random() < SLIPS
    const mayTurn = table.canTurn
    if (acts.length > 0 && !(slips && mayTurn && random() < 0.3)) {
      const act = slips ? acts[Math.floor(random() * acts.length)] : acts[0]
      act?.()
      idle = 0
      continue
    }
    const pass = Math.ceil(table.left / options.draw) + 1
    if (!mayTurn || ++idle > PATIENCE_PASSES * pass) return false
    table.turn()
  }
  return true
}

/** The moves that bring the game forward, in the order in which the player likes them. */
function possibleActs(table: NoisyTable): (() => void)[] {
  const acts: (() => void)[] = []
  for (const column of byFaceDown(table)) {
    const head = table.headOf(column)
    if (head < 0) continue
    for (let to = 0; to < 7; to++) {
      if (to !== column && takes(table, to, head)) acts.push(() => table.moveRun(column, to))
    }
  }
  for (let column = 0; column < 7; column++) {
    const top = table.topOf(column)
    if (top >= 0 && isNextHome(table, top)) acts.push(() => table.sendTop(column))
  }
  const waste = table.wasteTop
  if (waste >= 0) {
    if (isNextHome(table, waste)) acts.push(() => table.sendWaste())
    for (let column = 0; column < 7; column++) {
      if (takes(table, column, waste)) acts.push(() => table.layWaste(column))
    }
  }
  return acts
}

/** The columns whose run may be worth moving, most cards face down first. */
function byFaceDown(table: NoisyTable): number[] {
  const { faceDown } = table
  return [0, 1, 2, 3, 4, 5, 6]
    .filter((column) => faceDown[column] !== 0 || table.headOf(column) % 13 !== 12)
    .toSorted((a, b) => (faceDown[b] as number) - (faceDown[a] as number))
}

function isNextHome(table: NoisyTable, card: number): boolean {
  return table.heights[(card / 13) | 0] === card % 13
}

function takes(table: NoisyTable, column: number, card: number): boolean {
  const top = table.topOf(column)
  if (top < 0) return card % 13 === 12
  const red = (suit: number): boolean => suit === 1 || suit === 2
  return top % 13 === (card % 13) + 1 && red((top / 13) | 0) !== red((card / 13) | 0)
}
