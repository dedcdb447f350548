import type { Card, KlondikeOptions } from '@samedeal/rules'
import { NoisyTable } from '@samedeal/bots'

/** How often the player takes any move instead of the first that it sees. */
const SLIPS = 0.5
const PATIENCE_PASSES = 3

/**
 * Plays a deal once by a fixed order of wishes, slipping now and then: a card home first, then a
 * run that turns up a card, from the right, then the waste to a column; else the stock is turned.
 * Its one use is to check that levels made with another player hold for this one too.
 */
export function hastyWins(
  deck: readonly Card[],
  options: KlondikeOptions,
  random: () => number,
): boolean {
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
  const waste = table.wasteTop
  if (waste >= 0 && isNextHome(table, waste)) acts.push(() => table.sendWaste())
  for (let column = 0; column < 7; column++) {
    const top = table.topOf(column)
    if (top >= 0 && isNextHome(table, top)) acts.push(() => table.sendTop(column))
  }
  for (let column = 6; column >= 0; column--) {
    if (table.faceDown[column] === 0) continue
    const head = table.headOf(column)
    for (let to = 0; to < 7; to++) {
      if (to !== column && takes(table, to, head)) acts.push(() => table.moveRun(column, to))
    }
  }
  if (waste >= 0) {
    for (let column = 0; column < 7; column++) {
      if (takes(table, column, waste)) acts.push(() => table.layWaste(column))
    }
  }
  return acts
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
