import { outcome, type Outcome } from './outcome.ts'
import { isOfFirstEdition } from './edition.ts'
import { clockHeld } from './move-clock.ts'
import type { Race, SeatGame } from './race.ts'
import { racers, type Racer } from './ranking.ts'
import { connectedPeople, withSeat } from './seats.ts'
import { thinkEvent } from './turn.ts'

/**
 * When a CPU takes over a dropped player's seat; undefined when none does. A race against nothing but the clock
 * waits for its player, unless somebody watches.
 */
export function standsInAt(
  race: Race,
  { kind, connected, droppedAt, game }: Racer,
): number | undefined {
  if (kind !== 'person' || connected || game.status !== 'racing' || game.hasStandIn)
    return undefined
  const others = racers(race).filter((racer) => !isOfFirstEdition(race) || racer.kind === 'person')
  const isAlone = others.length === 1 && connectedPeople(race) === 0
  return isAlone ? undefined : droppedAt + race.timing.standIn
}

/** A CPU plays in a seat until its owner is back. The owner's move clock is stopped. */
export function standIn(race: Race, { seat, droppedAt, game }: Racer): Outcome {
  const held = clockHeld(game, droppedAt + race.timing.standIn)
  const played = { ...held, hasStandIn: true, plan: undefined }
  return outcome(
    withSeat(race, seat, { game: played }),
    thinkEvent(race.round, { seat, game: played, as: 'stand-in' }),
    { type: 'room' },
  )
}

/** Whether a stand-in sees nothing useful left to do at a seat. */
export function hasStandInStopped({ hasStandIn, plan }: SeatGame): boolean {
  return hasStandIn && plan !== undefined && plan.action === undefined
}
