import type { RoomView } from '@samedeal/race'

/** Whether the seat `own` would leave a match that goes on with somebody else; a CPU is nobody. */
export function hasStakes({ isMatchOver, roster }: RoomView, own: number): boolean {
  const isSeated = roster.some(({ seat }) => seat === own)
  const hasOthers = roster.some(({ seat, kind, connected }) => {
    return seat !== own && kind === 'person' && connected
  })
  return isSeated && hasOthers && !isMatchOver
}
