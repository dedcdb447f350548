import { CODE_LENGTH, decodedPath } from '@samedeal/protocol'

/** Why an address leads nowhere: it looks like a code and is none, or there is no such page. */
export type LostAddress =
  /** `letters` are those that no code has. */
  | { readonly fault: 'unused'; readonly typed: string; readonly letters: readonly string[] }
  | { readonly fault: 'length'; readonly typed: string; readonly length: number }
  | { readonly fault: 'page'; readonly typed: string }

/** What of an address is shown, in characters: it may be of any length and say anything. */
const SHOWN = 24

/** What is wrong with the path of an address that names nothing. */
export function lostAddress(path: string): LostAddress {
  const whole = decodedPath(path)
  const typed = whole.replace(/^\/+(watch(\/+|$))?/i, '')
  const letters = Array.from(typed.toUpperCase().replaceAll(/[\s\p{P}\p{S}]/gu, ''))
  const isNearlyCode =
    Math.abs(letters.length - CODE_LENGTH) <= 1 && letters.every((one) => /[A-Z0-9]/.test(one))
  if (!isNearlyCode || /[/%]|\.\w+$/.test(typed)) {
    return { fault: 'page', typed: shown(whole) }
  }
  const unused = [...new Set(letters.filter((one) => /[ILOU0-9]/.test(one)))]
  if (unused.length > 0) return { fault: 'unused', typed: shown(typed), letters: unused }
  return { fault: 'length', typed: shown(typed), length: letters.length }
}

function shown(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text
}
