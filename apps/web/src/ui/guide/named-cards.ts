import { parseCard, type Card, type Pile } from '@samedeal/rules'

/** Cards by two letters each: "KC2D". */
export function cardsIn(names: string): Card[] {
  return (names.match(/../g) ?? []).flatMap((name) => parseCard(name) ?? [])
}

/** A pile of these cards, all face up. */
export function pileOf(names: string): Pile {
  return { cards: cardsIn(names), faceDown: 0 }
}
