import {
  usualOptions,
  type Card,
  type Game,
  type Move,
  type Options,
  type Position,
  type Progress,
  type RecordEntry,
  type Level,
  type Undo,
  type CpuLevel,
} from '@samedeal/rules'
import type { Brought } from './brought.ts'
import { EDITION } from './edition.ts'
import { USUAL_RULES, type HouseRules } from './house-rules.ts'
import type { Phase, Result, SeatKind, SeatStatus, Standing } from './room-view.ts'

/** Who a person is, for the server alone: never shown to anybody else. */
export type PlayerId = string

/** What thinks for a seat that moves by itself. */
export type Thinker = 'cpu' | 'stand-in' | 'table'

/** A next step that somebody other than the player has decided on and that is not yet due. */
export interface Plan {
  readonly as: Thinker
  /** Undefined when it stops: a player who sees nothing useful left, the table where no move is legal. */
  readonly action: Move | Undo | undefined
  /** The table sees nothing useful, and makes this move because it is legal. */
  readonly isForced?: boolean
  /** When it is due, in milliseconds of the server's clock. */
  readonly at: number
}

/** How a seat stands with the move clock. */
export interface MoveClock {
  /** Server time from which the present move is timed. */
  readonly since: number
  /** Moves in a row that the table had to make. */
  readonly misses: number
  /** The table has been asked for a move, or there is none. */
  readonly asked: boolean
  /** The table's last move was of no use: the next one waits the full clock. */
  readonly isPatient?: boolean
  /** Milliseconds of the present move that had gone by when a stand-in took over: they stay used. */
  readonly used?: number
}

/** What one command of a seat did: a single move, or a batch of [Send cards]. */
export type Step = readonly Move[]

/** A seat's part in the round that runs or ran last. */
export interface SeatGame {
  readonly status: SeatStatus
  readonly level: Level
  readonly deck: readonly Card[]
  /** What the deal's commitment was salted with. */
  readonly salt: string
  /** The number of the last command of this seat that was answered. */
  readonly n: number
  readonly position: Position
  /** The steps that led to the position, undone ones taken off: folding them again gives it back. */
  readonly line: readonly Step[]
  /** Everything that was done, undos included: the record. */
  readonly entries: readonly RecordEntry[]
  readonly progress: Progress
  /** Server time of the winning move; undefined until then. */
  readonly finishedAt: number | undefined
  /** A CPU plays here until the player comes back. */
  readonly hasStandIn: boolean
  /** The winning move was a stand-in's. */
  readonly finishedByStandIn: boolean
  /** Who brought its cards home. Undefined in a race of the first edition. */
  readonly brought?: Brought
  readonly plan: Plan | undefined
  readonly clock: MoveClock
}

export interface Seat {
  readonly seat: number
  readonly kind: SeatKind
  /** Undefined for a CPU, and for a person who has left or was removed. */
  readonly player: PlayerId | undefined
  readonly name: string
  readonly connected: boolean
  /** Server time at which the socket was lost; 0 while connected. */
  readonly droppedAt: number
  /** Place in the order of arrival: the longest-present person is host. */
  readonly arrival: number
  /** Undefined for a person. */
  readonly cpuLevel: CpuLevel | undefined
  /** Points of this match. */
  readonly points: number
  /** How many levels above the common deal the next one is. */
  readonly handicap: number
  /** Undefined for a seat that has not taken part in the round. */
  readonly game: SeatGame | undefined
}

export interface Spectator {
  readonly player: PlayerId
  readonly name: string
  readonly connected: boolean
  readonly arrival: number
  /** A big screen: it never takes a seat. */
  readonly isScreen: boolean
}

/** What a room waits for, in milliseconds. */
export interface Timing {
  /** From the host's start to GO. */
  readonly countdown: number
  /** From a lost socket to the stand-in. */
  readonly standIn: number
}

