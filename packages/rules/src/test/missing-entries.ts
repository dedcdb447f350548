import type { RecordEntry } from '../records/record.ts'

/** How many of the commands are not among the entries, which follow in the same order; undefined if they do not. */
export function missingEntries(
  done: readonly RecordEntry[],
  entries: readonly RecordEntry[],
): number | undefined {
  let found = 0
  for (const one of done) {
    const entry = entries[found]
    if (entry !== undefined && entryText(entry) === entryText(one)) found++
  }
  return found === entries.length ? done.length - found : undefined
}

function entryText(entry: RecordEntry): string {
  if ('undo' in entry) return 'undo'
  return 'send' in entry ? 'send' : `${entry.from} ${entry.to} ${entry.count}`
}
