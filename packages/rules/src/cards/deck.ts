import { cardName, parseCard, type Card } from './card.ts'

/** The 52 cards of one deck, clubs first, each suit from ace to king. */
export const STANDARD_DECK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card)

/** What is wrong with a written deck, in a sentence that names the card. */
export interface DeckFault {
  readonly fault: string
}

/**
 * Reads a deck written as two-letter names with spaces between them, in deal order.
 * It must hold exactly the cards of `expected`, each as often as there.
 */
export function parseDeck(
  text: string,
  expected: readonly Card[] = STANDARD_DECK,
): Card[] | DeckFault {
  const names = text.split(/\s+/).filter((name) => name !== '')
  const left = new Map<Card, number>()
  for (const card of expected) left.set(card, (left.get(card) ?? 0) + 1)
  const deck: Card[] = []
  for (const [index, name] of names.entries()) {
    const card = parseCard(name)
    if (card === undefined) {
      return {
        fault: `card ${index + 1} is "${name}", which is no card: a rank (A23456789TJQK) and a suit (CDHS) are needed, as in "TH"`,
      }
    }
    const copies = left.get(card) ?? 0
    if (copies === 0) return { fault: `card ${index + 1}, ${name}, is in the deck too often` }
    left.set(card, copies - 1)
    deck.push(card)
  }
  if (deck.length !== expected.length) {
    const missing = [...left].filter(([, copies]) => copies > 0).map(([card]) => cardName(card))
    return {
      fault: `the deck has ${deck.length} cards instead of ${expected.length}; missing: ${missing.join(' ')}`,
    }
  }
  return deck
}

/** Writes a deck as two-letter names with spaces between them. */
export function deckText(deck: readonly Card[]): string {
  return deck.map(cardName).join(' ')
}
