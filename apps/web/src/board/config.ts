import type { Card, Game, Move, Options, PileId, Position, Reason } from '@samedeal/rules'
import type { Cue } from './cues.ts'
import type { BoardWords } from './words.ts'

/** What the player chose about the look and feel of the table. */
export interface Preferences {
  /** Two colours, or one colour a suit. */
  readonly deck: 'two' | 'four'
  /** A theme may ask for its own by the CSS custom property --card-back. */
  readonly back: 'ink' | 'oxblood' | 'felt'
  /** Stock and waste at the left hand, foundations at the right. */
  readonly leftHanded: boolean
  /** Cards move in at most 50 ms and nothing else moves. */
  readonly reducedMotion: boolean
  /** Whether the piles that a picked-up run may go to are marked. */
  readonly marksTargets: boolean
  /** Whether one tap moves a card that has exactly one useful place to go to. */
  readonly smartTap: boolean
}

/** Where a refusal happened: the pile that was aimed at, and the card that was to go there. */
export interface RefusedAt {
  readonly pile: PileId
  readonly card?: Card
}

/** What a board is made with. Everything that is not the table itself belongs to the owner. */
export interface BoardConfig {
  readonly game: Game
  readonly options: Options
  readonly prefers: Preferences
  readonly words: BoardWords
  /**
   * Plays a move that the player made. The owner plays it at once and calls `show` with the new
   * position before it returns; a reason means that it was refused and nothing happened.
   */
  attempt(move: Move): Reason | undefined
  /**
   * The text of the bubble for a refusal. It is asked for again whenever the player's language or deck
   * changes, and tells what the pile asked for at the refusal.
   */
  sentence(reason: Reason, where: RefusedAt): () => string
  /** Says a text in the polite live region. */
  announce(text: string): void
  /** Something has happened that can be heard or felt; it is up to the owner whether it is. */
  cue?(cue: Cue): void
}

/** A card table on the screen. */
export interface Board {
  /**
   * Shows a position, as the owner of the board may know it (face-up cards that have not arrived
   * are HIDDEN and show their backs). The cards move from where they are, unless `animate` is false.
   */
  show(position: Position, how?: { readonly animate: boolean }): void
  /**
   * With a note: takes no input, dims to 60 % and says the note. With an empty note: takes no input.
   * Without: plays on.
   */
  setLocked(note?: string): void
  /** Shows that a move was refused by the server, after the position was taken back by `show`. */
  refuse(move: Move, reason: Reason): void
  /** Draws an arrow for a move, or takes it away. It stays until the next move. */
  hint(move?: Move): void
  /** A tap on the stock: draws, or turns the waste over. */
  draw(): void
  /** Sends the selected card, or else the focused pile's last card, to its foundation. */
  toFoundation(): void
  /** Puts a selected card back. */
  deselect(): void
  /** Takes over changed preferences, at once and mid-game. */
  setPreferences(prefers: Preferences): void
  /** Reads the theme's CSS custom properties again, after the theme has changed. */
  refreshTheme(): void
  /** Takes everything off the page and frees it. */
  destroy(): void
}

/**
 * Builds a board into an element, which it fills: the element's size is the size of the table.
 * Resolves when the cards are loaded and the renderer stands; rejects when the deck cannot be loaded.
 */
export type CreateBoard = (element: HTMLElement, config: BoardConfig) => Promise<Board>
