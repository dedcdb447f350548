import { useSignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { Icon, type IconName } from '../marks/icon.tsx'
import { Token } from '../marks/token.tsx'
import { Fireworks } from './fireworks.tsx'
import { eventsBetween, type ScreenEvent } from './screen-events.ts'

/** How many lines stand at a time, the newest on top. */
const LINES = 5

interface Line extends ScreenEvent {
  readonly id: number
}

/** What has happened lately in the race; fireworks when somebody is home. */
export function EventLines({ session }: { session: RoomSession }) {
  const lines = useSignal<readonly Line[]>([])
  const known = useRef(session.room.peek())
  const told = useRef(0)
  const burst = useSignal(0)
  useSignalEffect(() => {
    const after = session.room.value
    const before = known.current
    known.current = after
    if (after.phase === 'lobby' || after.round !== before.round) lines.value = []
    const events = eventsBetween(before, after)
    if (events.length === 0) return
    const news = events.map((event) => ({ ...event, id: ++told.current })).toReversed()
    lines.value = [...news, ...lines.peek()].slice(0, LINES)
    if (events.some(({ kind }) => kind === 'home')) burst.value = told.current
  })
  return (
    <>
      <ol class="event-lines">
        {lines.value.map(({ id, kind, line }) => (
          <li key={id} class={`event-line event-${kind}`}>
            {kind === 'home' || kind === 'last-cards' ? (
              <Token kind="home" />
            ) : kind === 'quit' || kind === 'removed' || kind === 'away' ? (
              <Token kind={kind === 'removed' ? 'quit' : kind} />
            ) : (
              <Icon name={ICONS[kind]} />
            )}
            <span>{line}</span>
          </li>
        ))}
      </ol>
      {burst.value > 0 && <Fireworks key={burst.value} />}
    </>
  )
}

const ICONS: Readonly<Record<'passes' | 'back', IconName>> = { passes: 'passes', back: 'turn' }
