import { HIDDEN, type Card } from './cards/card.ts'

/** One pile: its cards from the bottom up, of which the first `faceDown` lie face down. */
export interface Pile {
  readonly cards: readonly Card[]
  readonly faceDown: number
}

/** Everything on the table, for every game. Piles stand in the order of the game's table. */
export interface Position {
  readonly piles: readonly Pile[]
  /** How often the waste has been turned over. */
  readonly recycles: number
}

export const EMPTY_PILE: Pile = Object.freeze({
  cards: Object.freeze([]) as readonly Card[],
  faceDown: 0,
})

/** How many cards of a pile lie face up. */
export function faceUpCount(pile: Pile): number {
  return pile.cards.length - pile.faceDown
}

/** What the owner of the board may know: the same position with every face-down card blanked. */
export function view(position: Position): Position {
  return { piles: position.piles.map(pileView), recycles: position.recycles }
}

function pileView(pile: Pile): Pile {
  if (pile.faceDown === 0) return pile
  const cards = pile.cards.slice().fill(HIDDEN, 0, pile.faceDown)
  return { cards, faceDown: pile.faceDown }
}
