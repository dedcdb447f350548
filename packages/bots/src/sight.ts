import type { Move, Options, Position, Undo } from '@samedeal/rules'

/** All that a CPU player may use: what the person on that seat would see and remember. */
export interface Sight<GameOptions = Options, Memory = unknown> {
  readonly options: GameOptions
  /** The board with every face-down card blanked. */
  readonly view: Position
  readonly memory: Memory
  /** Numbers from 0 up to 1. */
  readonly random: () => number
  /** The player's last move, where the room lets the player take it back. */
  readonly last?: LastMove | undefined
}

/** What a hint is drawn from: chance would make two hints for one board differ. */
export type HintSight<GameOptions = Options, Memory = unknown> = Omit<
  Sight<GameOptions, Memory>,
  'random'
>

/** A move that the player has just made. */
export interface LastMove {
  readonly move: Move
  /** The board before it, every face-down card blanked. */
  readonly before: Position
}

/** A move or an undo, and how long the player takes over it. */
export interface TimedAction {
  readonly action: Move | Undo
  /** Milliseconds. */
  readonly after: number
}

/** What a CPU player does next. */
export interface Decision {
  /**
   * What the player does next. All but the first are already decided too, and nothing that they turn
   * up can change the player's mind. Empty when it sees nothing left to try: it stops for good.
   */
  readonly actions: readonly TimedAction[]
}
