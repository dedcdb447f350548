import { isSameState, type Pile, type Position } from '@samedeal/rules'

/** Whether two positions show the same cards in the same places. */
export function isSamePosition(one: Position, other: Position): boolean {
  return (
    one === other ||
    (isSameState(one, other) &&
      one.piles.length === other.piles.length &&
      one.piles.every((pile, number) => isSamePile(pile, other.piles[number] as Pile)))
  )
}

/** Whether two piles hold the same cards, as many of them face down. */
export function isSamePile(one: Pile, other: Pile): boolean {
  return (
    one === other ||
    (one.faceDown === other.faceDown &&
      one.cards.length === other.cards.length &&
      one.cards.every((card, index) => card === other.cards[index]))
  )
}
