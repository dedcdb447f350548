import type { Plural } from '../plural.ts'

/** One part of a page to read: a heading, its sentences, and the terms that it explains. */
export interface PagePart {
  readonly title: string
  readonly texts: readonly string[]
  readonly terms?: readonly Term[]
}

/** A word of the game and what it means. */
export interface Term {
  readonly word: string
  readonly meaning: string
}

/** What a game's pages say by a room's rules, in the language that was loaded. */
export interface GamePages {
  /** How it is played, in the parts of the rules page that follow the race. */
  readonly rules: readonly PagePart[]
  /** What its own keys do, as inside a sentence: "S draws". */
  readonly keys: readonly string[]
  /** What a hint shows. */
  readonly hint: string
  /** What the table says in a dead end. */
  readonly stuck: string
  /** What the table does when the move clock has run out. */
  readonly clock: string
  readonly terms: readonly Term[]
  /** What a personal best is. */
  readonly best: string
  /** The odds and the history, at the end of the rules page. */
  readonly background: readonly PagePart[]
  /** The parts of the strategy page before the race's. */
  readonly strategy: readonly PagePart[]
  /** What the lanes tell, and what a send needs. */
  readonly lanes: string
  readonly send: string
}

/** A game's pages in one language. */
export interface GamePagesIn {
  /** The pages of a room of these options. */
  readonly of: (options: Readonly<Record<string, unknown>>, hasUndo: boolean) => GamePages
  /** What each of the game's options means. */
  readonly notes: Readonly<Record<string, string>>
  /** The words of the guided game, by the names of its steps: "guide.draw". */
  readonly guide: Readonly<Record<string, string | Plural>>
}
