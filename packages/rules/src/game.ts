import type { Card, Suit } from './cards/card.ts'
import type { Position } from './position.ts'
import type { Refusal } from './refusal.ts'

/** A pile's name, unique within a game: `stock`, `waste`, `foundation-hearts`, `tableau-1`. */
export type PileId = string

/**
 * `count` cards from the end of one pile to another, as a run, a draw or a recycle. What the game makes of it may
 * reach further: a pair is one card on another, and both leave the table; a row is dealt by one move from the stock.
 */
export interface Move {
  readonly from: PileId
  readonly to: PileId
  readonly count: number
}

/** What a pile is for. A discard holds cards that have left the table. */
export type PileKind = 'stock' | 'waste' | 'foundation' | 'tableau' | 'cell' | 'discard'

/** Where a pile lies and how it fans: all that a board needs to draw it. */
export interface PileSpec {
  readonly id: PileId
  readonly kind: PileKind
  /** The one suit that this pile takes; undefined where any suit will do. */
  readonly suit?: Suit
  /** Column and row of the pile's place in half units, counted from 0; row 0 is the top row. */
  readonly place: { readonly column: number; readonly row: number }
  /** Piles whose places overlap lie in layers: a higher one covers a lower one. 0 when not given. */
  readonly layer?: number
  /** The piles that cover this one while they hold cards. */
  readonly coveredBy?: readonly PileId[]
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

/** How far a game is: in cards, as the game counts them. It is won when all of them are done, and only then. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/** The named bundles of settings that a host may choose. The names travel on the wire: never renamed. */
export const PRESET_IDS = ['party', 'classic', 'reference', 'table'] as const
export type PresetId = (typeof PRESET_IDS)[number]

/** What each preset that a game has sets of its options; what is not named gets its usual value. */
export type GamePresets<GameOptions> = Readonly<Partial<Record<PresetId, Partial<GameOptions>>>>

/** Deals that people know by a number. */
export interface NumberedDeals {
  /** Numbers go from 1 to this. */
  readonly last: number
  /** The numbers of deals that nobody can win, under any options. */
  readonly lost: readonly number[]
  /** The cards of a deal in deal order. Throws a RangeError for what is no number of a deal. */
  deck(number: number): readonly Card[]
  /** Reads a number as people type it; undefined when it is none. */
  read(text: string): number | undefined
}

/** One solitaire game. Everything is pure: the same arguments give the same answer. */
export interface Game<GameOptions = Options> {
  /** On the wire and in records: never renamed. */
  readonly id: string
  readonly options: OptionSpec<GameOptions>
  readonly presets: GamePresets<GameOptions>
  /** Whether its deals can be proven winnable; else a race of it is of any shuffle. */
  readonly isProvable: boolean
  /** The options that make races of the game comparable: best times go by their values. Never renamed. */
  readonly disciplines: readonly (keyof GameOptions & string)[]
  /** Undefined where the game's deals have no numbers. */
  readonly numbered?: NumberedDeals
  /** The cards that the game is played with, in any order. */
  deck(options: GameOptions): readonly Card[]
  /** Every pile, in the order of `Position.piles`. A pile's number on the wire is its index here. */
  table(options: GameOptions): readonly PileSpec[]
  /** Deals the deck, whose order is that of a game record. */
  deal(deck: readonly Card[], options: GameOptions): Position
  /** Every legal move. */
  moves(position: Position, options: GameOptions): readonly Move[]
  /**
   * The position after a move, or why it is not allowed. Never throws, whatever the move holds. Which piles
   * change, and by how many cards, never depends on faces that the position's view does not show.
   */
  play(position: Position, move: Move, options: GameOptions): Position | Refusal
  /**
   * The move that a position makes by itself, as when a complete run leaves: see `playThrough`. It is one that
   * `play` takes, though `moves` need not list it.
   */
  forced?(position: Position, options: GameOptions): Move | undefined
  progress(position: Position): Progress
}
