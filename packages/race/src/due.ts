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

/** What happens next by itself, as things stand. If two are due at the same time, the one listed first here. */
export function nextDue(race: Race): Due | undefined {
  if (race.isClosed) return undefined
  const round = race.phase === 'racing' ? nextOfRound(race) : goDue(race)
  return sooner(sooner(round, hostDue(race)), closingDue(race))
}

function sooner(a: Due | undefined, b: Due | undefined): Due | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return b.at < a.at ? b : a
}

function goDue(race: Race): Due | undefined {
  if (race.phase !== 'countdown' || race.deals === undefined) return undefined
  return { at: race.startAt, happen: (one) => go(one, one.startAt) }
}

function nextOfRound(race: Race): Due {
  const over = race.startAt + ROUND_MAX_MS
  let next: Due = { at: over, happen: (one) => end(one, over) }
  for (const racer of racers(race)) {
    const { plan, status } = racer.game
    const planned = status === 'racing' && plan?.action !== undefined ? plan.at : undefined
    if (planned !== undefined && planned < next.at) {
      next = { at: planned, happen: (one) => playPlan(one, racer) }
    }
    const table = plan === undefined ? tableMovesAt(race, racer) : undefined
    if (table !== undefined && table < next.at) {
      next = { at: table, happen: (one) => askTable(one, racer) }
    }
    const standing = standsInAt(race, racer)
    if (standing !== undefined && standing < next.at) {
      next = { at: standing, happen: (one) => standIn(one, racer) }
    }
  }
  return next
}

/** A host who has been away for too long hands the role on, if somebody is there to take it. */
function hostDue(race: Race): Due | undefined {
  const host = race.seats.find(({ seat }) => seat === race.host)
  if (host === undefined || host.connected || withHost(race).host === 0) return undefined
  const at = host.droppedAt + HOST_GRACE_MS
  return { at, happen: (one) => outcome(withHost(one), { type: 'room' }) }
}

/** The room ends at once when no person has a place in it, else half an hour after the last one dropped. */
function closingDue(race: Race): Due | undefined {
  if (race.desertedSince === undefined) return undefined
  const isKept = race.seats.some(({ player }) => player !== undefined)
  const at = race.desertedSince + (isKept ? DESERTED_MS : 0)
  return { at, happen: (one) => outcome({ ...one, isClosed: true }, { type: 'close' }) }
}
