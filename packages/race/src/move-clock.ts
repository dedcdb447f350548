import type { Move } from '@samedeal/rules'
import type { RaceEvent } from './event.ts'
import { outcome, type Outcome } from './outcome.ts'
import { PATIENT_MISSES, TABLE_PACE_MS, type Plan, type Race, type SeatGame } from './race.ts'
import { gameOf, type Racer } from './ranking.ts'
import { withSeat } from './seats.ts'

/**
 * When the table moves for a racer who has not: after the full move clock, or at the table's own pace
 * once three moves in a row have been missed, for as long as it sees something useful. Undefined when no clock
 * runs: without the rule, for CPUs and stand-ins, and when the table has been asked or no move is legal.
 */
export function tableMovesAt(race: Race, { kind, game }: Racer): number | undefined {
  const { moveClock } = race.rules
  if (moveClock === 'none' || kind === 'cpu' || game.status !== 'racing') return undefined
  if (game.hasStandIn || game.clock.asked) return undefined
  const { since, misses, isPatient = false } = game.clock
  const isQuick = misses >= PATIENT_MISSES && !isPatient
  return since + (isQuick ? TABLE_PACE_MS : moveClock * 1_000)
}

/** The move clock has run out: somebody has to think of a move for the racer. */
export function askTable(race: Race, { seat, game }: Racer): Outcome {
  const asked = withSeat(race, seat, { game: { ...game, clock: { ...game.clock, asked: true } } })
  const step = game.entries.length
  return outcome(asked, { type: 'think', seat, round: race.round, step, as: 'table' })
}

/** The game with its move clock at the full time again, from `now`: the player has moved. */
export function clockRestarted(race: Race, game: SeatGame, now: number): SeatGame {
  return { ...game, clock: { since: now, misses: 0, asked: isStuck(race, game) } }
}

/** The game after the table has made its planned move. After a useless one it waits the full clock again. */
export function clockMissed(race: Race, game: SeatGame, { at, isForced = false }: Plan): SeatGame {
  const misses = game.clock.misses + 1
  const clock = { since: at, misses, asked: isStuck(race, game) }
  return { ...game, clock: isForced ? { ...clock, isPatient: true } : clock }
}

/** Whether the clock has nothing to time: no move is legal. */
function isStuck(race: Race, game: SeatGame): boolean {
  return race.rules.moveClock !== 'none' && forcedMove(race, game) === undefined
}

/**
 * The game with its move clock stopped at `now`, while a stand-in plays. Somebody alone may get one long after
 * they dropped, when a spectator joins: the table may have moved since, and a new move has used no time.
 */
export function clockHeld(game: SeatGame, now: number): SeatGame {
  const { since, ...clock } = game.clock
  return { ...game, clock: { ...clock, since, asked: false, used: Math.max(0, now - since) } }
}

/** The game of a player who is back at `now`: the move they left goes on, with the time it has already used. */
export function clockGoesOn(game: SeatGame, now: number): SeatGame {
  const { used = 0, ...clock } = game.clock
  return { ...game, clock: { ...clock, since: now - used, asked: false } }
}

/**
 * What the table plays when it sees nothing useful: it turns the stock, or else makes any legal move; undefined
 * when none is legal.
 */
export function forcedMove(race: Race, { position }: SeatGame): Move | undefined {
  const game = gameOf(race)
  const stock = game.table(race.options).find(({ kind }) => kind === 'stock')?.id
  const moves = game.moves(position, race.options)
  return moves.find(({ from, to }) => from === stock || to === stock) ?? moves[0]
}

/** Tells a seat's owner the deadline of the present move. */
export function clockEvents(race: Race, racer: Racer | undefined): RaceEvent[] {
  if (race.rules.moveClock === 'none' || racer === undefined || racer.kind === 'cpu') return []
  return [{ type: 'move-clock', seat: racer.seat, deadline: tableMovesAt(race, racer) ?? 0 }]
}
