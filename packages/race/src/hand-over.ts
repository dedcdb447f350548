import { isBarred } from './door.ts'
import { isOfFirstEdition } from './edition.ts'
import { devicesOf, withMoved } from './lineage.ts'
import { outcome, refusal, type Outcome } from './outcome.ts'
import type { PlayerId, Race } from './race.ts'
import type { Refused } from './refused.ts'
import { remember } from './remembered.ts'
import { seatOf, withoutSpectator, withSeat } from './seats.ts'

/** Whose seat is to move, and who they are on the other device. */
interface HandOver {
  readonly player: PlayerId
  readonly to: PlayerId
}

/** Why a seat cannot move; undefined when it can. */
export function handOverRefusal(race: Race, { player, to }: HandOver): Refused | undefined {
  if (seatOf(race, player) === undefined) return 'no-such-seat'
  if (to !== player && isBarred(race, to)) return 'barred'
  return isSeatedElsewhere(race, { player, to }) ? 'already-seated' : undefined
}

/** Whether the person at the other device has a seat besides the one that is to move. */
function isSeatedElsewhere(race: Race, { player, to }: HandOver): boolean {
  const devices = isOfFirstEdition(race) ? [to] : devicesOf(race, to)
  const isTheirs = devices.includes(player)
  // Of somebody who has two seats already, either may move, to a device that has none.
  if (isTheirs) return to !== player && seatOf(race, to) !== undefined
  return devices.some((device) => seatOf(race, device) !== undefined)
}

/**
 * A seat moves to another device as it stands: board, clock, points and the host's role. The old device is
 * told. If it joins again, it is somebody who has been here before and has won nothing.
 */
export function handOver(race: Race, { player, to }: HandOver): Outcome {
  const why = handOverRefusal(race, { player, to })
  if (why !== undefined) return refusal(race, to, { why })
  const seat = seatOf(race, player)
  if (seat === undefined || to === player) return outcome(race)
  const { [to]: _, ...others } = race.remembered
  // Whoever has a seat's place in the order of arrival gets what it wins after they have left. Only the seat has it.
  const arrival = isOfFirstEdition(race) ? seat.arrival : race.arrivals
  const arrivals = Math.max(race.arrivals, arrival + 1)
  const known = remember({ ...race, arrivals, remembered: others }, player, {
    ...seat,
    arrival,
    points: 0,
    handicap: 0,
  })
  const handedOver = [...race.handedOver.filter((one) => one !== to), player]
  const followed = withMoved({ ...known, handedOver }, { player, to })
  const moved = withSeat(withoutSpectator(followed, to), seat.seat, { player: to })
  return outcome(moved, { type: 'handed-over', player }, { type: 'room' })
}
