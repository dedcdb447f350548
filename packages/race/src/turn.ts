import { isRefusal, view, type Move, type Undo } from '@samedeal/rules'
import type { ServerCommand } from './command.ts'
import type { RaceEvent } from './event.ts'
import { isOfFirstEdition } from './edition.ts'
import { clockEvents, clockMissed, clockRestarted, forcedMove } from './move-clock.ts'
import { outcome, refusal, type Outcome } from './outcome.ts'
import {
  MAX_COMMANDS,
  type Plan,
  type PlayerId,
  type Race,
  type Seat,
  type SeatGame,
  type Thinker,
} from './race.ts'
import { gameOf, racers, type Racer } from './ranking.ts'
import type { Refused } from './refused.ts'
import { movesMade, playMove, playSend, undoStep, type Doing, type Moved } from './seat-game.ts'
import { seatOf, withSeat } from './seats.ts'

/** A numbered command from a seat's owner. */
interface Numbered {
  readonly player: PlayerId
  readonly n: number
}

/** A person's move. A number that was answered before is passed over: it is never applied twice. */
export function move(
  race: Race,
  command: Numbered & { readonly move: Move },
  now: number,
): Outcome {
  return inTurn(race, command, (racer) => {
    const moved = playMove(racer.game, command.move, doingNow(race, now))
    return isRefusal(moved) ? moved.refused : ownMove(race, { racer, moved, n: command.n, now })
  })
}

/** A person sends every card home that can go. */
export function send(race: Race, command: Numbered, now: number): Outcome {
  return inTurn(race, command, (racer) => {
    if (!race.rules.send) return 'send-off'
    const moved = playSend(racer.game, doingNow(race, now))
    if (moved === undefined) return 'nothing-to-send'
    return ownMove(race, { racer, moved, n: command.n, now })
  })
}

/** A person takes their last step back, over the table's and a stand-in's too. */
export function undo(race: Race, command: Numbered, now: number): Outcome {
  return inTurn(race, command, (racer) => {
    if (!race.rules.undo) return 'undo-off'
    const undone = undoStep(racer.game, doingNow(race, now))
    if (undone === undefined) return 'nothing-to-undo'
    // The table is asked anew: it may see something useful now.
    const clock = { ...undone.clock, asked: false }
    const game = { ...undone, n: command.n, clock, plan: undefined }
    const after = withSeat(race, racer.seat, { game })
    const wasStopped = racer.game.clock.asked
    const clocks = wasStopped ? clockEvents(after, racerIn(after, racer.seat)) : []
    return outcome(after, boardEvent(racer.seat, game), ...clocks)
  })
}

/** A person asks for a hint. */
export function hint(race: Race, { player }: { readonly player: PlayerId }): Outcome {
  const racer = racingAs(race, player)
  if (typeof racer === 'string') return refusal(race, player, { why: racer })
  if (!race.rules.hints) return refusal(race, player, { why: 'hints-off' })
  return outcome(race, { type: 'hint-wanted', player, seat: racer.seat })
}

/** A person gives the round up. */
export function quit(race: Race, { player }: { readonly player: PlayerId }): Outcome {
  const racer = racingAs(race, player)
  if (typeof racer === 'string') return refusal(race, player, { why: racer })
  return outcome(takeOut(race, racer, 'quit'), ...noClock(race, racer.seat), { type: 'room' })
}

/**
 * The race with a seat out of the round. Whoever has finished can no longer quit, but can be removed,
 * and then ranks last like the others who are out.
 */
export function takeOut(race: Race, { seat, game }: Seat, status: 'quit' | 'removed'): Race {
  const mayGo = game?.status === 'racing' || (game?.status === 'finished' && status === 'removed')
  if (game === undefined || !mayGo) return race
  const out = { status, plan: undefined, hasStandIn: false, finishedAt: undefined }
  return withSeat(race, seat, { game: { ...game, ...out } })
}

/** Tells a seat's owner that no move is timed any more. */
function noClock({ rules }: Race, seat: number): RaceEvent[] {
  return rules.moveClock === 'none' ? [] : [{ type: 'move-clock', seat, deadline: 0 }]
}

/**
 * A decided step arrives. One that is too late for its round, its seat or its moment is passed over. When the
 * table sees nothing useful, it makes any legal move: it stops only when there is none.
 */
export function plan(race: Race, command: Extract<ServerCommand, { type: 'plan' }>): Outcome {
  const { round, seat: number, step, as, action, at } = command
  const seat = race.seats.find((one) => one.seat === number)
  const game = seat?.game
  if (race.phase !== 'racing' || round !== race.round || game?.status !== 'racing') {
    return outcome(race)
  }
  if (step !== game.entries.length || as !== thinkerOf(seat, game)) return outcome(race)
  const mustMove = as === 'table' && action === undefined && !isOfFirstEdition(race)
  const forced = mustMove ? forcedMove(race, game) : undefined
  const planned: Plan =
    forced === undefined ? { as, action, at } : { as, action: forced, at, isForced: true }
  const after = withSeat(race, number, { game: { ...game, plan: planned } })
  return as === 'table' && planned.action === undefined
    ? outcome(after, ...noClock(race, number))
    : outcome(after)
}

