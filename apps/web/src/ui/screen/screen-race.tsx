import type { RoomSession } from '../../session/room-session.ts'
import { Tag } from '../marks/tag.tsx'
import { Countdown } from '../race/countdown.tsx'
import { useClockFace } from '../race/race-clock.tsx'
import { text } from '../words/words.ts'
import { ScreenLanes } from './screen-lanes.tsx'
import { ScreenPeople } from './screen-people.tsx'

/** A race from the countdown on: the clock, the three leaders, and everybody else by name. */
export function ScreenRace({ session }: { session: RoomSession }) {
  const room = session.room.value
  const isOn = room.phase === 'racing'
  const racers = isOn ? room.roster.filter(({ status }) => status !== 'waiting') : room.roster
  const still = racers.filter(({ status }) => status === 'racing' || status === 'waiting').length
  const shown = isOn
    ? room.top.map(({ seat }) => seat)
    : room.roster.slice(0, 3).map(({ seat }) => seat)
  const others = racers.filter(({ seat }) => !shown.includes(seat))
  const { time, limit, isOvertime } = useClockFace(session, { finish: 0, isRacing: false })
  return (
    <>
      <div class="tv-clock-row">
        <time class="tv-clock numeral" role="timer" aria-label={text('race.clock')}>
          {time}
        </time>
        <span class="tv-limit numeral">
          {isOvertime ? (
            <Tag kind="overtime" />
          ) : (
            limit !== undefined && text('race.clock.limit', { time: limit })
          )}
        </span>
        <p class="tv-still">
          {text('screen.still')}
          <span class="numeral">
            <b>{still}</b> {text('screen.still.of', { all: racers.length })}
          </span>
        </p>
      </div>
      <ScreenLanes room={room} />
      {others.length > 0 && (
        <section class="tv-others">
          <h2>{text('screen.also')}</h2>
          <ScreenPeople seats={others} />
        </section>
      )}
      <Countdown session={session} />
    </>
  )
}
