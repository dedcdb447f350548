import type { Game, Move, Options, Position } from '@samedeal/rules'
import type { Memory } from './memory.ts'

/** All that a CPU player may use: what the person on that seat would see and remember. */
export interface Sight {
  readonly game: Game
  readonly options: Options
  /** The board with every face-down card blanked. */
  readonly view: Position
  readonly memory: Memory
  /** Numbers from 0 up to 1. */
  readonly random: () => number
}

/** A move, and how long the player takes over it. */
export interface TimedMove {
  readonly move: Move
  /** Milliseconds. */
  readonly after: number
}

/** What a CPU player does next. */
export interface Decision {
  /**
   * The next moves. All but the first are already decided too, and nothing that they turn up can
   * change the player's mind. Empty when it sees nothing left to try: it stops for good.
   */
  readonly moves: readonly TimedMove[]
}
