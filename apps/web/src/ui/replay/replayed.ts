import {
  readRecord,
  replay,
  type GameRecord,
  type Position,
  type ReadRecord,
  type RecordEntry,
} from '@samedeal/rules'
import { timeText } from '../words/time-text.ts'
import { text } from '../words/words.ts'

/** Reads a record that came from the server. Throws when it is no sound one. */
export function soundRecord(json: GameRecord): ReadRecord {
  const record = readRecord(json)
  if ('fault' in record) throw new Error(record.fault)
  return record
}

/** The table after the first `n` entries of a record; 0 is the deal. */
export function positionAfter(record: ReadRecord, n: number): Position {
  return replay({ ...record, moves: record.moves.slice(0, n) }).position
}

/** What an entry did beyond a plain move of its player, and when, as in "0:48 · Undo". */
export function entryWords(entry: RecordEntry): string {
  const parts = [
    entry.t === undefined ? '' : timeText(entry.t),
    'undo' in entry ? text('replay.undo') : '',
    'send' in entry ? text('replay.send') : '',
    entry.by === 'stand-in' ? text('replay.stand-in') : '',
    entry.by === 'table' ? text('replay.table') : '',
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
