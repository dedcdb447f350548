import { HIDDEN, type Card } from './cards/card.ts'

/** One pile: its cards from the bottom up, of which the first `faceDown` lie face down. */
export interface Pile {
  readonly cards: readonly Card[]
  readonly faceDown: number
}

/** Numbers that a game keeps beside its piles, by the names that it gives them, as in `{ recycles: 2 }`. */
export type GameState = Readonly<Record<string, number>>

/** The state of a game that keeps none. */
export const NO_STATE: GameState = Object.freeze({})

/** Everything on the table, for every game. Piles stand in the order of the game's table. */
export interface Position {
  readonly piles: readonly Pile[]
  readonly state: GameState
}

export const EMPTY_PILE: Pile = Object.freeze({
  cards: Object.freeze([]) as readonly Card[],
  faceDown: 0,
})

/** Whether two positions of one game agree in the numbers that it keeps. */
export function isSameState({ state: one }: Position, { state: other }: Position): boolean {
  return one === other || Object.keys(one).every((name) => one[name] === other[name])
}

/** How many cards of a pile lie face up. */
export function faceUpCount(pile: Pile): number {
  return pile.cards.length - pile.faceDown
}

/** What the owner of the board may know: the same position with every face-down card blanked. */
export function view(position: Position): Position {
  return { piles: position.piles.map(pileView), state: position.state }
}

function pileView(pile: Pile): Pile {
  if (pile.faceDown === 0) return pile
  const cards = pile.cards.slice().fill(HIDDEN, 0, pile.faceDown)
  return { cards, faceDown: pile.faceDown }
}
