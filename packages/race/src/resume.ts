import { broughtIn } from './brought.ts'
import { isOfFirstEdition } from './edition.ts'
import type { RaceEvent } from './event.ts'
import { outcome, type Outcome } from './outcome.ts'
import type { Race, Seat } from './race.ts'
import { gameOf, racers } from './ranking.ts'
import { rememberWatcher } from './remembered.ts'
import type { Result } from './room-view.ts'
import { dealWanted } from './round.ts'

/**
 * A race goes on in a new process, at the time at which the old one ended: nobody is connected yet, and
 * whatever was being thought of or dealt is asked for anew.
 */
export function resume(
  left: Race,
  { edition = left.edition }: { readonly edition?: number },
  now: number,
): Outcome {
  const race = broughtUp(left, edition)
  const seats = race.seats.map((seat) => dropped(seat, now))
  const watched = race.spectators.map(({ player }) => player)
  const known = watched.reduce((one, player) => rememberWatcher(one, player), race)
  const resumed = { ...known, seats, spectators: [] }
  const waitsForDeal = race.phase === 'countdown' && race.deals === undefined
  const deal: RaceEvent[] = waitsForDeal ? [dealWanted(resumed)] : []
  return outcome(resumed, ...deal, ...thoughts(resumed), { type: 'room' })
}

/** A race that goes on by a later edition of the rules, the round that is under way included. */
function broughtUp(race: Race, edition: number | undefined): Race {
  if (edition === undefined || edition === race.edition) return race
  const later = { ...race, edition }
  if (!isOfFirstEdition(race)) return later
  const rules = { game: gameOf(race), options: race.options }
  const seats = race.seats.map((seat): Seat => {
    const { game } = seat
    if (game === undefined) return seat
    // The first edition's table stopped where it saw nothing useful: it is asked once more.
    const isStopped = game.plan?.as === 'table' && game.plan.action === undefined
    const plan = isStopped ? undefined : game.plan
    return { ...seat, game: { ...game, brought: broughtIn(game, rules), plan } }
  })
  const results = race.results.map((result): Result => {
    return { ...result, unearned: result.byStandIn ? 'finished-by-stand-in' : '' }
  })
  return { ...later, seats, results }
}

function dropped(seat: Seat, now: number): Seat {
  if (seat.kind === 'cpu' || !seat.connected) return seat
  return { ...seat, connected: false, droppedAt: now }
}

/** A question for every seat that waited for an answer. */
function thoughts(race: Race): RaceEvent[] {
  if (race.phase !== 'racing') return []
  return racers(race).flatMap(({ seat, kind, game }): RaceEvent[] => {
    if (game.status !== 'racing' || game.plan !== undefined) return []
    const step = game.entries.length
    const question = { type: 'think', seat, round: race.round, step } as const
    if (kind === 'cpu') return [{ ...question, as: 'cpu' }]
    if (game.hasStandIn) return [{ ...question, as: 'stand-in' }]
    return game.clock.asked ? [{ ...question, as: 'table' }] : []
  })
}
