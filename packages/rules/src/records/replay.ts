import { playThrough } from '../play-through.ts'
import type { Position } from '../position.ts'
import { isRefusal, type Reason } from '../refusal.ts'
import { sendMoves } from '../send.ts'
import type { ReadRecord, RecordEntry } from './record.ts'

/** Where a record ends. With a fault, the position is the one before the first bad entry. */
export interface Replay {
  readonly position: Position
  readonly fault?: {
    /** The entry's number, counted from 1. */
    readonly entry: number
    readonly why: Reason | 'nothing-to-undo' | 'nothing-to-send'
  }
}

/** Plays a record from its deal. An undo takes back the last entry that is not taken back yet. */
export function replay(record: ReadRecord): Replay {
  const { game, options, deck, moves } = record
  const before: Position[] = []
  let position = game.deal(deck, options)
  for (const [index, entry] of moves.entries()) {
    if ('undo' in entry) {
      const previous = before.pop()
      if (previous === undefined) {
        return { position, fault: { entry: index + 1, why: 'nothing-to-undo' } }
      }
      position = previous
      continue
    }
    const next = playEntry(record, position, entry)
    if (typeof next === 'string') return { position, fault: { entry: index + 1, why: next } }
    before.push(position)
    position = next
  }
  return { position }
}

function playEntry(
  { game, options }: ReadRecord,
  position: Position,
  entry: Exclude<RecordEntry, { undo: true }>,
): Position | Reason | 'nothing-to-send' {
  const steps = 'send' in entry ? sendMoves(game, position, options) : [entry]
  if (steps.length === 0) return 'nothing-to-send'
  let now = position
  for (const step of steps) {
    const next = playThrough({ game, options }, now, { move: step })
    if (isRefusal(next)) return next.refused
    now = next
  }
  return now
}
