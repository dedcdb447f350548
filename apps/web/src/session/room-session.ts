import type { ReadonlySignal } from '@preact/signals'
import type { Reaction } from '@samedeal/protocol'
import type { CpuLevel, Preset, Refused, RoomView } from '@samedeal/race'
import type { DealCheck } from './deal-check.ts'
import type { GameRecord, Move, OptionValue, Position, Reason } from '@samedeal/rules'

/**
 * How the connection is: `connecting` also when nothing has been heard for three seconds; `taken` when
 * another tab has taken the seat over, `handed-over` when it has moved to another device, `removed` when the
 * host has taken it, `closed` when the room is gone.
 */
export type Connection = 'live' | 'connecting' | 'taken' | 'handed-over' | 'removed' | 'closed'

/** The own board, as the browser shows it: confirmed moves and those still on their way. */
export interface BoardState {
  readonly position: Position
  /** Moves made so far, undone ones taken off. */
  readonly moves: number
  readonly canUndo: boolean
  /** Whether a card can go to a foundation now. */
  readonly canSend: boolean
  /** Cards done, and cards to be done: see the rules' `Progress`. */
  readonly done: number
  readonly total: number
}

/** A one-time code for the own seat, and the server time until which it can be used. */
export interface SeatOffer {
  readonly handOver: string
  readonly until: number
}

/** A refusal that came from the server after the move was shown; the board has already gone back. */
export interface ServerRefusal {
  readonly why: Refused
  readonly move?: Move
}

/** What somebody has called out. */
export interface SeatReaction {
  /** 0 for who watches. */
  readonly seat: number
  readonly name: string
  readonly reaction: Reaction
}

/** What somebody did in the finished round. */
export interface SeatRecord {
  readonly seat: number
  readonly record: GameRecord
  /** Moves that win the same deal; undefined for a deal that nobody has proven. */
  readonly winningLine?: readonly Move[]
}

/** Everything that the screens know of a room and may ask of it. */
export interface RoomSession {
  /** Six letters; empty in practice. */
  readonly code: string
  /** The address that friends open, never a localhost one. */
  readonly inviteUrl: string
  /** Whether the room is in this page: alone against the clock, without a server, code or invitation. */
  readonly isPractice: boolean
  readonly room: ReadonlySignal<RoomView>
  /** Alone: whether this race is of a deal that its player may have seen before, so that it counts for nothing. */
  readonly isRepeat: ReadonlySignal<boolean>
  /** Alone: the number of the deal that is played, in the lobby of the next; undefined for one that nobody has seen. */
  readonly dealNumber: ReadonlySignal<number | undefined>
  /** The own seat; 0 for a spectator. */
  readonly seat: ReadonlySignal<number>
  /** The own board from the countdown on; undefined in the lobby and for a spectator. */
  readonly board: ReadonlySignal<BoardState | undefined>
  /** The own rank while racing; 0 when there is none. */
  readonly rank: ReadonlySignal<number>
  readonly connection: ReadonlySignal<Connection>
  /** The server cannot save the round at the moment; it goes on in memory. */
  readonly unsaved: ReadonlySignal<boolean>
  /** The server has said that it restarts, and has not come back yet. */
  readonly stopping: ReadonlySignal<boolean>
  /** The server has ended the connection, since this browser did not keep up; said for a while after the return. */
  readonly behind: ReadonlySignal<boolean>
  /** Until when the present move is timed, on the server's clock; 0 when it is not. */
  readonly moveDeadline: ReadonlySignal<number>
  /** The answer to the last `hint()`: a new object each time, without a move when none helps. */
  readonly hinted: ReadonlySignal<{ readonly move: Move | undefined } | undefined>
  /** The server came back too late to be told of the own press of Start: the host has to start again. */
  readonly unheardStart: ReadonlySignal<boolean>
  /** The last one-time code that the server gave for the own seat, and until when it can be used. */
  readonly handOver: ReadonlySignal<SeatOffer | undefined>
  /** The last refusal by the server; a new object each time. */
  readonly refusal: ReadonlySignal<ServerRefusal | undefined>
  /** What was called out last; a new object each time. */
  readonly reaction: ReadonlySignal<SeatReaction | undefined>
  /** The server's clock now, in milliseconds. */
  now(): number
  /** Milliseconds since anything was heard of the server. */
  silence(): number
  /** Plays a move at once on the own board and sends it; a reason means that nothing happened. */
  attempt(move: Move): Reason | undefined
  undo(): void
  /** Sends every card home that can go. */
  send(): void
  /** Asks for a card to move; the answer comes as `hinted`. */
  hint(): void
  /** Asks for a one-time code that moves the own seat to another device; it comes as `handOver`. */
  offerSeat(): void
  quit(): void
  /** Host: starts the next round, from the lobby or from the results. */
  start(): void
  /** Alone, at the results: starts a race of the same deal. */
  repeat(): void
  /** Alone, in the lobby: the next race is of the deal of this number, or of one that nobody has seen. */
  chooseDeal(number: number | undefined): void
  /** Host, with nothing more to play: ends the round that runs, for everybody. */
  endRound(): void
  /** Host: back from the results to the lobby. */
  toLobby(): void
  /** Host, in the lobby: one more CPU player. */
  addCpu(level?: CpuLevel): void
  /** Host, in the lobby. */
  setCpuLevel(seat: number, level: CpuLevel): void
  /** Host: frees a seat; in a round its owner is out. */
  removeSeat(seat: number): void
  /** Host: hands the role on. */
  makeHost(seat: number): void
  /** Host: lets nobody new in any more, or everybody again. */
  lock(isLocked: boolean): void
  /** Host, in the lobby: chooses the game of the rounds to come. */
  setGame(id: string): void
  /** Host, in the lobby: changes one option of the game or one house rule. */
  setOption(name: string, value: OptionValue): void
  /** Host, in the lobby: sets everything at once. */
  usePreset(id: Preset['id']): void
  /** A seat's record of the finished round. Rejects when the round is not over or the seat is empty. */
  record(seat: number): Promise<SeatRecord>
  /**
   * Checks the deal of a seat's record against what was committed to at the countdown, and the own record
   * against the own board too. Rejects when the code for it cannot be loaded.
   */
  checkDeal(seat: number, record: GameRecord): Promise<DealCheck>
  /** Calls something out to everybody in the room. */
  react(reaction: Reaction): void
  /** Leaves the room for good. */
  leave(): void
  /** Ends the connection and keeps the seat: who joins again is the same player. */
  stepOut(): void
}

/** What the card table and its buttons need of a session. */
export type TableSession = Pick<
  RoomSession,
  'room' | 'board' | 'connection' | 'refusal' | 'hinted' | 'attempt' | 'undo' | 'send' | 'hint'
>
