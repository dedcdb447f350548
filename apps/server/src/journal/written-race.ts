import { setImmediate } from 'node:timers/promises'
import type { Race } from '@samedeal/race'

/**
 * A race as JSON. Others have their turn after each seat: in a long round of twenty all of it at once
 * would hold the event loop.
 */
export async function writtenRace({ seats, ...rest }: Race): Promise<string> {
  const written: string[] = []
  for (const seat of seats) {
    written.push(JSON.stringify(seat))
    await setImmediate()
  }
  return `${JSON.stringify(rest).slice(0, -1)},"seats":[${written.join(',')}]}`
}
