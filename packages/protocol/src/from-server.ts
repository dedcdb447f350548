import type { Refused } from '@samedeal/race'
import type { Reaction } from './reactions.ts'
import type { GameRecord, GameState, Move } from '@samedeal/rules'

/** A pile as it travels: the number of face-down cards, then the cards from the bottom up, -1 hidden. */
export type WirePile = readonly number[]

/** A position as its owner may see it: the numbers that the game keeps, then every pile. */
export interface WireBoard {
  readonly state: GameState
  readonly piles: readonly WirePile[]
}

/**
 * Every message that the server sends to one browser, by type. What everybody may know is not among
 * them: it is the room's state.
 */
export interface FromServer {
  /** Your seat; 0 when you watch. After a join it comes last: whatever else there is has been sent. */
  readonly seated: number
  /** The host has taken your seat from you. */
  readonly removed: true
  /** Your seat has moved to another device: this one is over. */
  readonly 'handed-over': true
  /** You are now here in another tab or on another socket: this one is over. */
  readonly taken: true
  /** Your whole board after command `n`, with the moves that led to it. Sent at GO, on return, after an undo. */
  readonly board: { readonly n: number; readonly moves: number; readonly board: WireBoard }
  /** [n, pile, index, card, pile, index, card, ...]: command `n` was done and these cards turned up. */
  readonly moved: readonly number[]
  /** [round, n]: everything of that round up to command `n` is in the journal, and outlives the server's process. */
  readonly safe: readonly [round: number, n: number]
  /**
   * The round cannot be saved at the moment, or can again (false). While it cannot, everybody who joins
   * is told before `seated`.
   */
  readonly unsaved: boolean
  /** The server is about to restart: this socket ends, and the room is there again in a moment. */
  readonly stopping: true
  /** Nothing was done: why, and the number of the command if it had one. */
  readonly refused: { readonly why: Refused; readonly n?: number }
  readonly rank: number
  /** Until when the present move is timed, on the server's clock; 0 when it is not. */
  readonly 'move-clock': number
  /** The card to move, by piles' numbers and count, or null when no move helps. */
  readonly hint: readonly [from: number, to: number, count: number] | null
  /** A seat's record of the finished round, and moves that win its deal, where they are known. */
  readonly record: {
    readonly seat: number
    readonly record: GameRecord
    readonly winningLine?: readonly Move[]
  }
  /** What somebody calls out. `seat` is 0 for who watches. */
  readonly reaction: { readonly seat: number; readonly name: string; readonly reaction: Reaction }
  /** A one-time code that moves your seat to another device, until then on the server's clock. */
  readonly 'hand-over-code': { readonly handOver: string; readonly until: number }
  /** [the browser's clock as it was sent, the server's clock], in milliseconds. */
  readonly clock: readonly [number, number]
}
