import type { Commitment } from '@samedeal/race'
import {
  committedText,
  readRecord,
  replay,
  type GameRecord,
  type Level,
  type Position,
} from '@samedeal/rules'
import type { Seen } from './seen-commitments.ts'

/** What a round's opened deal turned out to be. */
export interface DealCheck {
  /**
   * `kept`: it is the deal that was committed to at the countdown, as this browser saw it then. `fits`: it
   * is what the room says it committed to, but this browser came after the countdown. `broken`: it is not.
   */
  readonly verdict: 'kept' | 'fits' | 'broken'
  /** Salt and deck as they were hashed, and their SHA-256, to check by hand; undefined without a salt. */
  readonly opened: { readonly text: string; readonly hash: string } | undefined
}

/** What a record's deal has to agree with. */
export interface Evidence {
  readonly seen: Seen
  /** The level that the results give the deal. */
  readonly level: Level | undefined
  /** Whether the own board, as this browser has seen it, can be the one that the record ends with. */
  readonly canBeOwn?: (position: Position) => boolean
}

/** Checks an opened record against what was committed to. Rejects when the hash function cannot be loaded. */
export async function checkDeal(json: GameRecord, evidence: Evidence): Promise<DealCheck> {
  const record = readRecord(json)
  if ('fault' in record || record.salt === undefined) {
    return { verdict: 'broken', opened: undefined }
  }
  const { seen, level, canBeOwn = () => true } = evidence
  const { position, fault } = replay(record)
  const isPlayable = fault === undefined && canBeOwn(position)
  const text = committedText(record.salt, record.deck)
  const { sha256 } = await import('./sha256.ts')
  const opened = { text, hash: sha256(text) }
  const isCommitted = seen.commitments.some((one) => isOf(one, opened.hash, level))
  if (!isPlayable || !isCommitted) return { verdict: 'broken', opened }
  return { verdict: seen.atCountdown ? 'kept' : 'fits', opened }
}

function isOf(commitment: Commitment, hash: string, level: Level | undefined): boolean {
  return commitment.hash === hash && commitment.level === level
}
