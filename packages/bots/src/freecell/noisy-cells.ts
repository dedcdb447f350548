import type { Card, FreecellOptions } from '@samedeal/rules'
import { CellTable, COLUMNS } from './cell-table.ts'
import { carryOut, Glance, isSafe, WORTH, type Character } from './glance.ts'

/** The player whose losses are the measure of difficulty. */
const GRADER: Character = { worth: WORTH, noise: 2, blindness: 0 }

/**
 * Plays a FreeCell deal once as a person might who never thinks ahead: whatever looks best, with some noise
 * in the looking. Answers whether the game was won. A deal's difficulty is how often such games are lost.
 */
export function noisyFreecellWins(
  deck: readonly Card[],
  options: FreecellOptions,
  random: () => number,
): boolean {
  const table = CellTable.dealt(deck, options)
  const glance = new Glance(table, GRADER, random)
  for (;;) {
    sendSafe(table)
    if (table.isWon) return true
    if (!glance.find()) return false
    carryOut(table, glance)
  }
}

/** Sends home whatever can never be of use in a column. */
function sendSafe(table: CellTable): void {
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (let column = 0; column < COLUMNS; column++) {
      const top = table.cardOf(column, 0)
      if (top < 0 || !table.isNext(top) || !isSafe(table, top)) continue
      table.sendTop(column)
      isChanged = true
    }
    for (let cell = 0; cell < table.cells.length; cell++) {
      const card = table.cells[cell] as number
      if (card < 0 || !table.isNext(card) || !isSafe(table, card)) continue
      table.sendCell(cell)
      isChanged = true
    }
  }
}
