/** What tells which key was pressed. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'isComposing'>

/**
 * The key that was pressed, in small letters, as in "u", "?" or "arrowleft". Where the keyboard writes no
 * Latin letters (Russian, Greek, kana), its place tells: "u" is where a US keyboard has it. A layout that
 * moves Latin letters about, such as Dvorak or AZERTY, counts as it is written. Undefined while a word is
 * being composed: the key belongs to that.
 */
export function keyOf({ key, code, isComposing }: Pressed): string | undefined {
  const written = key.normalize('NFKC').toLowerCase()
  if (isComposing || written === 'dead') return undefined
  if (ASKING.has(written)) return '?'
  // A letter, or a vowel that is a mark, as in Thai.
  const isForeign = /^[\p{L}\p{M}]+$/u.test(written) && !/\p{Script=Latin}/u.test(written)
  const isTold = !UNTOLD.has(written) && !isForeign
  if (isTold) return written
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? written
}

/** Question marks of the world's keyboards: of Arabic, Armenian and Ethiopian beside the usual one. */
const ASKING: ReadonlySet<string> = new Set(['?', '؟', '՞', '፧'])

/** What a browser calls a key that a method of input may take, or that it does not know. */
const UNTOLD: ReadonlySet<string> = new Set(['process', 'unidentified'])
