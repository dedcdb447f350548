import type { RoomView } from '@samedeal/race'
import { Lanes } from '../lanes/lanes.tsx'
import { lanesOf } from '../race/lanes-of.ts'
import { plural } from '../words/words.ts'
import { cardsLeft, LAST_CARDS } from './screen-events.ts'

/** The three leaders, and how few cards they have left. */
export function ScreenLanes({ room }: { room: RoomView }) {
  return (
    <Lanes
      lanes={lanesOf(room, 0)}
      after={({ seat }) => {
        const standing = room.top.find((one) => one.seat === seat)
        return standing && <LastCards left={cardsLeft(standing, room)} />
      }}
    />
  )
}

/** The last cards that are not home yet; nothing before, and when all are. */
function LastCards({ left }: { left: number }) {
  if (left === 0 || left > LAST_CARDS) return null
  return (
    <span class="tv-last">
      {plural('screen.last-cards', left)}
      {Array.from({ length: LAST_CARDS }, (_, card) => (
        <i key={card} class={card < left ? 'last-card' : 'last-card gone'} />
      ))}
    </span>
  )
}
