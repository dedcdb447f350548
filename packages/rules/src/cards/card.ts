/**
 * A card as a small integer: suit * 13 + (rank - 1), with suits in the order of {@link SUITS}.
 * So clubs are 0 to 12 (ace first), diamonds 13 to 25, hearts 26 to 38, spades 39 to 51.
 */
export type Card = number

/** Stands in a view for a card whose face the player may not know. */
export const HIDDEN: Card = -1

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const
export type Suit = (typeof SUITS)[number]

export const ACE = 1
export const KING = 13

const RANK_LETTERS = 'A23456789TJQK'
const SUIT_LETTERS = 'CDHS'

/** The card's rank: 1 (ace) to 13 (king). */
export function rankOf(card: Card): number {
  return (card % 13) + 1
}

/** The card's suit as an index into {@link SUITS}. */
export function suitIndexOf(card: Card): number {
  return (card / 13) | 0
}

/** The card's suit by name. */
export function suitOf(card: Card): Suit {
  return SUITS[suitIndexOf(card)] as Suit
}

/** Whether the card is a diamond or a heart. */
export function isRed(card: Card): boolean {
  return card >= 13 && card < 39
}

/** Makes a card from a rank (1 to 13) and a suit. */
export function cardOf(rank: number, suit: Suit): Card {
  return SUITS.indexOf(suit) * 13 + rank - 1
}

/** The card's name in two letters, rank then suit: "TH" is the ten of hearts. A hidden card is "??". */
export function cardName(card: Card): string {
  if (card === HIDDEN) return '??'
  return RANK_LETTERS.charAt(card % 13) + SUIT_LETTERS.charAt(suitIndexOf(card))
}

/** Reads a two-letter card name; undefined when there is no such card. */
export function parseCard(name: string): Card | undefined {
  if (name.length !== 2) return undefined
  const rank = RANK_LETTERS.indexOf(name.charAt(0))
  const suit = SUIT_LETTERS.indexOf(name.charAt(1))
  return rank < 0 || suit < 0 ? undefined : suit * 13 + rank
}
