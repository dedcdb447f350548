import type { Move } from '@samedeal/rules'
import { view } from '@samedeal/rules'
import type { RaceEvent } from './event.ts'
import { outcome, refusal, type Outcome } from './outcome.ts'
import type { PlayerId, Race, Seat, SeatGame } from './race.ts'
import { gameOf } from './ranking.ts'
import type { Refused } from './refused.ts'
import { playMove, undoMove, type Rules } from './seat-game.ts'
import { seatOf, withSeat } from './seats.ts'

/** A numbered command from a seat's owner. */
interface Numbered {
  readonly player: PlayerId
  readonly n: number
}

interface Turn {
  readonly seat: Seat
  readonly game: SeatGame
}

/** A person's move. A number that was answered before is passed over: it is never applied twice. */
export function move(
  race: Race,
  command: Numbered & { readonly move: Move },
  now: number,
): Outcome {
  return inTurn(race, command, ({ seat, game }) => {
    const moved = playMove(game, command.move, { rules: rulesOf(race), now, since: race.startAt })
    if ('refused' in moved) return moved.refused
    const after = withSeat(race, seat.seat, { game: { ...moved.game, n: command.n } })
    const events: RaceEvent[] = [
      { type: 'moved', seat: seat.seat, n: command.n, revealed: moved.revealed },
    ]
    if (moved.game.status === 'finished') events.push({ type: 'room' })
    return { race: after, events }
  })
}

/** A person takes their last move back. */
export function undo(race: Race, command: Numbered, now: number): Outcome {
  return inTurn(race, command, ({ seat, game }) => {
    const undone = undoMove(game, { rules: rulesOf(race), now, since: race.startAt })
    if (undone === undefined) return 'nothing-to-undo'
    const after = withSeat(race, seat.seat, { game: { ...undone, n: command.n } })
    return outcome(after, {
      type: 'board',
      seat: seat.seat,
      n: command.n,
      view: view(undone.position),
      moves: undone.line.length,
    })
  })
}

/** Lets a person's numbered command happen once, in order, while they are racing. */
function inTurn(
  race: Race,
  { player, n }: Numbered,
  act: (turn: Turn) => Outcome | Refused,
): Outcome {
  const seat = seatOf(race, player)
  if (race.phase !== 'racing') return refusal(race, player, { why: 'not-racing', n })
  if (seat?.game === undefined) return refusal(race, player, { why: 'no-seat', n })
  const { game } = seat
  if (n <= game.n) return { race, events: [] }
  if (n !== game.n + 1) return refusal(race, player, { why: 'out-of-order', n })
  const answer = game.status === 'racing' ? act({ seat, game }) : 'round-over-for-you'
  if (typeof answer !== 'string') return answer
  const counted = withSeat(race, seat.seat, { game: { ...game, n } })
  return refusal(counted, player, { why: answer, n })
}

/** A person gives the round up. */
export function quit(race: Race, { player }: { readonly player: PlayerId }): Outcome {
  const seat = seatOf(race, player)
  if (race.phase !== 'racing') return refusal(race, player, { why: 'not-racing' })
  if (seat?.game === undefined) return refusal(race, player, { why: 'no-seat' })
  if (seat.game.status !== 'racing') return refusal(race, player, { why: 'round-over-for-you' })
  return outcome(quitSeat(race, seat), { type: 'room' })
}

/** The race with a seat out of the round; unchanged when it is not racing. */
export function quitSeat(race: Race, { seat, game }: Seat): Race {
  if (game?.status !== 'racing') return race
  return withSeat(race, seat, { game: { ...game, status: 'quit', plan: undefined } })
}

/** A CPU's plan arrives. One that is too late for its round or its seat is passed over. */
export function plan(
  race: Race,
  command: {
    readonly round: number
    readonly seat: number
    readonly move: Move | undefined
    readonly at: number
  },
): Outcome {
  const seat = race.seats.find((one) => one.seat === command.seat)
  const game = seat?.game
  if (race.phase !== 'racing' || command.round !== race.round || game?.status !== 'racing') {
    return { race, events: [] }
  }
  const { move: planned, at } = command
  return outcome(withSeat(race, command.seat, { game: { ...game, plan: { move: planned, at } } }))
}

/** Plays the plan of a CPU seat that is due, as of the moment at which it was due. */
export function playPlan(race: Race, { seat, game }: Turn): Outcome {
  const { move: planned, at } = game.plan ?? { move: undefined, at: 0 }
  if (planned === undefined) return outcome(race)
  const idle = { ...game, plan: undefined }
  const moved = playMove(idle, planned, { rules: rulesOf(race), now: at, since: race.startAt })
  if ('refused' in moved) return outcome(withSeat(race, seat.seat, { game: idle }))
  const after = withSeat(race, seat.seat, { game: moved.game })
  if (moved.game.status === 'finished') return outcome(after, { type: 'room' })
  return outcome(after, { type: 'think', seat: seat.seat, round: race.round })
}

function rulesOf(race: Race): Rules {
  if (race.deck === undefined) throw new Error('a round is racing without a deal')
  return { game: gameOf(race), options: race.options, deck: race.deck }
}
