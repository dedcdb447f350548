import type { Options, Position } from '@samedeal/rules'
import type { DeadEnd } from '@samedeal/solver'

export type { DeadEnd }

/** A board as its player knows it, and the question whether anything can come of it. */
export interface DeadEndAsked {
  /** Comes back with the answer. */
  readonly number: number
  /** The game's id. */
  readonly game: string
  readonly view: Position
  readonly options: Options
}

export interface DeadEndAnswer {
  readonly number: number
  /** What is left where nothing more can come of the board; undefined where something can, or none is proven. */
  readonly left: DeadEnd | undefined
}
