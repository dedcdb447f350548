import type { GameRecord, Level, Move, Position, Reveal } from '@samedeal/rules'
import type { PlayerId, Thinker } from './race.ts'
import type { Refused } from './refused.ts'

/** What a command brought about, for the server to pass on. */
export type RaceEvent =
  /** To the seat's owner: command `n` was done, and these cards turned up. */
  | {
      readonly type: 'moved'
      readonly seat: number
      readonly n: number
      readonly revealed: readonly Reveal[]
    }
  /** To the seat's owner: this is your board as you may know it, after command `n`. */
  | {
      readonly type: 'board'
      readonly seat: number
      readonly n: number
      readonly view: Position
      readonly moves: number
    }
  /** To one person: nothing was done. `n` is there when the command had a number. */
  | {
      readonly type: 'refused'
      readonly player: PlayerId
      readonly why: Refused
      readonly n?: number
    }
  /** To one person: this is your seat (0: you watch), and why you have none. */
  | { readonly type: 'seated'; readonly player: PlayerId; readonly seat: number }
  /** To one person: the host has taken your seat from you. */
  | { readonly type: 'removed'; readonly player: PlayerId }
  /** To one person: your seat has moved to another device. */
  | { readonly type: 'handed-over'; readonly player: PlayerId }
  /** To the seat's owner: your rank. */
  | { readonly type: 'rank'; readonly seat: number; readonly rank: number }
  /** To the seat's owner: the present move is timed until `deadline` (server time; 0: not timed). */
  | { readonly type: 'move-clock'; readonly seat: number; readonly deadline: number }
  /** What everybody may know has changed: see `roomView`. */
  | { readonly type: 'room' }
  /** To the dealer: deals of these levels are needed for this round, under the race's present settings. */
  | { readonly type: 'deal-wanted'; readonly round: number; readonly levels: readonly Level[] }
  /** To the CPU players: somebody has to decide a move for this seat, which has made `step` entries. */
  | {
      readonly type: 'think'
      readonly seat: number
      readonly round: number
      readonly step: number
      readonly as: Thinker
    }
  /** To the CPU players: this person asks for a hint on their seat. */
  | { readonly type: 'hint-wanted'; readonly player: PlayerId; readonly seat: number }
  /** To one person: the record that they asked for, and moves that win its deal, where they are known. */
  | {
      readonly type: 'record'
      readonly player: PlayerId
      readonly seat: number
      readonly record: GameRecord
      readonly winningLine?: readonly Move[]
    }
  /** Nobody is left, or nobody has come back for too long: the room ends. */
  | { readonly type: 'close' }
