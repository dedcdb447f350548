/**
 * The four foundations as one number: the height of each suit (0 to 13) in 4 bits, clubs lowest,
 * suits by their index in SUITS. Ranks count from 0 (ace) here and in the whole search.
 */
export type Foundations = number

/** How many cards of a suit are home. */
export function heightOf(home: Foundations, suit: number): number {
  return (home >> (suit * 4)) & 15
}

/** What one more card of a suit adds. */
export function oneUp(suit: number): number {
  return 1 << (suit * 4)
}

/** How many cards are home in all. */
export function cardsHome(home: Foundations): number {
  return (home & 15) + ((home >> 4) & 15) + ((home >> 8) & 15) + (home >> 12)
}

/** Whether a suit (by index) is red. */
export function isRedSuit(suit: number): boolean {
  return suit === 1 || suit === 2
}

/**
 * Whether a card of this rank never needs to be in a column again: every card that could lie on it
 * can go home as soon as it is free, and so can every card that could lie on those.
 * That holds when both suits of the other colour are home up to two ranks below, and the other suit
 * of its own colour up to three ranks below.
 */
export function isSafe(home: Foundations, suit: number, rank: number): boolean {
  const red = suit === 1 || suit === 2
  const one = red ? home & 15 : (home >> 4) & 15
  const other = red ? home >> 12 : (home >> 8) & 15
  const twin = (home >> ((3 - suit) * 4)) & 15
  return one >= rank - 1 && other >= rank - 1 && twin >= rank - 2
}
