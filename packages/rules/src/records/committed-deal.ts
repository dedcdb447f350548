import { deckText } from '../cards/deck.ts'
import type { Card } from '../cards/card.ts'

/** A salt is 128 bits in hexadecimal, small letters. */
const SALT = /^[0-9a-f]{32}$/

/** Whether a text can be the salt of a commitment. */
export function isSalt(text: unknown): text is string {
  return typeof text === 'string' && SALT.test(text)
}

/**
 * The text whose SHA-256 commits to a deal: the salt, a space, and the deck in deal order as records write
 * it, without a line end. All of it is ASCII. See docs/provable-deals.md.
 */
export function committedText(salt: string, deck: readonly Card[]): string {
  return `${salt} ${deckText(deck)}`
}
