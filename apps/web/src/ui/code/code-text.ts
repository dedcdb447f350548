import { CODE_LENGTH, CODE_LETTERS, plainText, readRoomCode } from '@samedeal/protocol'

/** What somebody may be told about the code that they type. */
export type CodeNote = 'length' | 'unused' | 'none'

/** The code as far as it was typed, and what is to be said of it. */
export interface TypedCode {
  /** Capitals; undefined when a text came that holds none: what was there before stays. */
  readonly code: string | undefined
  readonly note: CodeNote
}

/**
 * The code in what was typed or pasted, as far as it goes: a whole one wherever it stands, else the letters
 * that a code may have. Texts of several words in which no code is found are left alone.
 */
export function codeIn(typed: string): TypedCode {
  const whole = readRoomCode(typed)
  if (whole !== undefined) return { code: whole, note: 'length' }
  const text = plainText(typed).toUpperCase()
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  const isProse = words.length > 1 && words.join('').length > CODE_LENGTH
  if (isProse) return { code: undefined, note: 'none' }
  const letters = Array.from(text).filter((letter) => CODE_LETTERS.includes(letter))
  const code = letters.slice(0, CODE_LENGTH).join('')
  // An O for a zero, or the other way round.
  return { code, note: /[ILOU0-9]/.test(text) ? 'unused' : 'length' }
}
