import { useSignal, type Signal } from '@preact/signals'
import type { ReadRecord } from '@samedeal/rules'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { text } from '../words/words.ts'
import { LostMoveLine } from './lost-move-line.tsx'
import type { LostMove } from '../../practice/lost-move.ts'
import { ReplayControls } from './replay-controls.tsx'
import { ReplayTable } from './replay-table.tsx'
import { positionAfter } from './replayed.ts'
import { timelineOf, type Step } from './timeline.ts'

/** One record that is shown. */
export interface Track {
  /** Another one for every other record. */
  readonly id: string
  readonly name: string
  readonly record: ReadRecord
}

interface ReplayStageProps {
  /** The one that is looked at, and the one beside it, if any. */
  readonly tracks: readonly Track[]
  /** How many entries of the first have been played; kept when another one comes beside it. */
  readonly played: Signal<number>
  /** Whether the first one's deal is proven winnable. */
  readonly isProven: boolean
  /** Whether the first one is the winning line itself. */
  readonly isLine: boolean
}

/** The tables of one or two records, and the controls that move them on together. */
export function ReplayStage({ tracks, played, isProven, isLine }: ReplayStageProps) {
  const ids = tracks.map(({ id }) => id).join(' ')
  const steps = useMemo(() => timelineOf(tracks.map(({ record }) => record)), [ids])
  const at = useSignal(stepWith(steps, played.peek()))
  const lost = useSignal<LostMove | undefined>(undefined)
  useLayoutEffect(() => {
    at.value = stepWith(steps, played.peek())
  }, [steps])
  const now = steps[at.value] ?? steps.at(-1) ?? []
  const goTo = (step: number) => {
    at.value = Math.min(steps.length - 1, Math.max(0, step))
    played.value = steps[at.value]?.[0] ?? 0
  }
  const [main] = tracks as [Track]
  const lostAt = lost.value?.found === 'move' ? lost.value.lost : undefined
  return (
    <>
      <main class={tracks.length > 1 ? 'replay-tables felt two' : 'replay-tables felt'}>
        {tracks.map(({ id, name, record }, index) => (
          <section key={id} class="replay-side" aria-label={name}>
            {tracks.length > 1 && (
              <p class="replay-caption">
                <b>{name}</b> {homeWords(record, now[index] ?? 0)}
              </p>
            )}
            <ReplayTable record={record} played={now[index] ?? 0} />
          </section>
        ))}
      </main>
      <footer class="replay-bar">
        <ReplayControls
          record={main.record}
          steps={steps}
          at={Math.min(at.value, steps.length - 1)}
          lostAt={lostAt === undefined ? undefined : stepWith(steps, lostAt)}
          onGo={goTo}
        />
        {!isLine && (
          <LostMoveLine
            key={main.id}
            record={main.record}
            isProven={isProven}
            found={lost}
            onShow={(entry) => goTo(stepWith(steps, entry))}
          />
        )}
      </footer>
    </>
  )
}

/** The first step at which so many entries of the first record have been played. */
function stepWith(steps: readonly Step[], entries: number): number {
  return Math.max(
    0,
    steps.findIndex(([first]) => first === entries),
  )
}

function homeWords(record: ReadRecord, played: number): string {
  const { done, total } = record.game.progress(positionAfter(record, played))
  return `${text('race.home', { home: done, total })} ${text('race.home.word')}`
}
