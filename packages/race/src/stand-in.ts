import { outcome, type Outcome } from './outcome.ts'
import type { Race } from './race.ts'
import { racers, type Racer } from './ranking.ts'
import { connectedPeople, withSeat } from './seats.ts'
import { thinkEvent } from './turn.ts'

/**
 * When a CPU takes a dropped player's seat over; undefined when none does: nobody stands in for who
 * plays alone while nobody watches.
 */
export function standsInAt(
  race: Race,
  { kind, connected, droppedAt, game }: Racer,
): number | undefined {
  if (kind !== 'person' || connected || game.status !== 'racing' || game.hasStandIn)
    return undefined
  const people = racers(race).filter((racer) => racer.kind === 'person')
  const isAlone = people.length === 1 && connectedPeople(race) === 0
  return isAlone ? undefined : droppedAt + race.timing.standIn
}

/** A CPU plays on in a seat until its owner is back. */
export function standIn(race: Race, { seat, game }: Racer): Outcome {
  const played = { ...game, hasStandIn: true, plan: undefined }
  return outcome(
    withSeat(race, seat, { game: played }),
    thinkEvent(race.round, { seat, game: played, as: 'stand-in' }),
    { type: 'room' },
  )
}
