import type { Card, CpuLevel, Move, Options, Position } from '@samedeal/rules'
import type { CertifiedDeal, DeadEnd, SearchRequest, Verdict } from '@samedeal/solver'
import type { Decision, HintSight, Sight } from './sight.ts'

/** A deck that may be dealt, and the options that it is to be won under. */
export interface DealCandidate<GameOptions = Options> {
  /** The game's cards in deal order. */
  readonly deck: readonly Card[]
  readonly options: GameOptions
  /** Chance for the search and for the player who grades the deal: a whole number. */
  readonly chance: number
}

/** Remembers what a player has seen of a round, from nothing but the views that they were shown. */
export interface Rememberer<Memory = unknown> {
  /** The memory of somebody who has just been dealt a game. */
  firstMemory(view: Position): Memory
  /** The memory after one more view; `move` led to it, none when it came about otherwise (an undo). */
  remember(memory: Memory, view: Position, move?: Move): Memory
}

/** What a game offers beside its rules to somebody who plays alone. */
export interface LoneSkills<GameOptions = Options, Memory = unknown> extends Rememberer<Memory> {
  /**
   * Proves that a deal can be won and grades it; undefined when no win was found. The same candidate always
   * has the same answer.
   */
  certify(candidate: DealCandidate<GameOptions>): CertifiedDeal | undefined
  /** The moves that help a player, the first of them next; empty when none does. The same sight, the same hint. */
  hint(sight: HintSight<GameOptions, Memory>): readonly Move[]
  /**
   * What is left to do where nothing more can come of a board as its player knows it, HIDDEN for each face
   * that they have not seen. Undefined where something can, or where that is not found out quickly.
   */
  deadEnd(view: Position, options: GameOptions): DeadEnd | undefined
  /** Finds out whether a position whose cards are all known can be won. */
  solve(request: SearchRequest<GameOptions>): Verdict
}

/** What a game offers beside its rules: all but the rules that the race, its CPUs and its players need of it. */
export interface GameSkills<GameOptions = Options, Memory = unknown> extends LoneSkills<
  GameOptions,
  Memory
> {
  /** How long a thought of each level takes, about, in milliseconds: until it has been measured. */
  readonly thoughtMs: Readonly<Record<CpuLevel, number>>
  /** Whether a level decides in no time worth mentioning, well under a millisecond. */
  isQuick(memory: Memory, level: CpuLevel): boolean
  /**
   * What a CPU of this level does next: the same for the same sight and the same random numbers. `thought` is
   * the level whose thinking it does, where there is no time for its own.
   */
  decide(sight: Sight<GameOptions, Memory>, level: CpuLevel, thought?: CpuLevel): Decision
}
