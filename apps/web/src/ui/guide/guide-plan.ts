import type { Card, Game, Move, Options, Position } from '@samedeal/rules'

/** A move from a position, and whether it is one of a kind. */
export type MoveTest = (move: Move, position: Position) => boolean

/** What a step asks its player to do. Whatever else the rules allow is allowed, and the step stays. */
export type Ask =
  /** A move that fits. Of those that do, one that is preferred is shown. */
  | { readonly does: 'move'; readonly fits: MoveTest; readonly prefers?: MoveTest }
  | { readonly does: 'undo' | 'send' }
  /** Nothing but to read on. */
  | { readonly does: 'read' }
  /** To bring everything home; a move on the way may be shown. It cannot be passed over. */
  | { readonly does: 'win'; readonly shows?: MoveTest }

/** One step of a guided game. */
export interface GuideStep<Name extends string = string> {
  readonly name: Name
  readonly ask: Ask
  /** Where the game stands when the step before was passed over; undefined where it stays as it is. */
  readonly begins?: Position
}

/** A game's guided game: a fixed deal, and what is done on it. Its last step is the win. */
export interface GuidePlan<Name extends string = string> {
  readonly game: Game
  readonly options: Options
  readonly deck: readonly Card[]
  readonly steps: readonly GuideStep<Name>[]
}

/**
 * The names of the steps that a game has sentences for, by the keys of its words: "guide.draw". A sentence under
 * "guide.column.four" is the one for cards of four colours; "guide.keys" tells how the game is played by keyboard.
 */
export type StepIn<Words> = keyof {
  [
    Key in keyof Words as Key extends `guide.${infer Name}`
      ? Name extends 'keys' | `${string}.four`
        ? never
        : Name
      : never
  ]: true
}

/** The name of what comes after the last step. */
export const WON = 'won'
