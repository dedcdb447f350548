import type { CpuLevel, TimedAction } from '@samedeal/bots'
import type { Command, Race, RaceEvent, Seat, SeatGame } from '@samedeal/race'
import type { Move } from '@samedeal/rules'
import type { SeatMinds } from '../thinking/seat-minds.ts'

type Question = Extract<RaceEvent, { type: 'think' }>

/** Who thinks for the table and for a dropped player. */
const STAND_IN_LEVEL: CpuLevel = 'skilled'

/** When a question was asked, in server time, and how quick CPU players are: 1 is the usual pace. */
export interface Asked {
  readonly now: number
  readonly pace: number
}

/**
 * What a CPU, a stand-in or the table will do at a seat and when, decided from nothing but what the
 * seat's player has seen. The table moves at once: the move clock has already waited.
 * A promise when it takes time to think; `pass` gets the plan in either case, or nothing when there is
 * nobody to plan for.
 */
export function planFor(
  minds: SeatMinds,
  {
    race,
    question,
    asked,
  }: { readonly race: Race; readonly question: Question; readonly asked: Asked },
): Command | undefined | Promise<Command> {
  const seat = racingSeat(race, question.seat)
  if (seat === undefined) return undefined
  const level = question.as === 'cpu' ? (seat.cpuLevel ?? STAND_IN_LEVEL) : STAND_IN_LEVEL
  const next = minds.next(race, seat, { level, as: question.as })
  if (next instanceof Promise) return next.then((one) => planOf(question, one, asked))
  return planOf(question, next, asked)
}

/** The card to move for a seat's player; undefined when no move helps. */
export async function hintFor(
  minds: SeatMinds,
  race: Race,
  number: number,
): Promise<Move | undefined> {
  const seat = racingSeat(race, number)
  return seat && minds.hint(race, seat)
}

function planOf(
  { seat, round, step, as }: Question,
  next: TimedAction | undefined,
  { now, pace }: Asked,
): Command {
  const at = as === 'table' ? now : now + (next?.after ?? 0) * pace
  return { type: 'plan', round, seat, step, as, action: next?.action, at: Math.round(at) }
}

function racingSeat(race: Race, number: number): (Seat & { readonly game: SeatGame }) | undefined {
  const seat = race.seats.find((one) => one.seat === number)
  return seat?.game === undefined ? undefined : { ...seat, game: seat.game }
}
