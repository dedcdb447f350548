import { isRed, KING, rankOf, suitIndexOf, type Card } from '@samedeal/rules'

/** Cards of the deck. */
export const CARDS = 52
const ALL: readonly Card[] = Array.from({ length: CARDS }, (_, card) => card)

/** Rank, suit and colour of each card, for quick look-ups. */
export const RANK: Uint8Array = Uint8Array.from(ALL, rankOf)
export const SUIT: Uint8Array = Uint8Array.from(ALL, suitIndexOf)
export const IS_RED: Uint8Array = Uint8Array.from(ALL, (card) => (isRed(card) ? 1 : 0))

/** Neither a card nor -1, which stands for the top of an empty column. */
const NO_CARD = -2

/** The two cards that each card may lie on in a column, the one of the lower suit first; no card for a king. */
export const FIRST_PARENT: Int8Array = Int8Array.from(ALL, (card) => parentsOf(card)[0])
export const SECOND_PARENT: Int8Array = Int8Array.from(ALL, (card) => parentsOf(card)[1])

function parentsOf(card: Card): readonly [number, number] {
  if (rankOf(card) === KING) return [NO_CARD, NO_CARD]
  const [first, second] = isRed(card) ? [0, 3] : [1, 2]
  return [first * 13 + rankOf(card), second * 13 + rankOf(card)]
}
