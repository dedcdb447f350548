import { getMessageBytes, Protocol } from '@colyseus/core'
import type { FromServer } from '@samedeal/protocol'

/** What all encoded records together may take, in bytes; the one that was not asked for longest goes first. */
const MOST_BYTES = 16 * 1_024 * 1_024

type SeatRecord = FromServer['record']

interface Encoded {
  readonly of: SeatRecord
  readonly bytes: Uint8Array
}

/**
 * Records of finished rounds as they travel, encoded once for all who ask for them. The bytes are shared by
 * every socket on which they wait.
 */
export class EncodedRecords {
  readonly #mostBytes: number
  readonly #kept = new Map<string, Encoded>()
  #bytes = 0

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes
  }

  /** The message that brings a room's record. */
  bytes(room: string, record: SeatRecord): Uint8Array {
    const key = `${room} ${record.seat}`
    const kept = this.#kept.get(key)
    if (kept !== undefined && isSame(kept.of, record)) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      return kept.bytes
    }
    const bytes = getMessageBytes.raw(Protocol.ROOM_DATA, 'record', record)
    this.#forget(key)
    this.#kept.set(key, { of: record, bytes })
    this.#bytes += bytes.byteLength
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.#forget(oldest)
    }
    return bytes
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes.byteLength ?? 0
    this.#kept.delete(key)
  }
}

/** Whether two records are of the same round: its moves are never written anew, and no two decks have one salt. */
function isSame({ record }: SeatRecord, { record: other }: SeatRecord): boolean {
  return record.moves === other.moves && record.deck === other.deck && record.salt === other.salt
}
