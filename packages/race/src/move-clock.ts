import type { RaceEvent } from './event.ts'
import { outcome, type Outcome } from './outcome.ts'
import { PATIENT_MISSES, TABLE_PACE_MS, type Race, type SeatGame } from './race.ts'
import type { Racer } from './ranking.ts'
import { withSeat } from './seats.ts'

/**
 * When the table moves for a racer who has not: after the full move clock, or at the table's own pace
 * once three moves in a row have been missed. Undefined when no clock runs: without the rule, for
 * CPUs and stand-ins, and when the table has been asked or has stopped.
 */
export function tableMovesAt(race: Race, { kind, game }: Racer): number | undefined {
  const { moveClock } = race.rules
  if (moveClock === 'none' || kind === 'cpu' || game.status !== 'racing') return undefined
  if (game.hasStandIn || game.clock.asked) return undefined
  const { since, misses } = game.clock
  return since + (misses >= PATIENT_MISSES ? TABLE_PACE_MS : moveClock * 1_000)
}

/** The move clock has run out: somebody has to think of a move for the racer. */
export function askTable(race: Race, { seat, game }: Racer): Outcome {
  const asked = withSeat(race, seat, { game: { ...game, clock: { ...game.clock, asked: true } } })
  const step = game.entries.length
  return outcome(asked, { type: 'think', seat, round: race.round, step, as: 'table' })
}

/** The game with its move clock at the full time again, from `now`: the player has moved. */
export function clockRestarted(game: SeatGame, now: number): SeatGame {
  return { ...game, clock: { since: now, misses: 0, asked: false } }
}

/** The game after the table has moved at `now`. */
export function clockMissed(game: SeatGame, now: number): SeatGame {
  return { ...game, clock: { since: now, misses: game.clock.misses + 1, asked: false } }
}

/** Tells a seat's owner until when the present move is timed. */
export function clockEvents(race: Race, racer: Racer | undefined): RaceEvent[] {
  if (race.rules.moveClock === 'none' || racer === undefined || racer.kind === 'cpu') return []
  return [{ type: 'move-clock', seat: racer.seat, deadline: tableMovesAt(race, racer) ?? 0 }]
}
