import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { Tag } from '../marks/tag.tsx'
import { text } from '../words/words.ts'
import { clockFace, timeLimitOf, timeSinceGo, type ClockFace } from './clock-face.ts'

interface RaceClockProps {
  readonly session: RoomSession
  /** The own time at the finish, in milliseconds since GO, at which the clock stands; 0 until then. */
  readonly finish: number
  /** Whether the own race is on; the move clock counts only then. */
  readonly isRacing: boolean
}

/** From so many seconds on the move clock is in a hurry. */
const HURRY = 10

/** Time since GO by the server's clock, with the limit, or with the seconds left for this move. */
export function RaceClock({ session, finish, isRacing }: RaceClockProps) {
  const { time, isOvertime, limit, moveSeconds } = useClockFace(session, { finish, isRacing })
  return (
    <>
      <time
        class={isOvertime ? 'race-clock numeral overtime' : 'race-clock numeral'}
        role="timer"
        aria-label={text(isOvertime ? 'race.clock.overtime' : 'race.clock')}
      >
        {time}
      </time>
      <span class="clock-note">
        {moveSeconds !== undefined ? (
          <span class={moveSeconds <= HURRY ? 'move-clock hurry' : 'move-clock'} role="timer">
            <b class="numeral">{moveSeconds}</b> {text('race.clock.move')}
          </span>
        ) : isOvertime ? (
          <Tag kind="overtime" />
        ) : (
          limit !== undefined && text('race.clock.limit', { time: limit })
        )}
      </span>
    </>
  )
}

/**
 * The clock's face now, anew at every full second of the race and of the move. It stands at the time
 * `finish` (milliseconds since GO) unless that is 0, and times no move of who is not racing.
 */
export function useClockFace(
  session: RoomSession,
  { finish, isRacing }: Omit<RaceClockProps, 'session'>,
): ClockFace {
  const { startAt, rules } = session.room.value
  const deadline = isRacing ? session.moveDeadline.value : 0
  const limit = timeLimitOf(rules)
  const read = () => {
    const now = session.now()
    const moveLeft = deadline === 0 ? undefined : deadline - now
    return { since: timeSinceGo({ startAt, now, finish }), limit, moveLeft }
  }
  const face = useSignal(clockFace(read()))
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const reading = read()
      face.value = clockFace(reading)
      // A little past the full second: a timer may come early.
      const second = 1005 - (((reading.since % 1000) + 1000) % 1000)
      const { moveLeft = 0 } = reading
      if (finish === 0)
        next = setTimeout(show, Math.min(second, moveLeft > 0 ? (moveLeft % 1000) + 5 : second))
    }
    // A hidden page shows no time, and catches up when it is seen again.
    const look = () => {
      clearTimeout(next)
      if (document.visibilityState === 'visible') show()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(next)
    }
  }, [startAt, finish, deadline, limit])
  return face.value
}
