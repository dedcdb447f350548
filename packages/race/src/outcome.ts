import type { RaceEvent } from './event.ts'
import type { PlayerId, Race } from './race.ts'
import type { Refused } from './refused.ts'

/** What a command makes of a race. */
export interface Outcome {
  readonly race: Race
  readonly events: readonly RaceEvent[]
}

/** The race as it was: nothing was done, and one person is told why. */
export function refusal(
  race: Race,
  player: PlayerId,
  refused: { readonly why: Refused; readonly n?: number },
): Outcome {
  return { race, events: [{ type: 'refused', player, ...refused }] }
}

/** A new race and the events that led to it. */
export function outcome(race: Race, ...events: readonly RaceEvent[]): Outcome {
  return { race, events }
}

/** Goes on from an outcome, keeping its events. */
export function andThen(first: Outcome, next: (race: Race) => Outcome): Outcome {
  const second = next(first.race)
  return { race: second.race, events: [...first.events, ...second.events] }
}
