import { presetsOf } from '@samedeal/race/settings'
import { GAMES } from '@samedeal/rules'
import type { RoomSession } from '../../session/room-session.ts'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import { presetOf } from './room-rules.ts'

/** The named sets of rules as chips; the one that the room plays by is ticked. */
export function Presets({ session, disabled }: { session: RoomSession; disabled: boolean }) {
  const room = session.room.value
  const game = GAMES.get(room.game)
  const presets = game === undefined ? [] : presetsOf(game)
  const chosen = presetOf(room)
  return (
    <div
      class="presets"
      role="group"
      aria-label={text('lobby.presets')}
      // Chips that cannot be pressed take no focus: without it the row could not be scrolled by keys.
      tabIndex={disabled ? 0 : -1}
    >
      {presets.map(({ id }) => (
        <button
          key={id}
          type="button"
          class="chip"
          aria-pressed={id === chosen}
          disabled={disabled}
          onClick={() => session.usePreset(id)}
        >
          {id === chosen && <Icon name="tick" size={16} />}
          {text(`preset.${id}`)}
        </button>
      ))}
    </div>
  )
}
