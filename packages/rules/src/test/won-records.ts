import { readRecord, type ReadRecord } from '../records/record.ts'
import freecell1 from '../records/won/freecell-1.json' with { type: 'json' }
import pysolfc32002 from '../records/won/pysolfc-32002-draw-1.json' with { type: 'json' }
import pysolfc32004 from '../records/won/pysolfc-32004-draw-1.json' with { type: 'json' }
import shootMeDraw1 from '../records/won/shootme-10-draw-1.json' with { type: 'json' }
import shootMeDraw3 from '../records/won/shootme-10-draw-3.json' with { type: 'json' }

/**
 * Published deals of Klondike with their published winning lines, by name; ShootMe-10 can be won only by bringing
 * a card back down from a foundation. And FreeCell's first deal, with a line that the solver found.
 */
export const WON_RECORDS: ReadonlyMap<string, ReadRecord> = new Map([
  ['PySolFC-32002, draw 1', sound(pysolfc32002)],
  ['PySolFC-32004, draw 1', sound(pysolfc32004)],
  ['ShootMe-10, draw 1', sound(shootMeDraw1)],
  ['ShootMe-10, draw 3', sound(shootMeDraw3)],
  ['FreeCell 1', sound(freecell1)],
])

function sound(json: unknown): ReadRecord {
  const record = readRecord(json)
  if ('fault' in record) throw new Error(record.fault)
  return record
}
