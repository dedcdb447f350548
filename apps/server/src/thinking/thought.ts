import type { CpuLevel, LastMove, TimedAction } from '@samedeal/bots'
import type { Move, Options, Position } from '@samedeal/rules'

/** What a player sees and has seen: nothing else ever goes to a thinking thread. */
export interface SeatSight {
  readonly game: string
  readonly options: Options
  readonly view: Position
  /** What the game's skills remember for the seat. */
  readonly memory: unknown
  /** The last move, where the player may take it back. */
  readonly last?: LastMove | undefined
}

/** Asks for what a level does next. */
export interface MoveQuestion extends SeatSight {
  readonly kind: 'move'
  /** Whose pace it is, and whose thinking. */
  readonly level: CpuLevel
  readonly thought: CpuLevel
  /** Chance: a whole number. */
  readonly seed: number
}

/** Asks for what helps a person. */
export interface HintQuestion extends SeatSight {
  readonly kind: 'hint'
}

export type Question = MoveQuestion | HintQuestion

/** The answer to a question: empty when nothing is left to do, or no move helps. */
export type Answer =
  | { readonly kind: 'move'; readonly actions: readonly TimedAction[] }
  | { readonly kind: 'hint'; readonly moves: readonly Move[] }

export interface ThoughtJob {
  readonly id: number
  readonly question: Question
}

export interface ThoughtResult {
  readonly id: number
  readonly answer: Answer
  /** How long the thought took, in milliseconds. */
  readonly ms: number
}
