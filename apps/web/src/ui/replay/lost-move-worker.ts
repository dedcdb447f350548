import { readRecord, type KlondikeOptions } from '@samedeal/rules'
import { lastWinnable } from '@samedeal/solver'
import { lostMove, standingLine, type LostMoveQuestion } from './lost-move.ts'

/** How long a search may take, in milliseconds; most are done in a tenth of a second. */
const SEARCH_MS = 8_000

/** Answers every question that comes to this worker: see search-lost-move.ts. */
export function answerLostMoves(): void {
  addEventListener('message', ({ data }: MessageEvent<LostMoveQuestion>) => {
    const record = readRecord(data.record)
    if ('fault' in record) throw new Error(record.fault)
    const line = standingLine(record)
    const found = lastWinnable({
      positions: line.map(({ position }) => position),
      options: record.options as KlondikeOptions,
      budget: { ms: SEARCH_MS, now: () => performance.now() },
      firstIsWinnable: data.firstIsWinnable,
    })
    postMessage(lostMove(line, found))
  })
}
