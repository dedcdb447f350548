import { useEffect, useRef } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { Tag } from '../marks/tag.tsx'
import { Token } from '../marks/token.tsx'
import { SeatReaction } from '../reactions/said.tsx'
import { timeText } from '../words/time-text.ts'
import { percentText } from '../words/words.ts'
import { EndRound } from './end-round.tsx'
import { seatLook } from './seat-look.ts'
import { stillRacing } from './still-racing.ts'
import './watch.css'

interface WatchProps {
  readonly session: RoomSession
  readonly title: string
  readonly note?: string
}

/** Everybody's state for who has no cards to play: spectators, and whoever quit or is home. */
export function Watch({ session, title, note }: WatchProps) {
  const { roster, top } = session.room.value
  const racing = stillRacing(session.room.value)
  const own = session.seat.value
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The cards or the button that had the focus are gone.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <section class="watch panel" aria-labelledby="watch-heading">
      <h2 id="watch-heading" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {note !== undefined && <p>{note}</p>}
      {racing !== undefined && <p>{racing}</p>}
      <EndRound session={session} />
      <ul>
        {roster.map((seat) => {
          const { token, tags } = seatLook(seat, own)
          const isOut = seat.status === 'quit' || seat.status === 'removed'
          const standing = top.find((best) => best.seat === seat.seat)
          return (
            <li key={seat.seat} class={seat.seat === own ? 'watch-row own' : 'watch-row'}>
              <Token kind={token} />
              <span class="who-line">
                <span class={isOut ? 'who-name struck' : 'who-name'}>{seat.name}</span>
                {tags.map((tag) => (
                  <Tag key={tag} kind={tag} />
                ))}
                <SeatReaction seat={seat.seat} />
              </span>
              {standing !== undefined && (
                <span class="watch-figure numeral">
                  {standing.time > 0 ? timeText(standing.time) : percentText(standing.percent)}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
