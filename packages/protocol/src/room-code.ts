/** No I, L, O or U: nothing that looks like something else. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_LENGTH = 6

/** A room's code as people type it: case, spaces and dashes do not matter. Undefined when it is none. */
export function readRoomCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`).test(code) ? code : undefined
}

/** A new code; `random` yields whole numbers from 0 up to the number given. */
export function newRoomCode(random: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[random(CODE_LETTERS.length)]).join(
    '',
  )
}
