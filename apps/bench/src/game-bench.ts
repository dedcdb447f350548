import type { Game, Options } from '@samedeal/rules'
import type { GradedDeal, OtherPlayer } from './graded-deals.ts'
import type { Part } from './part.ts'

/** What is measured of one game alone. */
export interface GameBench {
  readonly game: Game
  readonly rules: RulesBench
  /** What its solver and its CPUs are measured by, in the order of the table. */
  readonly parts: readonly Part[]
  /** The rules that its deals are graded under: see docs/difficulty.md. */
  readonly gradedRules: () => readonly GradedRule[]
}

/** How fast a game's rules have to answer. */
export interface RulesBench {
  /** What the names of its figures begin with. */
  readonly name: string
  /** The options of the deal of a number. */
  readonly optionsOf: (number: number) => Options
  /** Moves played a second, and lists of legal moves made a second, at least. */
  readonly play: number
  readonly moves: number
}

/** Rules to grade deals under. */
export interface GradedRule {
  /** As in "Draw 1". */
  readonly name: string
  readonly cuts: readonly number[]
  readonly deals: Iterable<GradedDeal>
  /** The player outside the grading. */
  readonly player: OtherPlayer
}
