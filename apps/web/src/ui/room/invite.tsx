import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Problem } from '../controls/problem.tsx'
import { NameField, nameIsThere } from '../controls/name-field.tsx'
import { Brand } from '../marks/brand.tsx'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { playerName } from '../settings/player-name.ts'
import { text } from '../words/words.ts'
import { entering, giveUp, join, lastRoom } from './entering.ts'
import './notice.css'

/** Where an invite link arrives: asks for a name and joins. Who was in the room goes right back. */
export function Invite({ code }: { code: string }) {
  const missing = useSignal(false)
  const field = useRef<HTMLInputElement>(null)
  const way = entering.value
  const busy = way.state === 'busy'
  useEffect(() => {
    const name = playerName.peek().trim()
    if (lastRoom() === code) void join(code, name === '' ? text('name.alone') : name, true)
    else field.current?.focus()
  }, [code])
  return (
    <main class="notice screen">
      <Brand />
      <ScreenHeading title={text('invite.title')}>{text('invite.title')}</ScreenHeading>
      <p class="notice-code" aria-label={Array.from(code).join(' ')}>
        {code}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (nameIsThere({ missing, field })) void join(code, playerName.peek().trim())
        }}
      >
        <NameField missing={missing} field={field} />
        <button type="submit" class="button main" disabled={busy}>
          {text(busy ? 'home.join.busy' : 'invite.join')}
        </button>
      </form>
      {way.state === 'failed' && <Problem>{text(way.problem)}</Problem>}
      <button type="button" class="button bare" onClick={giveUp}>
        {text('over.home')}
      </button>
    </main>
  )
}
