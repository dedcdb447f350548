import { HIDDEN, type Card } from './cards/card.ts'
import type { Pile, Position } from './position.ts'

/** A card that has just been turned up: the pile's number, the card's place from the bottom, its face. */
export interface Reveal {
  readonly pile: number
  readonly index: number
  readonly card: Card
}

/**
 * The face-up cards of `after` that somebody who knew only `known` could not name.
 * `known` is what the player's own copy of the rules makes of the same moves.
 */
export function reveals(known: Position, after: Position): Reveal[] {
  const found: Reveal[] = []
  after.piles.forEach((pile, number) => {
    const blank = known.piles[number] as Pile
    if (blank === pile) return
    for (let index = pile.faceDown; index < pile.cards.length; index++) {
      if (blank.cards[index] === HIDDEN) {
        found.push({ pile: number, index, card: pile.cards[index] as Card })
      }
    }
  })
  return found
}

/**
 * Writes turned-up cards into a view, and skips reveals that no longer fit it.
 * A face that the player has seen stays known when its card is turned over again (a recycle):
 * `faceDown` says what shows, not the cards; `view` blanks it.
 */
export function withReveals(position: Position, turned: readonly Reveal[]): Position {
  if (turned.length === 0) return position
  const piles = position.piles.slice()
  for (const { pile: number, index, card } of turned) {
    const pile = piles[number]
    if (pile === undefined || index >= pile.cards.length || pile.cards[index] !== HIDDEN) continue
    const cards = pile.cards.slice()
    cards[index] = card
    piles[number] = { cards, faceDown: pile.faceDown }
  }
  return { piles, state: position.state }
}
