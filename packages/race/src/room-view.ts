import type { Options, Level, CpuLevel } from '@samedeal/rules'
import type { HouseRules } from './house-rules.ts'

/** lobby -> countdown -> racing -> results, and from there to the next countdown or back to the lobby. */
export type Phase = 'lobby' | 'countdown' | 'racing' | 'results'

export type SeatKind = 'person' | 'cpu'

/** What a seat does in this round: `waiting` before GO and for who has not taken part in it. */
export type SeatStatus = 'waiting' | 'racing' | 'finished' | 'quit' | 'removed'

/**
 * Why a finish earns its player no points, no personal best and no harder deal: a stand-in made the winning
 * move, or has brought more of the cards home than the player. '' where it earns them.
 */
export type Unearned = '' | 'finished-by-stand-in' | 'played-by-stand-in'

/** One line of the roster. */
export interface RosterSeat {
  /** 1 to 20; stays the same as long as its owner is in the room. */
  readonly seat: number
  readonly name: string
  readonly kind: SeatKind
  readonly connected: boolean
  readonly status: SeatStatus
  /** Milliseconds from GO to the winning move; 0 when not finished. */
  readonly time: number
  /** A CPU plays on in this seat until its owner comes back. */
  readonly hasStandIn: boolean
  /** How well a CPU plays; '' for a person. */
  readonly cpuLevel: CpuLevel | ''
  /** Points of this match. */
  readonly points: number
  /** How many levels above the common deal this seat's next one is. */
  readonly handicap: number
  /** The level of this seat's present deal, in the lobby of its next one. */
  readonly level: Level
  /** Why its finish of the round that runs earns nothing. */
  readonly unearned: Unearned
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
  /** `late`: finished after the time limit. */
  readonly outcome: 'finished' | 'late' | 'unfinished' | 'quit' | 'removed'
  readonly percent: number
  /** Milliseconds from GO to the winning move; 0 when not finished. */
  readonly time: number
  /** Moves made, draws and recycles included, undos not. */
  readonly moves: number
  /** Whether a stand-in made the winning move. */
  readonly byStandIn: boolean
  /** Whether a stand-in made any move. */
  readonly hadStandIn: boolean
  /** Points for this round, and of the match with them. */
  readonly points: number
  readonly total: number
  readonly level: Level
  /** Why a finish earned nothing. */
  readonly unearned: Unearned
}

/** A deal that the room has committed itself to before GO. */
export interface Commitment {
  /** The level that the deal really has. */
  readonly level: Level
  /** SHA-256 of its salt and deck in hexadecimal: see docs/provable-deals.md. */
  readonly hash: string
}

/** Somebody with points of a match who took no part in its last round. */
export interface Absent {
  readonly name: string
  readonly points: number
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
  readonly rules: HouseRules
  /** Rounds started so far. */
  readonly round: number
  /** Rounds started in this match. */
  readonly matchRound: number
  /** The match's last round is over: this is its final podium. */
  readonly isMatchOver: boolean
  /** When GO is or was; 0 in the lobby. */
  readonly startAt: number
  /** One for each deal of the round, easiest first, from the moment the dealer has brought them. */
  readonly commitments: readonly Commitment[]
  readonly roster: readonly RosterSeat[]
  /** The host has locked the room: nobody new comes in. */
  readonly isLocked: boolean
  /** How many people watch without a seat. */
  readonly spectators: number
  /** At most three, best first; empty before GO. */
  readonly top: readonly Standing[]
  /** Filled in phase results. */
  readonly results: readonly Result[]
  /** Filled when a match is over: they belong on its final podium too. Most points first. */
  readonly absent: readonly Absent[]
}
