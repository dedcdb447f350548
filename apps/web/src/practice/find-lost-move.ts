import { readRecord } from '@samedeal/rules'
import { lastWinnable } from '@samedeal/solver'
import { skillsOf } from './game-skills.ts'
import { lostMove, standingLine, type LostMove, type LostMoveQuestion } from './lost-move.ts'

/** How long a search may take, in milliseconds; most are done in a tenth of a second. */
const SEARCH_MS = 8_000

/**
 * Looks for the move that lost a race: see `searchLostMove`, which asks for it in a worker.
 * Rejects when the record is no sound one, or when nobody can solve its game.
 */
export async function findLostMove({
  record: json,
  firstIsWinnable,
}: LostMoveQuestion): Promise<LostMove> {
  const record = readRecord(json)
  if ('fault' in record) throw new Error(record.fault)
  const line = standingLine(record)
  const skills = await skillsOf(record.game.id)
  if (skills === undefined) throw new Error(`nobody solves ${record.game.id}`)
  const found = lastWinnable((request) => skills.solve(request), {
    positions: line.map(({ position }) => position),
    options: record.options,
    budget: { ms: SEARCH_MS, now: () => performance.now() },
    firstIsWinnable,
  })
  return lostMove(line, found)
}
