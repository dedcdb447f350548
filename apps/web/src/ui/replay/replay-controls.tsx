import { useSignal, type Signal } from '@preact/signals'
import type { ReadRecord } from '@samedeal/rules'
import { useEffect } from 'preact/hooks'
import { Icon, type IconName } from '../marks/icon.tsx'
import { text, type PlainKey } from '../words/words.ts'
import { entryWords } from './replayed.ts'

/** How long each move stands while the replay plays by itself, in milliseconds. */
const STEP_MS = 450

interface ReplayControlsProps {
  readonly record: ReadRecord
  /** How many entries have been played. */
  readonly at: Signal<number>
}

/** Back, forward, play, and the whole race as a slider. */
export function ReplayControls({ record, at }: ReplayControlsProps) {
  const all = record.moves.length
  const plays = useSignal(false)
  const go = (to: number) => {
    plays.value = false
    at.value = Math.min(all, Math.max(0, to))
  }
  useEffect(() => {
    if (!plays.value) return
    const step = setInterval(() => {
      at.value = Math.min(all, at.peek() + 1)
      if (at.peek() === all) plays.value = false
    }, STEP_MS)
    return () => clearInterval(step)
  }, [plays.value])
  const entry = record.moves[at.value - 1]
  const note = entry === undefined ? '' : entryWords(entry)
  const where = at.value === 0 ? text('replay.start') : text('replay.move', { n: at.value, all })
  return (
    <div class="replay-bar">
      <p class="replay-where">
        <b>{where}</b> {note}
      </p>
      <input
        type="range"
        min={0}
        max={all}
        value={at.value}
        aria-label={text('replay.scrub')}
        aria-valuetext={`${where} ${note}`}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <div class="replay-buttons">
        <Control icon="first" label="replay.first" off={at.value === 0} onPress={() => go(0)} />
        <Control
          icon="previous"
          label="replay.back"
          off={at.value === 0}
          onPress={() => go(at.value - 1)}
        />
        <button
          type="button"
          class="button main"
          disabled={all === 0}
          onClick={() => {
            if (at.value === all) at.value = 0
            plays.value = !plays.value
          }}
        >
          <Icon name={plays.value ? 'pause' : 'play'} />
          {text(plays.value ? 'replay.pause' : 'replay.play')}
        </button>
        <Control
          icon="next"
          label="replay.forward"
          off={at.value === all}
          onPress={() => go(at.value + 1)}
        />
      </div>
    </div>
  )
}

interface ControlProps {
  readonly icon: IconName
  readonly label: PlainKey
  readonly off: boolean
  readonly onPress: () => void
}

function Control({ icon, label, off, onPress }: ControlProps) {
  return (
    <button type="button" class="button" aria-label={text(label)} disabled={off} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}
