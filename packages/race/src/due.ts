import { askTable, tableMovesAt } from './move-clock.ts'
import { outcome, type Outcome } from './outcome.ts'
import { DESERTED_MS, HOST_GRACE_MS, ROUND_MAX_MS, type Race } from './race.ts'
import { racers } from './ranking.ts'
import { end, go } from './round.ts'
import { withHost } from './seats.ts'
import { standIn, standsInAt } from './stand-in.ts'
import { playPlan } from './turn.ts'

/** Something that happens by itself at a time of the server's clock. */
export interface Due {
  readonly at: number
  /** What it makes of the race; it must not be due again afterwards. */
  happen(race: Race): Outcome
}

/** Everything that is going to happen by itself, as things stand. */
export function dues(race: Race): Due[] {
  if (race.isClosed) return []
  return [...roundDues(race), ...hostDue(race), ...closingDue(race)]
}

function roundDues(race: Race): Due[] {
  if (race.phase === 'countdown' && race.deals !== undefined) {
    return [{ at: race.startAt, happen: (one) => go(one, one.startAt) }]
  }
  if (race.phase !== 'racing') return []
  const over = race.startAt + ROUND_MAX_MS
  return [
    { at: over, happen: (one) => end(one, over) },
    ...racers(race).flatMap((racer) => {
      const { plan, status } = racer.game
      const found: Due[] = []
      if (plan?.move !== undefined && status === 'racing') {
        found.push({ at: plan.at, happen: (one) => playPlan(one, racer) })
      }
      const table = plan === undefined ? tableMovesAt(race, racer) : undefined
      if (table !== undefined) found.push({ at: table, happen: (one) => askTable(one, racer) })
      const standing = standsInAt(race, racer)
      if (standing !== undefined) found.push({ at: standing, happen: (one) => standIn(one, racer) })
      return found
    }),
  ]
}

/** A host who has been away for too long hands the role on, if somebody is there to take it. */
function hostDue(race: Race): Due[] {
  const host = race.seats.find(({ seat }) => seat === race.host)
  if (host === undefined || host.connected || withHost(race).host === 0) return []
  const at = host.droppedAt + HOST_GRACE_MS
  return [{ at, happen: (one) => outcome(withHost(one), { type: 'room' }) }]
}

/** The room ends at once when no person has a place in it, else half an hour after the last one dropped. */
function closingDue(race: Race): Due[] {
  if (race.desertedSince === undefined) return []
  const isKept = race.seats.some(({ player }) => player !== undefined)
  const at = race.desertedSince + (isKept ? DESERTED_MS : 0)
  return [{ at, happen: (one) => outcome({ ...one, isClosed: true }, { type: 'close' }) }]
}
