import { CARDS } from './cards.ts'

/**
 * Where a card is, in three bits. The places of all cards together say all about a position that has
 * come from a given one, and nothing of which column or cell is which: columns that have been emptied
 * once are all the same, and so are the cells.
 */
export const PLACE = {
  /** Where it was in the first position, on the card that it lay on there. */
  original: 0,
  /** In a column, on the first or the second of the two cards that it may lie on. */
  onFirst: 1,
  onSecond: 2,
  cell: 3,
  /** The lowest card of a column that has been emptied. */
  base: 4,
  home: 5,
} as const

/** Cards written into one word of a key: ten, of three bits each. */
const IN_A_WORD = 10
/** 32-bit words that hold the places of all cards. */
export const KEY_WORDS: number = Math.ceil(CARDS / IN_A_WORD)

const ALL = Array.from({ length: CARDS }, (_, card) => card)
/** The word of a key in which a card's place stands, and by how many bits it is shifted there. */
export const WORD: Uint8Array = Uint8Array.from(ALL, (card) => Math.floor(card / IN_A_WORD))
export const SHIFT: Uint8Array = Uint8Array.from(ALL, (card) => 3 * (card % IN_A_WORD))

/** Writes a card's place into a key that begins at `at`. */
export function writePlace(key: Int32Array, card: number, place: number): void {
  const word = WORD[card] as number
  const shift = SHIFT[card] as number
  key[word] = ((key[word] as number) & ~(7 << shift)) | (place << shift)
}
