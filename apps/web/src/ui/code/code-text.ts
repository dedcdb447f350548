import { CODE_LENGTH, CODE_LETTERS, readRoomCode } from '@samedeal/protocol'

/**
 * The code in what somebody typed or pasted, as far as it goes: capitals, without spaces and
 * hyphens and without characters that no code has. A pasted invite link yields the code at its end.
 */
export function codeIn(typed: string): string {
  const last = typed
    .trim()
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((part) => part !== '')
    .at(-1)
  return Array.from((last ?? '').toUpperCase())
    .filter((letter) => CODE_LETTERS.includes(letter))
    .slice(0, CODE_LENGTH)
    .join('')
}

/** Whether a letter or digit was typed that no code has, such as an O for a zero. */
export function hasUnusedCharacter(typed: string): boolean {
  return !typed.includes('/') && /[ILOU0-9]/i.test(typed)
}

/** The code that an address of the form `/CODE` names; undefined for any other path. */
export function codeOfPath(path: string): string | undefined {
  try {
    return readRoomCode(decodeURIComponent(path).replaceAll('/', ''))
  } catch {
    return undefined // not decodable
  }
}

/** The code that the address of a big screen names, of the form `/watch/CODE`; undefined for any other path. */
export function codeOfWatchPath(path: string): string | undefined {
  const [, code] = /^\/watch\/([^/]+)\/?$/.exec(path) ?? []
  return code === undefined ? undefined : codeOfPath(code)
}
