import { SUITS, type Card } from '../cards/card.ts'

/** Deal numbers go from 1 to this. */
export const LAST_DEAL_NUMBER = 1_000_000

/** The deal numbers, up to the last, that cannot be won with four cells: known, and proven by the solver. */
export const LOST_DEAL_NUMBERS: readonly number[] = [
  11_982, 146_692, 186_216, 455_889, 495_505, 512_118, 517_776, 781_948,
]

/**
 * The deck of a deal number in deal order, as Microsoft's FreeCell deals it: its linear congruential
 * generator picks from the cards AC AD AH AS 2C ... KS, and the last card takes the place of each one picked.
 * @throws RangeError when the number is no whole number from 1 to 1,000,000.
 */
export function numberedDeck(number: number): Card[] {
  if (!Number.isInteger(number) || number < 1 || number > LAST_DEAL_NUMBER) {
    throw new RangeError(`a deal number is a whole number from 1 to ${LAST_DEAL_NUMBER}`)
  }
  const left: Card[] = Array.from({ length: 52 }, (_, place) => {
    return (place % SUITS.length) * 13 + Math.floor(place / SUITS.length)
  })
  const deck: Card[] = []
  let state = number
  while (left.length > 0) {
    state = (state * 214_013 + 2_531_011) % 2 ** 31
    const chosen = Math.floor(state / 2 ** 16) % left.length
    const last = left.pop() as Card
    deck.push(chosen === left.length ? last : (left[chosen] as Card))
    if (chosen < left.length) left[chosen] = last
  }
  return deck
}

/** Reads a deal number as people type it, "#11982" and "11,982" too; undefined when it is none. */
export function readDealNumber(text: string): number | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s#,.]/g, '')
  const number = /^\d{1,7}$/.test(digits) ? Number(digits) : 0
  return number >= 1 && number <= LAST_DEAL_NUMBER ? number : undefined
}