/** One room's whole life: the fold of its commands. */
export interface Race {
  /** By which edition of the race's rules it goes; undefined for the first. */
  readonly edition?: number
  readonly phase: Phase
  readonly game: string
  readonly options: Options
  readonly rules: HouseRules
  readonly timing: Timing
  /** Rounds started so far. */
  readonly round: number
  /** Rounds started in this match. */
  readonly matchRound: number
  /** Server time of GO; 0 in the lobby. */
  readonly startAt: number
  /** The deals of this round by the level asked for, once the dealer has brought them. */
  readonly deals: Deals | undefined
  /** The match rounds before the one that is counted down to; points start anew when it is a new match. */
  readonly before: { readonly matchRound: number; readonly isNewMatch: boolean }
  /** By seat number, ascending. */
  readonly seats: readonly Seat[]
  readonly spectators: readonly Spectator[]
  /** Nobody new comes in: only who has a place here or has been here before. */
  readonly isLocked: boolean
  /** Whom the host has removed: they do not come back to this party. */
  readonly barred: readonly PlayerId[]
  /** Whose seat has moved to another device: they do not come back by themselves, as after an outage. */
  readonly handedOver: readonly PlayerId[]
  /** The devices of each person whose seat has moved, the latest last. Undefined before the first such move. */
  readonly lineages?: readonly (readonly PlayerId[])[]
  /** What people who are no longer seated will find when they come back. */
  readonly remembered: Readonly<Record<PlayerId, Remembered>>
  /** The seat that holds the host's role; 0 while nobody does. */
  readonly host: number
  readonly arrivals: number
  readonly shown: ShownStandings
  readonly results: readonly Result[]
  /** Server time since which no person is connected; undefined while somebody is. */
  readonly desertedSince: number | undefined
  /** The room has ended: every command is passed over. */
  readonly isClosed: boolean
}

/** A deal, and the level that it really has: a level may be so rare that the nearest one is dealt. */
export interface Dealt {
  readonly deck: readonly Card[]
  readonly level: Level
  /** 128 random bits in hexadecimal: opened with the deck when the round is over, secret until then. */
  readonly salt: string
  /** SHA-256 of salt and deck in hexadecimal, published before GO. See docs/provable-deals.md. */
  readonly commitment: string
  /** That it can be won: a winning line and the length of a short one. Undefined for any shuffle. */
  readonly proof?: { readonly line: readonly Move[]; readonly par: number } | undefined
}

/** By the level asked for. */
export type Deals = Partial<Readonly<Record<Level, Dealt>>>

/** What is kept of a person for the length of the room. */
export interface Remembered {
  readonly name: string
  readonly arrival: number
  readonly points: number
  readonly handicap: number
}

/** The standings as last shown, and when. */
export interface ShownStandings {
  readonly top: readonly Standing[]
  /** The rank of each seat that takes part, by seat number. */
  readonly ranks: Readonly<Record<number, number>>
  /** What they were worked out from: see `progressKey`. */
  readonly key: string
  readonly at: number
}

/** Before anything has been shown. */
export const NO_STANDINGS: ShownStandings = { top: [], ranks: {}, key: '', at: 0 }

export const MAX_SEATS = 20

/** 3-2-1, and twenty seconds of patience with a lost socket. */
export const USUAL_TIMING: Timing = { countdown: 3_000, standIn: 20_000 }

/** After this long a round ends for everybody, in milliseconds from GO. */
export const ROUND_MAX_MS = 60 * 60_000

/** The top three are shown anew at most this often, in milliseconds. */
export const STANDINGS_EVERY_MS = 200

/** How long a host who lost the connection keeps the role while others are there, in milliseconds. */
export const HOST_GRACE_MS = 5_000

/** How long a room in which nobody is connected is kept, in milliseconds. */
export const DESERTED_MS = 30 * 60_000

/** From the third miss in a row on, the table moves this often, in milliseconds. */
export const TABLE_PACE_MS = 667

/** So many misses in a row wait the full move clock. */
export const PATIENT_MISSES = 3

/** How many absent people a room remembers, at most. */
export const MAX_REMEMBERED = 500

/** Commands of one seat in one round, at most; a game takes some hundreds. */
export const MAX_COMMANDS = 5_000

/** A room in which nobody has arrived yet, with a game's usual options and the party race's rules. */
export function newRace(game: Game, timing: Timing = USUAL_TIMING): Race {
  const race: Race = {
    edition: EDITION,
    phase: 'lobby',
    game: game.id,
    options: {},
    rules: USUAL_RULES,
    timing,
    round: 0,
    matchRound: 0,
    startAt: 0,
    deals: undefined,
    before: { matchRound: 0, isNewMatch: false },
    isLocked: false,
    barred: [],
    handedOver: [],
    remembered: {},
    seats: [],
    spectators: [],
    host: 0,
    arrivals: 0,
    shown: NO_STANDINGS,
    results: [],
    desertedSince: undefined,
    isClosed: false,
  }
  return withGame(race, { game, options: usualOptions(game), rules: USUAL_RULES })
}

/** A race that plays a game from now on, under these settings as far as the game allows them. */
export function withGame(
  race: Race,
  { game, options, rules }: { readonly game: Game } & Pick<Race, 'options' | 'rules'>,
): Race {
  const deal = game.isProvable ? rules.deal : 'any'
  return { ...race, game: game.id, options, rules: { ...rules, deal } }
}
