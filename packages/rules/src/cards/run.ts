import { isRed, rankOf, type Card } from './card.ts'

/**
 * Whether `card` may lie on `below` in a column built down in alternating colours.
 * Both cards must be known.
 */
export function buildsDown(card: Card, below: Card): boolean {
  return rankOf(card) + 1 === rankOf(below) && isRed(card) !== isRed(below)
}

/** How many cards at the end of a column form one run in alternating colours, of its `faceUp` last cards. */
export function runLength(cards: readonly Card[], faceUp: number): number {
  if (faceUp === 0) return 0
  let length = 1
  while (length < faceUp) {
    const card = cards[cards.length - length] as Card
    const below = cards[cards.length - length - 1] as Card
    if (!buildsDown(card, below)) break
    length++
  }
  return length
}
