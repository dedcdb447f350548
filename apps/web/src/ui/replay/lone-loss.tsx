import { useSignal, type Signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { LostMove } from '../../practice/lost-move.ts'
import type { RoomSession } from '../../session/room-session.ts'
import { LostMoveLine } from './lost-move-line.tsx'
import { SeatRecords } from './seat-records.ts'
import { text } from '../words/words.ts'

interface LoneLossProps {
  readonly session: RoomSession
  /** Filled with the time of the last move, in milliseconds from GO; 0 where there was none. */
  readonly lastMove: Signal<number>
  /** Opens the replay after so many entries. */
  readonly onShow: (entry: number) => void
}

/** What whoever has not won alone wants to know: which move lost it, and where that is in the replay. */
export function LoneLoss({ session, lastMove, onShow }: LoneLossProps) {
  const { startAt } = session.room.value
  const records = useMemo(() => new SeatRecords(session), [session, startAt])
  const found = useSignal<LostMove | undefined>(undefined)
  const attempt = useSignal(0)
  void attempt.value
  const again = () => {
    records.forgetFailed()
    attempt.value++
  }
  const isOff = session.connection.value !== 'live'
  const fetched = records.of(session.seat.value).value
  const record = fetched.state === 'there' ? fetched.record : undefined
  useEffect(() => {
    lastMove.value = record?.moves.findLast(({ t }) => t !== undefined)?.t ?? 0
  }, [record])
  if (fetched.state !== 'there') {
    const hasFailed = fetched.state === 'failed'
    return (
      <div class="lost-move">
        <p role="status">{text(hasFailed ? 'replay.failed' : 'replay.lost.searching')}</p>
        {hasFailed && (
          <button type="button" class="button" disabled={isOff} onClick={again}>
            {text('race.try-again')}
          </button>
        )}
      </div>
    )
  }
  return (
    <LostMoveLine
      record={fetched.record}
      isProven={fetched.winning !== undefined}
      found={found}
      onShow={onShow}
    />
  )
}
