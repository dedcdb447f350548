import { randomInt } from 'node:crypto'
import { matchMaker } from '@colyseus/core'
import { newRoomCode } from '@samedeal/protocol/new-code'

const CLAIMS = 'room-codes'

/** The codes of living rooms. A code is claimed before its room is made, so no two rooms ever share one. */
export interface RoomCodes {
  /** A code that no living room has. */
  claim(): Promise<string>
  /** Claims the code of a room that comes back. */
  keep(code: string): Promise<void>
  /** Gives a code free when its room has ended. */
  release(code: string): Promise<void>
}

/**
 * Codes claimed through Colyseus's presence, which every process of a server shares. Those of rooms that
 * may still come back (`left`) are given to nobody else.
 */
export function presenceCodes(left: ReadonlySet<string>): RoomCodes {
  return {
    async claim() {
      for (;;) {
        const code = newRoomCode((below) => randomInt(below))
        if (left.has(code)) continue
        if ((await matchMaker.presence.hincrby(CLAIMS, code, 1)) === 1) return code
      }
    },
    async keep(code) {
      await matchMaker.presence.hincrby(CLAIMS, code, 1)
    },
    async release(code) {
      await matchMaker.presence.hdel(CLAIMS, code)
    },
  }
}
