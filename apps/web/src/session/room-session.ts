import type { ReadonlySignal } from '@preact/signals'
import type { Refused, RoomView } from '@samedeal/race'
import type { Move, OptionValue, Position, Reason } from '@samedeal/rules'

/** How the connection is: `taken` when another tab has taken the seat over, `closed` when it is over. */
export type Connection = 'live' | 'connecting' | 'taken' | 'closed'

/** The own board, as the browser shows it: confirmed moves and those still on their way. */
export interface BoardState {
  readonly position: Position
  /** Moves made so far, undone ones taken off. */
  readonly moves: number
  readonly canUndo: boolean
  /** Cards on the foundations, and cards in the game. */
  readonly home: number
  readonly total: number
}

/** A refusal that came from the server after the move was shown; the board has already gone back. */
export interface ServerRefusal {
  readonly why: Refused
  readonly move?: Move
}

/** Everything that the screens know of a room and may ask of it. */
export interface RoomSession {
  /** Six letters. */
  readonly code: string
  /** The address that friends open, never a localhost one. */
  readonly inviteUrl: string
  readonly room: ReadonlySignal<RoomView>
  /** The own seat; 0 for a spectator. */
  readonly seat: ReadonlySignal<number>
  /** The own board from the countdown on; undefined in the lobby and for a spectator. */
  readonly board: ReadonlySignal<BoardState | undefined>
  /** The own rank while racing; 0 when there is none. */
  readonly rank: ReadonlySignal<number>
  readonly connection: ReadonlySignal<Connection>
  /** The last refusal by the server; a new object each time. */
  readonly refusal: ReadonlySignal<ServerRefusal | undefined>
  /** The server's clock now, in milliseconds. */
  now(): number
  /** Plays a move at once on the own board and sends it; a reason means that nothing happened. */
  attempt(move: Move): Reason | undefined
  undo(): void
  quit(): void
  /** Host: starts the next round, from the lobby or from the results. */
  start(): void
  /** Host: back from the results to the lobby. */
  toLobby(): void
  addCpu(): void
  removeSeat(seat: number): void
  /** Host: changes one option of the game, in the lobby. */
  setOption(name: string, value: OptionValue): void
  /** Leaves the room for good. */
  leave(): void
}
