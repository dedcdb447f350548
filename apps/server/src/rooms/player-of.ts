import { createHash } from 'node:crypto'
import type { PlayerId } from '@samedeal/race'

/**
 * Who holds a device's token. The race and its journal know players by this name alone: nobody who
 * reads it can come back in their place, since SHA-256 gives no token away.
 */
export function playerOf(token: string): PlayerId {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22)
}
