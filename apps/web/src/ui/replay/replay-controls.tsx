import { useSignal } from '@preact/signals'
import type { ReadRecord } from '@samedeal/rules'
import { useEffect, useRef } from 'preact/hooks'
import { Icon, type IconName } from '../marks/icon.tsx'
import { text, type PlainKey } from '../words/words.ts'
import { entryWords } from './replayed.ts'
import type { Step } from './timeline.ts'

/** How long each step stands at single speed while the replay plays by itself, in milliseconds. */
const STEP_MS = 900
const SPEEDS = [1, 2, 4, 8] as const

interface ReplayControlsProps {
  /** The record that the steps are told by. */
  readonly record: ReadRecord
  readonly steps: readonly Step[]
  /** The step that is shown. */
  readonly at: number
  /** The step whose move lost the race, where it is known. */
  readonly lostAt: number | undefined
  readonly onGo: (step: number) => void
}

/** Back, forward, play, how fast, and the whole race as a slider. */
export function ReplayControls({ record, steps, at, lostAt, onGo }: ReplayControlsProps) {
  const all = steps.length - 1
  const plays = useSignal(false)
  const speed = useSignal<(typeof SPEEDS)[number]>(2)
  const latest = useRef({ at, onGo })
  latest.current = { at, onGo }
  const go = (to: number) => {
    plays.value = false
    onGo(to)
  }
  useEffect(() => {
    if (!plays.value) return
    const step = setInterval(() => {
      const { at: before, onGo: goOn } = latest.current
      goOn(before + 1)
      if (before + 1 >= all) plays.value = false
    }, STEP_MS / speed.value)
    return () => clearInterval(step)
  }, [plays.value, speed.value, all])
  const played = steps[at]?.[0] ?? 0
  const entry = record.moves[played - 1]
  const note = entry === undefined ? '' : entryWords(entry)
  const where =
    played === 0
      ? text('replay.start')
      : text('replay.move', { n: played, all: record.moves.length })
  return (
    <>
      <p class="replay-where">
        <b>{where}</b> {note}
      </p>
      <div class="replay-slider">
        <input
          type="range"
          min={0}
          max={all}
          value={at}
          aria-label={text('replay.scrub')}
          aria-valuetext={`${where} ${note}`}
          style={{ '--share': String(at / Math.max(1, all)) }}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        {lostAt !== undefined && (
          <i
            class="lost-mark"
            style={{ '--share': String(lostAt / Math.max(1, all)) }}
            aria-hidden="true"
          />
        )}
      </div>
      <div class="replay-buttons">
        <Control icon="first" label="replay.first" off={at === 0} onPress={() => go(0)} />
        <Control icon="previous" label="replay.back" off={at === 0} onPress={() => go(at - 1)} />
        <button
          type="button"
          class="button main"
          disabled={all === 0}
          onClick={() => {
            if (at === all) onGo(0)
            plays.value = !plays.value
          }}
        >
          <Icon name={plays.value ? 'pause' : 'play'} />
          {text(plays.value ? 'replay.pause' : 'replay.play')}
        </button>
        <Control icon="next" label="replay.forward" off={at === all} onPress={() => go(at + 1)} />
        <button
          type="button"
          class="button numeral replay-speed"
          aria-label={text('replay.speed', { n: speed.value })}
          onClick={() => {
            const next = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length]
            speed.value = next ?? 1
          }}
        >
          {text('replay.times', { n: speed.value })}
        </button>
      </div>
    </>
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
