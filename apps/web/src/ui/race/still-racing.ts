import type { RoomView } from '@samedeal/race'
import { listText, text } from '../words/words.ts'

/** Which people a round still waits for, and where a CPU plays; undefined while none is on. */
export function stillRacing({ phase, roster }: RoomView): string | undefined {
  const racing = roster.filter(({ kind, status }) => kind === 'person' && status === 'racing')
  if (phase !== 'racing' || racing.length === 0) return undefined
  const names = racing.map(({ name, hasStandIn }) => {
    return hasStandIn ? text('watch.racing.stand-in', { name }) : name
  })
  return text('watch.racing', { names: listText(names) })
}
