import type { Position, Reveal } from '@samedeal/rules'
import type { PlayerId } from './race.ts'
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
  /** To the seat's owner: an undo was done, and this is the board as its owner may know it. */
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
  /** To one person: this is your seat (0: you watch). */
  | { readonly type: 'seated'; readonly player: PlayerId; readonly seat: number }
  /** To one person: the host has taken your seat from you. */
  | { readonly type: 'removed'; readonly player: PlayerId }
  /** To the seat's owner: your rank. */
  | { readonly type: 'rank'; readonly seat: number; readonly rank: number }
  /** What everybody may know has changed: see `roomView`. */
  | { readonly type: 'room' }
  /** To the dealer: a deal for this round is needed, under the race's present options. */
  | { readonly type: 'deal-wanted'; readonly round: number }
  /** To the CPU players: this seat needs a plan. */
  | { readonly type: 'think'; readonly seat: number; readonly round: number }
  /** Nobody is left, or nobody has come back for too long: the room ends. */
  | { readonly type: 'close' }
