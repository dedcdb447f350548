/** No I, L, O or U: nothing that looks like something else. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_LENGTH = 6

/** A room's code as people type it: case, spaces and dashes do not matter. Undefined when it is none. */
export function readRoomCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`).test(code) ? code : undefined
}

/** Yields whole numbers from 0 up to the number given. */
export type Random = (below: number) => number

/** A new code. */
export function newRoomCode(random: Random): string {
  return lettersOf(CODE_LENGTH, random)
}

/** So many letters of a code. */
export function lettersOf(length: number, random: Random): string {
  return Array.from({ length }, () => CODE_LETTERS[random(CODE_LETTERS.length)]).join('')
}
