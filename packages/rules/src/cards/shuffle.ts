import seedrandom from 'seedrandom'
import type { Card } from './card.ts'
import { STANDARD_DECK } from './deck.ts'

/**
 * A deck in an order that follows from the seed alone (Fisher-Yates over seedrandom's ARC4, whose
 * state a player cannot work out from the cards that turn up).
 */
export function shuffledDeck(seed: string, cards: readonly Card[] = STANDARD_DECK): Card[] {
  return shuffle(cards, seedrandom(seed))
}

/** The cards in a new order, each order equally likely; `random` yields numbers from 0 up to 1. */
export function shuffle(cards: readonly Card[], random: () => number): Card[] {
  const deck = cards.slice()
  for (let last = deck.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1))
    const card = deck[chosen] as Card
    deck[chosen] = deck[last] as Card
    deck[last] = card
  }
  return deck
}
