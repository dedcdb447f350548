import type { Unwritten } from './journal.ts'

/** Rooms that are named, at most. */
const MOST_NAMED = 20

/** Says what is lost when the process ends now; undefined when nothing is. */
export function unwrittenSentence({ commands, rounds }: Unwritten): string | undefined {
  const rooms = [...commands].filter(([, count]) => count > 0)
  if (rooms.length === 0 && rounds === 0) return undefined
  const named = rooms.slice(0, MOST_NAMED).map(([room, count]) => `${room} (${count})`)
  const others = rooms.length > MOST_NAMED ? ` and ${rooms.length - MOST_NAMED} more` : ''
  const lost = [
    ...(rooms.length > 0 ? [`the last commands of ${named.join(', ')}${others}`] : []),
    ...(rounds > 0 ? [`${rounds} finished ${rounds === 1 ? 'round' : 'rounds'}`] : []),
  ]
  return `Not saved: ${lost.join('; ')}. Players’ browsers send what they still have again.`
}
