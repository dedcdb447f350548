import type { Card } from '../cards/card.ts'
import { buildsDown } from '../cards/run.ts'
import type { Pile, Position } from '../position.ts'
import { FIRST_CELL, FIRST_TABLEAU } from './table.ts'

/**
 * How many cards may go at once to a pile: one more than there are empty cells, doubled for each empty
 * column other than the target. That many could go one by one, by way of the cells and columns.
 */
export function longestMove({ piles }: Position, to: number): number {
  let cells = 0
  let columns = 0
  for (let number = FIRST_TABLEAU; number < piles.length; number++) {
    if (number === to || (piles[number] as Pile).cards.length > 0) continue
    if (number < FIRST_CELL) columns++
    else cells++
  }
  return (cells + 1) * 2 ** columns
}

/** How many of a column's last cards build down in alternating colours: those that may move together. */
export function runLength({ cards }: Pile): number {
  if (cards.length === 0) return 0
  let length = 1
  while (
    length < cards.length &&
    buildsDown(cards[cards.length - length] as Card, cards[cards.length - length - 1] as Card)
  ) {
    length++
  }
  return length
}
