import { effect, signal, type ReadonlySignal } from '@preact/signals'
import type { RoomSession } from '../../session/room-session.ts'
import { movesLittle } from '../settings/moves-little.ts'

export type Phase = RoomSession['room']['value']['phase']

/** How long the own win is seen on the table before the results may take its place, in milliseconds. */
const MOMENT = 1400

/**
 * The phase whose screen is shown: the room's own, but that the results wait until the own win has
 * had its moment. `stop` ends the following.
 */
export function phaseShown(session: RoomSession): {
  readonly phase: ReadonlySignal<Phase>
  readonly stop: () => void
} {
  const phase = signal(session.room.peek().phase)
  let wonAt = Number.NEGATIVE_INFINITY
  let wasWon: boolean | undefined
  const stops = [
    effect(() => {
      const state = session.board.value
      const isWon = state !== undefined && state.done === state.total
      if (isWon && wasWon === false) wonAt = performance.now()
      wasWon = isWon
    }),
    effect(() => {
      const next = session.room.value.phase
      const left = movesLittle.peek() ? 0 : wonAt + MOMENT - performance.now()
      if (next !== 'results' || phase.peek() !== 'racing' || left <= 0) {
        phase.value = next
        return undefined
      }
      const wait = setTimeout(() => (phase.value = next), left)
      return () => clearTimeout(wait)
    }),
  ]
  return { phase, stop: () => stops.forEach((stop) => stop()) }
}
