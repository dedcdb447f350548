import { createHash, randomBytes } from 'node:crypto'
import { committedText, type Card } from '@samedeal/rules'

/** What a room publishes of a deal before GO, and what opens it when the round is over. */
export interface CommittedDeal {
  /** 128 bits from the system's cryptographic source, in hexadecimal. */
  readonly salt: string
  /** SHA-256 of salt and deck in hexadecimal: see docs/provable-deals.md. */
  readonly commitment: string
}

/** Commits to a deal with a fresh salt. Without the salt the commitment tells nothing of the cards. */
export function commitTo(deck: readonly Card[]): CommittedDeal {
  const salt = randomBytes(16).toString('hex')
  const commitment = createHash('sha256').update(committedText(salt, deck)).digest('hex')
  return { salt, commitment }
}
