import type { Options, Pile, PileSpec, Position } from '@samedeal/rules'

/** The pile that a refused move aimed at: what it is, and what lies on it. */
export interface AimedAt {
  readonly spec: PileSpec
  readonly pile: Pile
  /** The pile's number on the table. */
  readonly number: number
  readonly position: Position
  readonly options: Options
  /** Whether the player sees red and black, or four colours of suits. */
  readonly deck: 'two' | 'four'
}
