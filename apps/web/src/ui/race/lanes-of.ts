import type { RoomView } from '@samedeal/race'
import type { Lane } from '../lanes/lanes.tsx'
import { timeText } from '../words/time-text.ts'
import { percentText } from '../words/words.ts'
import { seatLook } from './seat-look.ts'

/** How many lanes there are at most. */
const LANES = 3

/**
 * The lanes of the best three, seen from the seat `own` (0 for a spectator). Before GO they are
 * those of the first three in the room, at the start and without ranks.
 */
export function lanesOf(room: RoomView, own: number): Lane[] {
  if (room.top.length === 0) return startLanes(room, own)
  return room.top.flatMap(({ seat, rank, percent, time }) => {
    const racer = room.roster.find((other) => other.seat === seat)
    if (racer === undefined) return []
    const figure = time > 0 ? timeText(time) : percentText(percent)
    const { token, tags } = seatLook(racer, own)
    // The flag and the time say it already.
    const shown = tags.filter((tag) => tag !== 'home')
    return [{ seat, rank, name: racer.name, token, tags: shown, percent, figure }]
  })
}

function startLanes({ roster }: RoomView, own: number): Lane[] {
  return roster.slice(0, LANES).map((racer) => ({
    seat: racer.seat,
    name: racer.name,
    ...seatLook(racer, own),
    percent: 0,
    figure: percentText(0),
  }))
}
