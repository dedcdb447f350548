import { useSignal } from '@preact/signals'
import type { CpuLevel } from '@samedeal/race'
import { USUAL_CPU_LEVEL } from '@samedeal/race/settings'
import type { RoomSession } from '../../session/room-session.ts'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import { cpuLevelChoices } from './cpu-level-choices.ts'

/** Puts one more CPU player at the table, of the level chosen beside the button. */
export function AddCpu({ session, disabled }: { session: RoomSession; disabled: boolean }) {
  const level = useSignal<CpuLevel>(USUAL_CPU_LEVEL)
  const choices = cpuLevelChoices()
  return (
    <div class="add-cpu">
      <button
        type="button"
        class="foot-link"
        disabled={disabled}
        onClick={() => session.addCpu(level.value)}
      >
        <Icon name="plus" />
        {text('lobby.add-cpu')}
      </button>
      <label class="add-cpu-level">
        <span class="unseen">{text('lobby.add-cpu.level')}</span>
        <select
          value={level.value}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const chosen = choices.find(({ value }) => value === currentTarget.value)
            level.value = chosen?.value ?? USUAL_CPU_LEVEL
          }}
        >
          {choices.map(({ value, word }) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
        <Icon name="down" size={14} />
      </label>
    </div>
  )
}
