import { NO_STATE, type Pile, type Position } from '@samedeal/rules'
import { NOTHING_BROUGHT, type Brought } from './brought.ts'
import type { Race, Seat, SeatGame } from './race.ts'
import { gameOf } from './ranking.ts'

/** A position as versions before the fourth of the journal wrote it. */
interface OldPosition {
  readonly piles: readonly Pile[]
  readonly recycles: number
}

/** A seat's game as it may have been written: its cards done were a number, its tally two lists of cards. */
interface StoredGame extends Omit<SeatGame, 'position' | 'brought'> {
  readonly position: Position | OldPosition
  readonly brought?:
    | Brought
    | { readonly own: readonly unknown[]; readonly standIn: readonly unknown[] }
}

/** Reads a race from its parsed JSON, in the present form or in any that a version of this program has written. */
export function readStoredRace(stored: unknown): Race {
  const race = stored as Race
  return { ...race, seats: race.seats.map((seat) => readSeat(race, seat)) }
}

function readSeat(race: Race, seat: Seat): Seat {
  const stored = seat.game as StoredGame | undefined
  if (stored === undefined) return seat
  const position = readPosition(stored.position)
  const progress = gameOf(race).progress(position)
  const { brought: tally, ...rest } = stored
  const game: SeatGame = { ...rest, position, progress }
  return { ...seat, game: tally === undefined ? game : { ...game, brought: readTally(tally) } }
}

function readPosition(stored: Position | OldPosition): Position {
  if (!('recycles' in stored)) return { ...stored, state: stored.state ?? NO_STATE }
  return { piles: stored.piles, state: { recycles: stored.recycles } }
}

function readTally({ own, standIn }: NonNullable<StoredGame['brought']>): Brought {
  if (typeof own === 'number' && typeof standIn === 'number') return { own, standIn }
  return Array.isArray(own) && Array.isArray(standIn)
    ? { own: own.length, standIn: standIn.length }
    : NOTHING_BROUGHT
}
