import type { Card } from '../cards/card.ts'
import { EMPTY_PILE, NO_STATE, type Pile, type Position } from '../position.ts'
import type { FreecellOptions } from './options.ts'
import { FIRST_TABLEAU, pileCount } from './table.ts'

/** Deals the whole deck face up, row by row over eight columns: the first four get seven cards, the others six. */
export function deal(deck: readonly Card[], options: FreecellOptions): Position {
  const piles: Pile[] = Array.from({ length: pileCount(options) }, () => EMPTY_PILE)
  for (let column = 0; column < 8; column++) {
    const cards = deck.filter((_, place) => place % 8 === column)
    piles[FIRST_TABLEAU + column] = { cards, faceDown: 0 }
  }
  return { piles, state: NO_STATE }
}