/** Who thinks for a seat when its player does not. */
function thinkerOf(seat: Seat | undefined, game: SeatGame): 'cpu' | 'stand-in' | 'table' {
  if (seat?.kind === 'cpu') return 'cpu'
  return game.hasStandIn ? 'stand-in' : 'table'
}

/** Plays a seat's plan as of the moment at which it was due, and asks for the next one. */
export function playPlan(race: Race, racer: Racer): Outcome {
  const { seat, game } = racer
  const planned: Plan = game.plan ?? { action: undefined, at: 0, as: 'cpu' }
  const { action, at, as } = planned
  const idle = { ...game, plan: undefined }
  const acted = action === undefined ? undefined : actPlanned(race, idle, { as, action, at })
  if (acted === undefined) {
    // A stand-in that wanted what it may not stops, lest it hold the round up.
    const plan: Plan | undefined = as === 'stand-in' ? { as, action: undefined, at } : undefined
    return outcome(withSeat(race, seat, { game: { ...idle, plan } }))
  }
  const after = as === 'table' ? clockMissed(race, acted, planned) : acted
  const next = withSeat(race, seat, { game: after })
  const events: RaceEvent[] = []
  if (as === 'table')
    events.push(boardEvent(seat, after), ...clockEvents(next, racerIn(next, seat)))
  if (after.status === 'finished') return outcome(next, ...events, { type: 'room' })
  if (as !== 'table') events.push(thinkEvent(race.round, { seat, game: after, as }))
  return outcome(next, ...events)
}

/** The game after a planned move or undo; undefined when that is not allowed. */
function actPlanned(
  race: Race,
  game: SeatGame,
  { as, action, at }: { readonly as: Thinker; readonly action: Move | Undo; readonly at: number },
): SeatGame | undefined {
  const doing = { ...doingNow(race, at), by: as === 'cpu' ? ('player' as const) : as }
  if ('undo' in action) {
    return as === 'cpu' && race.rules.undo ? undoStep(game, doing) : undefined
  }
  const moved = playMove(game, action, doing)
  return isRefusal(moved) ? undefined : moved.game
}

/** Asks for the next step of a seat. */
export function thinkEvent(
  round: number,
  {
    seat,
    game,
    as,
  }: { readonly seat: number; readonly game: SeatGame; readonly as: 'cpu' | 'stand-in' },
): RaceEvent {
  return { type: 'think', seat, round, step: game.entries.length, as }
}

/** The whole board, for its owner. */
export function boardEvent(seat: number, game: SeatGame): RaceEvent {
  return { type: 'board', seat, n: game.n, view: view(game.position), moves: movesMade(game) }
}

/** Lets a person's numbered command happen once, in order, while they are racing. */
function inTurn(
  race: Race,
  { player, n }: Numbered,
  act: (racer: Racer) => Outcome | Refused,
): Outcome {
  const seat = seatOf(race, player)
  const game = seat?.game
  if (race.phase !== 'racing') return refusal(race, player, { why: 'not-racing', n })
  if (seat === undefined || game === undefined) return refusal(race, player, { why: 'no-seat', n })
  if (n <= game.n) return outcome(race)
  if (n !== game.n + 1) return refusal(race, player, { why: 'out-of-order', n })
  if (n > MAX_COMMANDS) return refusal(race, player, { why: 'too-many-moves', n })
  const answer = game.status === 'racing' ? act({ ...seat, game }) : 'round-over-for-you'
  if (typeof answer !== 'string') return answer
  return refusal(withSeat(race, seat.seat, { game: { ...game, n } }), player, { why: answer, n })
}

/** A person's seat while it is racing, or why they have none. */
function racingAs(race: Race, player: PlayerId): Racer | Refused {
  const seat = seatOf(race, player)
  if (race.phase !== 'racing') return 'not-racing'
  if (seat?.game === undefined) return 'no-seat'
  return seat.game.status === 'racing' ? { ...seat, game: seat.game } : 'round-over-for-you'
}

interface OwnMove {
  readonly racer: Racer
  readonly moved: Moved
  readonly n: number
  readonly now: number
}

function ownMove(race: Race, { racer, moved, n, now }: OwnMove): Outcome {
  const { seat } = racer
  const after = withSeat(race, seat, { game: { ...clockRestarted(race, moved.game, now), n } })
  const events: RaceEvent[] = [{ type: 'moved', seat, n, revealed: moved.revealed }]
  events.push(...clockEvents(after, racerIn(after, seat)))
  if (moved.game.status === 'finished') events.push({ type: 'room' })
  return { race: after, events }
}

function racerIn(race: Race, number: number): Racer | undefined {
  return racers(race).find(({ seat }) => seat === number)
}

function doingNow(race: Race, now: number): Doing {
  const rules = { game: gameOf(race), options: race.options }
  return { rules, now, since: race.startAt, by: 'player' }
}
