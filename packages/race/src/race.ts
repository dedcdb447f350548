import {
  usualOptions,
  type Card,
  type Game,
  type Move,
  type Options,
  type Position,
  type RecordEntry,
} from '@samedeal/rules'
import type { Phase, Result, SeatKind, SeatStatus, Standing } from './room-view.ts'

/** Who a person is, for the server alone: never shown to anybody else. */
export type PlayerId = string

/** A CPU seat's next step, decided but not yet due. */
export interface Plan {
  /** The move to make, or undefined when the CPU has stopped for good. */
  readonly move: Move | undefined
  /** When it is due, in milliseconds of the server's clock. */
  readonly at: number
}

/** A seat's part in the round that runs or ran last. */
export interface SeatGame {
  readonly status: SeatStatus
  /** The number of the last command of this seat that was answered. */
  readonly n: number
  readonly position: Position
  /** The moves that led to the position, undone ones taken off: folding them again gives it back. */
  readonly line: readonly Move[]
  /** Everything that was done, undos included: the record. */
  readonly entries: readonly RecordEntry[]
  /** Cards on the foundations. */
  readonly home: number
  /** Server time of the winning move; undefined until then. */
  readonly finishedAt: number | undefined
  readonly plan: Plan | undefined
}

export interface Seat {
  readonly seat: number
  readonly kind: SeatKind
  /** Undefined for a CPU. */
  readonly player: PlayerId | undefined
  readonly name: string
  readonly connected: boolean
  /** Server time at which the socket was lost; 0 while connected. */
  readonly droppedAt: number
  /** Place in the order of arrival: the longest-present person is host. */
  readonly arrival: number
  /** Undefined for a seat that has not taken part in the round. */
  readonly game: SeatGame | undefined
}

export interface Spectator {
  readonly player: PlayerId
  readonly name: string
  readonly connected: boolean
  readonly arrival: number
}

/** One room's whole life: the fold of its commands. */
export interface Race {
  readonly phase: Phase
  readonly game: string
  readonly options: Options
  /** From the host's start to GO, in milliseconds. */
  readonly countdown: number
  /** Rounds started so far. */
  readonly round: number
  /** Server time of GO; 0 in the lobby. */
  readonly startAt: number
  /** The common deal, once the dealer has brought it. */
  readonly deck: readonly Card[] | undefined
  /** By seat number, ascending. */
  readonly seats: readonly Seat[]
  readonly spectators: readonly Spectator[]
  /** The seat that holds the host's role; 0 while nobody does. */
  readonly host: number
  readonly arrivals: number
  readonly shown: Shown
  readonly results: readonly Result[]
  /** Server time since which no person is connected; undefined while somebody is. */
  readonly desertedSince: number | undefined
  /** The room has ended; nothing happens in it any more. */
  readonly isClosed: boolean
}

/** The standings as last shown, and when. */
export interface Shown {
  readonly top: readonly Standing[]
  /** The rank of each seat that takes part, by seat number. */
  readonly ranks: Readonly<Record<number, number>>
  readonly at: number
}

export const MAX_SEATS = 20

/** The usual countdown, in milliseconds: 3-2-1. */
export const COUNTDOWN_MS = 3_000

/** After this long a round ends for everybody, in milliseconds from GO. */
export const ROUND_MAX_MS = 60 * 60_000

/** The top three are shown anew at most this often, in milliseconds. */
export const STANDINGS_EVERY_MS = 200

/** How long a host who lost the connection keeps the role while others are there, in milliseconds. */
export const HOST_GRACE_MS = 5_000

/** How long a room in which nobody is connected is kept, in milliseconds. */
export const DESERTED_MS = 30 * 60_000

/** A room in which nobody has arrived yet, with a game's usual options. */
export function newRace(game: Game, countdown: number = COUNTDOWN_MS): Race {
  return {
    phase: 'lobby',
    game: game.id,
    options: usualOptions(game),
    countdown,
    round: 0,
    startAt: 0,
    deck: undefined,
    seats: [],
    spectators: [],
    host: 0,
    arrivals: 0,
    shown: { top: [], ranks: {}, at: 0 },
    results: [],
    desertedSince: undefined,
    isClosed: false,
  }
}
