import { useSignal } from '@preact/signals'
import type { ReadRecord } from '@samedeal/rules'
import { useEffect } from 'preact/hooks'
import type { DealCheck } from '../../session/deal-check.ts'
import type { RoomSession } from '../../session/room-session.ts'
import { DealSentence } from '../deal/deal-verdict.tsx'
import { Icon } from '../marks/icon.tsx'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { text } from '../words/words.ts'
import { ReplayControls } from './replay-controls.tsx'
import { ReplayTable } from './replay-table.tsx'
import { soundRecord } from './replayed.ts'
import './replay.css'

interface ReplayProps {
  readonly session: RoomSession
  readonly onClose: () => void
}

/** Anybody's race of the finished round, to look through move by move. */
export function Replay({ session, onClose }: ReplayProps) {
  const { results } = session.room.value
  const own = session.seat.value
  const first = results.find(({ seat }) => seat === own) ?? results[0]
  const seat = useSignal(first?.seat ?? 0)
  const record = useSignal<ReadRecord | undefined>(undefined)
  const check = useSignal<DealCheck | undefined>(undefined)
  const failed = useSignal(false)
  const at = useSignal(0)
  useEffect(() => {
    let isGone = false
    record.value = undefined
    check.value = undefined
    failed.value = false
    at.value = 0
    session.record(seat.value).then(
      (json) => {
        if (isGone) return
        record.value = soundRecord(json)
        session.checkDeal(seat.value, json).then(
          (done) => {
            if (!isGone) check.value = done
          },
          () => undefined,
        )
      },
      () => (failed.value = !isGone),
    )
    return () => (isGone = true)
  }, [seat.value])
  return (
    <div class="replay screen">
      <header class="replay-head">
        <button
          type="button"
          class="icon-button"
          aria-label={text('replay.close')}
          onClick={onClose}
        >
          <Icon name="back" size={24} />
        </button>
        <ScreenHeading title={text('replay.title')} class="replay-title">
          {text('replay.title')}
        </ScreenHeading>
        <label class="replay-whose">
          <span class="unseen">{text('replay.whose')}</span>
          <select
            value={seat.value}
            disabled={session.connection.value !== 'live'}
            onChange={({ currentTarget }) => (seat.value = Number(currentTarget.value))}
          >
            {results.map((result) => (
              <option key={result.seat} value={result.seat}>
                {result.name}
              </option>
            ))}
          </select>
          <Icon name="down" size={14} />
        </label>
      </header>
      {check.value !== undefined && (
        <div class="replay-deal">
          <DealSentence verdict={check.value.verdict} />
        </div>
      )}
      <main class="replay-table felt">
        {record.value !== undefined ? (
          <ReplayTable key={seat.value} record={record.value} at={at} />
        ) : (
          <p class="replay-note" role="status">
            {text(failed.value ? 'replay.failed' : 'replay.loading')}
          </p>
        )}
      </main>
      {record.value !== undefined && (
        <ReplayControls key={seat.value} record={record.value} at={at} />
      )}
    </div>
  )
}
