import { useSignal } from '@preact/signals'
import type { RosterSeat } from '@samedeal/race'
import { useRef } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { Question } from '../controls/question.tsx'
import { Segments } from '../controls/segments.tsx'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import { cpuLevelChoices } from './cpu-level-choices.ts'

interface SeatMenuProps {
  readonly session: RoomSession
  readonly seat: RosterSeat
  readonly onClose: () => void
}

/** What the host may do with somebody's seat; it opens below the row. */
export function SeatMenu({ session, seat, onClose }: SeatMenuProps) {
  const { seat: number, name, kind, cpuLevel, connected } = seat
  const { phase } = session.room.value
  const isOff = session.connection.value !== 'live'
  const asks = useSignal<'remove' | 'make-host' | undefined>(undefined)
  const menu = useRef<HTMLDivElement>(null)
  const remove = () => {
    session.removeSeat(number)
    onClose()
  }
  const keep = () => {
    asks.value = undefined
    // The focus, which went with the question, stays in the menu.
    setTimeout(() => menu.current?.querySelector('button')?.focus())
  }
  if (asks.value === 'make-host') {
    return (
      <div class="seat-menu">
        <Question
          question={text('lobby.make-host.question', { name })}
          yes={text('lobby.make-host')}
          no={text('lobby.make-host.no')}
          onYes={() => {
            session.makeHost(number)
            onClose()
          }}
          onNo={keep}
        />
      </div>
    )
  }
  if (asks.value === 'remove') {
    return (
      <div class="seat-menu">
        <Question
          question={text(kind === 'cpu' ? 'lobby.remove.question.cpu' : 'lobby.remove.question', {
            name,
          })}
          yes={text('lobby.remove')}
          no={text('lobby.remove.no')}
          onYes={remove}
          onNo={keep}
        />
      </div>
    )
  }
  return (
    <div
      ref={menu}
      class="seat-menu"
      role="group"
      aria-label={name}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      {cpuLevel !== '' && phase === 'lobby' && (
        <Segments
          label={text('lobby.cpu-level', { name })}
          choices={cpuLevelChoices()}
          chosen={cpuLevel}
          disabled={isOff}
          onChoose={(level) => session.setCpuLevel(number, level)}
        />
      )}
      {kind === 'person' && connected && (
        <button
          type="button"
          class="button"
          disabled={isOff}
          onClick={() => (asks.value = 'make-host')}
        >
          <Icon name="crown" />
          {text('lobby.make-host')}
        </button>
      )}
      <button
        type="button"
        class="button seat-remove"
        disabled={isOff}
        onClick={() => {
          // Another CPU player is a press away as long as nobody races.
          if (kind === 'cpu' && phase === 'lobby') remove()
          else asks.value = 'remove'
        }}
      >
        <Icon name="cross" />
        {text('lobby.remove')} <span class="unseen">{name}</span>
      </button>
    </div>
  )
}
