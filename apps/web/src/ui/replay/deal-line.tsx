import { useSignal } from '@preact/signals'
import type { GameRecord } from '@samedeal/rules'
import { useEffect } from 'preact/hooks'
import type { DealCheck } from '../../session/deal-check.ts'
import type { RoomSession } from '../../session/room-session.ts'
import { DealSentence } from '../deal/deal-verdict.tsx'

interface DealLineProps {
  readonly session: RoomSession
  readonly seat: number
  readonly record: GameRecord
}

/** Whether a record's deal is the one that was committed to; nothing until that has been checked. */
export function DealLine({ session, seat, record }: DealLineProps) {
  const check = useSignal<DealCheck | undefined>(undefined)
  useEffect(() => {
    session.checkDeal(seat, record).then(
      (done) => (check.value = done),
      () => undefined,
    )
  }, [record])
  if (check.value === undefined) return null
  return (
    <aside class="replay-deal">
      <DealSentence verdict={check.value.verdict} />
    </aside>
  )
}
