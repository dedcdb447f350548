import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { DealCheck } from '../../session/deal-check.ts'
import type { RoomSession } from '../../session/room-session.ts'
import { DealVerdict } from './deal-verdict.tsx'

/** Checks the own deal of the finished round, for a spectator the winner's, and says what came of it. */
export function RoundDeal({ session }: { session: RoomSession }) {
  const { results, round } = session.room.value
  const own = results.find(({ seat }) => seat === session.seat.value)
  const seat = (own ?? results[0])?.seat
  const isLive = session.connection.value === 'live'
  const check = useSignal<DealCheck | undefined>(undefined)
  useEffect(() => {
    if (seat === undefined || !isLive) return undefined
    let isGone = false
    session
      .record(seat)
      .then(({ record }) => session.checkDeal(seat, record))
      // Without the record or the hash function there is nothing to say; a new connection tries again.
      .then(
        (done) => {
          if (!isGone) check.value = done
        },
        () => undefined,
      )
    return () => (isGone = true)
  }, [session, seat, round, isLive])
  return check.value === undefined ? null : <DealVerdict check={check.value} />
}
