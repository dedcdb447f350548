// Codes are made by the server alone: a browser gets none of this.
import { HAND_OVER_LENGTH } from './hand-over-code.ts'
import { CODE_LENGTH, CODE_LETTERS } from './room-code.ts'
import { areRude } from './rude-letters.ts'

/** What new codes are made of. Without vowels they make no words; codes with vowels were given earlier. */
const NEW_LETTERS = CODE_LETTERS.replaceAll(/[AEY]/g, '')

/** Yields whole numbers from 0 up to the number given. */
export type Random = (below: number) => number

/** A new code. */
export function newRoomCode(random: Random): string {
  return newLetters(CODE_LENGTH, random)
}

/** A new one-time code that moves a seat. */
export function newHandOverCode(random: Random): string {
  return newLetters(HAND_OVER_LENGTH, random)
}

/** So many letters, which are no rude word. */
function newLetters(length: number, random: Random): string {
  for (;;) {
    const one = () => NEW_LETTERS[random(NEW_LETTERS.length)]
    const letters = Array.from({ length }, one).join('')
    if (!areRude(letters)) return letters
  }
}
