import type { RoomView } from '@samedeal/race'
import type { Lane } from '../lanes/lanes.tsx'
import { timeText } from '../words/time-text.ts'
import { text } from '../words/words.ts'
import { seatLook } from './seat-look.ts'

/** The lanes of the best three, seen from the seat `own` (0 for a spectator). */
export function lanesOf({ top, roster }: RoomView, own: number): Lane[] {
  return top.flatMap(({ seat, rank, percent, time }) => {
    const racer = roster.find((other) => other.seat === seat)
    if (racer === undefined) return []
    const figure = time > 0 ? timeText(time) : text('number.percent', { n: percent })
    return [{ seat, rank, name: racer.name, ...seatLook(racer, own), percent, figure }]
  })
}
