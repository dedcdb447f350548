import { replay, type GameRecord, type Position, type ReadRecord } from '@samedeal/rules'

/** What the worker is asked. */
export interface LostMoveQuestion {
  readonly say: 'lost-move'
  readonly record: GameRecord
  /** Whether the deal is proven winnable. */
  readonly firstIsWinnable: boolean
}

/** A position that still stood at the end of a record, and after how many entries it was there. */
export interface Standing {
  readonly entry: number
  readonly position: Position
}

/** The positions from the deal to the end of a record, without what was taken back. */
export function standingLine(record: ReadRecord): readonly Standing[] {
  const line: Standing[] = [{ entry: 0, position: replay({ ...record, moves: [] }).position }]
  for (const [index, entry] of record.moves.entries()) {
    if ('undo' in entry) {
      line.pop()
      continue
    }
    const moves = record.moves.slice(0, index + 1)
    line.push({ entry: index + 1, position: replay({ ...record, moves }).position })
  }
  return line
}

/** What a search of a line has found: see `lastWinnable` of the solver. Places in the line. */
interface Searched {
  readonly won: number
  readonly lost: number
}

/** Where a race was lost, in entries of its record. */
export type LostMove =
  /** Nothing is lost: it could still be won where it ended. */
  | { readonly found: 'winnable' }
  /** Not even the deal could be won. */
  | { readonly found: 'hopeless' }
  /** After `winnable` entries it could be won, and after the entry `lost` no more. */
  | { readonly found: 'move'; readonly winnable: number; readonly lost: number }
  /** Proven to be winnable after so many entries, and lost after so many, as far as anything is. */
  | { readonly found: 'open'; readonly winnable?: number; readonly lost?: number }

/** What a search says about a record. */
export function lostMove(line: readonly Standing[], { won, lost }: Searched): LostMove {
  const winnable = line[won]?.entry
  const lostAt = line[lost]?.entry
  if (lost === won + 1) {
    if (lostAt === undefined) return { found: 'winnable' }
    if (winnable === undefined) return { found: 'hopeless' }
    return { found: 'move', winnable, lost: lostAt }
  }
  return {
    found: 'open',
    ...(winnable === undefined ? {} : { winnable }),
    ...(lostAt === undefined ? {} : { lost: lostAt }),
  }
}
