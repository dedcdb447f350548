import { useEffect, useRef } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { text } from '../words/words.ts'
import { timeText } from '../words/time-text.ts'

interface RaceClockProps {
  readonly session: RoomSession
  /** Whether the own race is over: then the clock stands at the moment it learned of that. */
  readonly stopped: boolean
}

/** Time since GO by the server's clock. It writes its own text, so that nothing else renders. */
export function RaceClock({ session, stopped }: RaceClockProps) {
  const clock = useRef<HTMLTimeElement>(null)
  const { startAt } = session.room.value
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const since = session.now() - startAt
      if (clock.current !== null) clock.current.textContent = timeText(since)
      // To the next full second, and a little past it: a timer may come early.
      if (!stopped) next = setTimeout(show, 1005 - (((since % 1000) + 1000) % 1000))
    }
    show()
    return () => clearTimeout(next)
  }, [startAt, stopped])
  return (
    <time ref={clock} class="race-clock numeral" role="timer" aria-label={text('race.clock')}>
      0:00
    </time>
  )
}
