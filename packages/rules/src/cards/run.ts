import { isRed, rankOf, type Card } from './card.ts'

/**
 * Whether `card` may lie on `below` in a column built down in alternating colours.
 * Both cards must be known.
 */
export function buildsDown(card: Card, below: Card): boolean {
  return rankOf(card) + 1 === rankOf(below) && isRed(card) !== isRed(below)
}
