import { HIDDEN, isSameState, type Position } from '@samedeal/rules'
import type { BoardState } from '@samedeal/web/session'

/**
 * How a board that is shown has gone backwards, when the player has done nothing and nothing was refused;
 * undefined when it has not. A card may get its face, and what is being sent home may go on.
 */
export function jump(before: BoardState, after: BoardState): string | undefined {
  if (after.moves > before.moves && after.done > before.done) return undefined
  if (after.moves !== before.moves) return `${before.moves} moves became ${after.moves}`
  return difference(before.position, after.position)
}

function difference(before: Position, after: Position): string | undefined {
  if (!isSameState(before, after)) return 'the waste was turned over'
  for (const [number, pile] of before.piles.entries()) {
    const now = after.piles[number]
    if (now?.cards.length !== pile.cards.length || now.faceDown !== pile.faceDown) {
      return `pile ${number} has other cards`
    }
    for (let index = pile.faceDown; index < pile.cards.length; index++) {
      const card = pile.cards[index] ?? HIDDEN
      if (card === HIDDEN || card === now.cards[index]) continue
      return now.cards[index] === HIDDEN
        ? `a card of pile ${number} lost its face`
        : `a card of pile ${number} became another`
    }
  }
  return undefined
}
