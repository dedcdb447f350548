import type { Card, Suit } from './cards/card.ts'
import type { Position } from './position.ts'
import type { Refusal } from './refusal.ts'

/** A pile's name, unique within a game: `stock`, `waste`, `foundation-hearts`, `tableau-1`. */
export type PileId = string

/** `count` cards from the end of one pile to another. A draw is stock to waste, a recycle waste to stock. */
export interface Move {
  readonly from: PileId
  readonly to: PileId
  readonly count: number
}

export type PileKind = 'stock' | 'waste' | 'foundation' | 'tableau' | 'cell'

/** Where a pile lies and how it fans: all that a board needs to draw it. */
export interface PileSpec {
  readonly id: PileId
  readonly kind: PileKind
  /** The one suit that this pile takes. */
  readonly suit?: Suit
  /** Column and row of the pile's place, counted from 0; row 0 is the top row. */
  readonly place: { readonly column: number; readonly row: number }
  /** How its cards overlap: not at all, downwards, or sideways (the last `fanned` cards). */
  readonly fan: 'none' | 'down' | 'side'
  /** How many of the last cards a sideways fan spreads. */
  readonly fanned?: number
}

export type OptionValue = string | number | boolean
export type Options = Readonly<Record<string, OptionValue>>

/** One option of a game: what a host may choose, what is usual, and what a record may hold. */
export interface OptionChoice<Value> {
  readonly name: string
  readonly choices: readonly Value[]
  readonly usual: Value
  /** Whether a value is meaningful, also when it is not among the choices of the form. */
  accepts(value: unknown): boolean
  /** The allowed values in words, for an error. */
  readonly allowed: string
}

export type OptionSpec<GameOptions> = {
  readonly [Name in keyof GameOptions]: OptionChoice<GameOptions[Name]>
}

export interface Progress {
  /** Cards on the foundations. */
  readonly home: number
  /** Cards in the game. */
  readonly total: number
  readonly isWon: boolean
}

/** One solitaire game. Everything is pure: the same arguments give the same answer. */
export interface Game<GameOptions = Options> {
  /** On the wire and in records: never renamed. */
  readonly id: string
  readonly options: OptionSpec<GameOptions>
  /** The cards that the game is played with, in any order. */
  readonly deck: readonly Card[]
  /** Every pile, in the order of `Position.piles`. A pile's number on the wire is its index here. */
  table(options: GameOptions): readonly PileSpec[]
  /** Deals the deck, whose order is that of a game record. */
  deal(deck: readonly Card[], options: GameOptions): Position
  /** Every legal move. */
  moves(position: Position, options: GameOptions): readonly Move[]
  /** The position after a move, or why it is not allowed. Never throws, whatever the move holds. */
  play(position: Position, move: Move, options: GameOptions): Position | Refusal
  progress(position: Position): Progress
}
