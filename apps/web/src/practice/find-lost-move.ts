import { readRecord, type KlondikeOptions } from '@samedeal/rules'
import { lastWinnable } from '@samedeal/solver'
import { lostMove, standingLine, type LostMove, type LostMoveQuestion } from './lost-move.ts'

/** How long a search may take, in milliseconds; most are done in a tenth of a second. */
const SEARCH_MS = 8_000

/**
 * Looks for the move that lost a race: see `searchLostMove`, which asks for it in a worker.
 * @throws Error when the record is no sound one.
 */
export function findLostMove({ record: json, firstIsWinnable }: LostMoveQuestion): LostMove {
  const record = readRecord(json)
  if ('fault' in record) throw new Error(record.fault)
  const line = standingLine(record)
  const found = lastWinnable({
    positions: line.map(({ position }) => position),
    options: record.options as KlondikeOptions,
    budget: { ms: SEARCH_MS, now: () => performance.now() },
    firstIsWinnable,
  })
  return lostMove(line, found)
}
