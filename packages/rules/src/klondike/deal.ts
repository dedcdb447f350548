import type { Card } from '../cards/card.ts'
import { EMPTY_PILE, type Pile, type Position } from '../position.ts'
import { DEALT } from './stock.ts'
import { FIRST_TABLEAU, PILE_COUNT, STOCK } from './table.ts'

/**
 * Deals 28 cards to seven columns, row by row from the left, the last card of each column face up;
 * the rest is the stock, its first card drawn first.
 */
export function deal(deck: readonly Card[]): Position {
  const piles: Pile[] = Array.from({ length: PILE_COUNT }, () => EMPTY_PILE)
  const columns: Card[][] = Array.from({ length: 7 }, () => [])
  let next = 0
  for (let row = 0; row < 7; row++) {
    for (let column = row; column < 7; column++) columns[column]?.push(deck[next++] as Card)
  }
  columns.forEach((cards, column) => {
    piles[FIRST_TABLEAU + column] = { cards, faceDown: column }
  })
  const stock = deck.slice(next).toReversed()
  piles[STOCK] = { cards: stock, faceDown: stock.length }
  return { piles, state: DEALT }
}
