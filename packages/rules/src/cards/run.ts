import { ACE, isRed, rankOf, suitIndexOf, type Card } from './card.ts'

/** Why a card may not lie on another, in a column built down in alternating colours. */
export type ColumnFault = 'same-colour' | 'not-one-lower'
/** Why a card may not go on a foundation. */
export type FoundationFault = 'wrong-suit' | 'ace-first' | 'not-next'

/**
 * Whether `card` may lie on `below` in a column built down in alternating colours.
 * Both cards must be known.
 */
export function buildsDown(card: Card, below: Card): boolean {
  return rankOf(card) + 1 === rankOf(below) && isRed(card) !== isRed(below)
}

/** Why `card` may not lie on `below` in a column built down in alternating colours. Both must be known. */
export function columnFault(card: Card, below: Card): ColumnFault | undefined {
  if (isRed(card) === isRed(below)) return 'same-colour'
  return rankOf(card) + 1 === rankOf(below) ? undefined : 'not-one-lower'
}

/** Why `card` may not go on a foundation of a suit (an index into SUITS) that holds `height` cards. */
export function foundationFault(
  card: Card,
  suit: number,
  height: number,
): FoundationFault | undefined {
  if (suitIndexOf(card) !== suit) return 'wrong-suit'
  if (rankOf(card) === height + 1) return undefined
  return height === 0 && rankOf(card) !== ACE ? 'ace-first' : 'not-next'
}
