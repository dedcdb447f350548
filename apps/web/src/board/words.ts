import { HIDDEN, rankOf, suitOf, type Card, type Pile, type PileSpec } from '@samedeal/rules'

const RANKS = [
  'ace',
  ...Array.from({ length: 9 }, (_, index) => String(index + 2)),
  'jack',
  'queen',
  'king',
]

/** A card in words: "queen of spades". */
export function cardWords(card: Card): string {
  return `${RANKS[rankOf(card) - 1]} of ${suitOf(card)}`
}

/** The letters that stand on a card for a rank from 1 to 13. */
export function rankLetters(rank: number): string {
  return ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][rank - 1] ?? ''
}

/** A pile's name: "Column 3", "Hearts foundation", "Stock". */
export function pileWords({ kind, suit, place }: PileSpec): string {
  switch (kind) {
    case 'stock':
      return 'Stock'
    case 'waste':
      return 'Waste'
    case 'tableau':
      return `Column ${place.column + 1}`
    case 'foundation':
      return suit === undefined ? `Foundation ${place.column + 1}` : `${capital(suit)} foundation`
  }
}

/**
 * A pile and what lies on it, for a screen reader. Cards that lie face down, or whose face is not
 * known yet, are counted and never named.
 */
export function pileLabel(spec: PileSpec, { cards, faceDown }: Pile): string {
  const name = pileWords(spec)
  if (cards.length === 0) return `${name}: empty`
  if (spec.kind === 'stock') return `${name}: ${countWords(cards.length)}`
  const known = cards.filter((card, index) => index >= faceDown && card !== HIDDEN)
  if (spec.fan !== 'down') {
    const top = known.at(-1)
    const below = cards.length - 1
    const rest = below === 0 ? '' : `; ${below} below`
    return top === undefined || cards.at(-1) === HIDDEN
      ? `${name}: ${countWords(cards.length)} face down`
      : `${name}: ${cardWords(top)}${rest}`
  }
  const unknown = cards.length - known.length
  const parts = [known.map(cardWords).join(', '), unknown === 0 ? '' : `${unknown} face down`]
  return `${name}: ${parts.filter((part) => part !== '').join('; ')}`
}

export const words = {
  table: 'Table',
  left: (count: number) => `${count} left`,
  picked: (card: Card, count: number) =>
    count === 1
      ? `${cardWords(card)} picked up`
      : `${cardWords(card)} and ${count - 1} more picked up`,
  putBack: 'Put back',
  moved: (card: Card, to: PileSpec) => `${cardWords(card)} to ${pileWords(to)}`,
  turnedUp: (card: Card, on: PileSpec) => `${pileWords(on)}: ${cardWords(card)}`,
  dealt: (count: number) => `${countWords(count)} turned up`,
  turnedOver: 'Waste turned over',
  won: 'All cards are home',
} as const

function countWords(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
