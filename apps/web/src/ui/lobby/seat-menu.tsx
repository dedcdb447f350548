import type { RosterSeat } from '@samedeal/race'
import { CPU_LEVELS } from '@samedeal/race/settings'
import type { RoomSession } from '../../session/room-session.ts'
import { Segments } from '../controls/segments.tsx'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'

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
  return (
    <div
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
          choices={CPU_LEVELS.map((value) => ({ value, word: text(`cpu.${value}`) }))}
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
          onClick={() => {
            session.makeHost(number)
            onClose()
          }}
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
          session.removeSeat(number)
          onClose()
        }}
      >
        <Icon name="cross" />
        {text('lobby.remove')} <span class="unseen">{name}</span>
      </button>
    </div>
  )
}
