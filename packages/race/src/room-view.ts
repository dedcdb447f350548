import type { Options } from '@samedeal/rules'
import type { Race } from './race.ts'

/** lobby -> countdown -> racing -> results, and from there to the next countdown or back to the lobby. */
export type Phase = 'lobby' | 'countdown' | 'racing' | 'results'

export type SeatKind = 'person' | 'cpu'

/** What a seat does in this round: `waiting` before GO and for who has not taken part in it. */
export type SeatStatus = 'waiting' | 'racing' | 'finished' | 'quit'

/** One line of the roster. */
export interface RosterSeat {
  /** 1 to 20; stays the same as long as its owner is in the room. */
  readonly seat: number
  readonly name: string
  readonly kind: SeatKind
  readonly connected: boolean
  readonly status: SeatStatus
}

/** One of the three best while a round runs. */
export interface Standing {
  readonly seat: number
  /** Equal times and equal progress share a rank. */
  readonly rank: number
  /** Share of the cards that are home, rounded down: 100 only when all are. */
  readonly percent: number
  /** Milliseconds from GO to the winning move; 0 when not finished. */
  readonly time: number
}

/** One line of a finished round, in order of rank. */
export interface Result {
  readonly seat: number
  readonly name: string
  readonly kind: SeatKind
  readonly rank: number
  readonly outcome: 'finished' | 'unfinished' | 'quit'
  readonly percent: number
  /** Milliseconds from GO to the winning move; 0 when not finished. */
  readonly time: number
  /** Moves made, draws and recycles included, undos not. */
  readonly moves: number
}

/** What everybody in the room may know. Times are milliseconds of the server's clock. */
export interface RoomView {
  readonly phase: Phase
  /** The host's seat; 0 while nobody holds the role. */
  readonly host: number
  /** The game's id. */
  readonly game: string
  /** The game's options under the house rules. */
  readonly options: Options
  /** Rounds started so far. */
  readonly round: number
  /** When GO is or was; 0 in the lobby. */
  readonly startAt: number
  readonly roster: readonly RosterSeat[]
  /** How many people watch without a seat. */
  readonly spectators: number
  /** At most three, best first; empty before GO. */
  readonly top: readonly Standing[]
  /** Filled in phase results. */
  readonly results: readonly Result[]
}

/** What everybody in the room may know of a race: no card, no seed, no person's identity. */
export function roomView(race: Race): RoomView {
  return {
    phase: race.phase,
    host: race.host,
    game: race.game,
    options: race.options,
    round: race.round,
    startAt: race.startAt,
    roster: race.seats.map(({ seat, name, kind, connected, game }) => ({
      seat,
      name,
      kind,
      connected,
      status: game?.status ?? 'waiting',
    })),
    spectators: race.spectators.length,
    top: race.shown.top,
    results: race.results,
  }
}
