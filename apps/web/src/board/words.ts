import type { Card, Pile, PileSpec } from '@samedeal/rules'

/**
 * What the table says in the player's language: to a screen reader, and where nothing else on the
 * screen says it. A card that lies face down, or whose face is not known yet, is counted and never
 * named.
 */
export interface BoardWords {
  /** What the table as a whole is called. */
  table(): string
  /** A pile and what lies on it. */
  pileLabel(spec: PileSpec, pile: Pile): string
  /** A card in a pile. */
  cardIn(card: Card, spec: PileSpec): string
  /** How many cards the stock still holds. */
  left(count: number): string
  /** A run has been picked up: the card that heads it, and how many cards it has. */
  picked(card: Card, count: number): string
  putBack(): string
  moved(card: Card, to: PileSpec): string
  turnedUp(card: Card, on: PileSpec): string
  /** So many cards have turned up together. */
  dealt(count: number): string
  recycled(): string
  won(): string
  /** The cards cannot be drawn: the buttons stand for them. */
  noPicture(): string
}
