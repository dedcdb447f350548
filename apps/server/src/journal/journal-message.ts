/** A room that is open, and how far its clock is behind the server's, in milliseconds. */
export interface OpenRoom {
  readonly room: string
  readonly behind: number
  /** The race of a new room as JSON; undefined for one that is back. */
  readonly race: string | undefined
  /** The number of its last command that could be read. */
  readonly last: number
}

/** One handled command of a room. */
export interface Line {
  readonly room: string
  readonly number: number
  /** A Handling as JSON. */
  readonly handling: string
}

/** Everything that is written down in one go: all of it, or nothing. */
export interface Batch {
  /** The server's clock. */
  readonly at: number
  readonly opened: readonly OpenRoom[]
  readonly lines: readonly Line[]
  readonly dropped: readonly string[]
}

/** A race that is to take the place of the commands that led to it, up to that number. */
export interface Folding {
  readonly room: string
  readonly number: number
  /** A Race as JSON. */
  readonly race: string
  /** The room's clock at that command, in milliseconds. */
  readonly at: number
  /** A round ended with that command: its results and records are kept for good. */
  readonly endsRound: boolean
  /** The room still goes on: the race takes the place of its commands. */
  readonly isOpen: boolean
}

/** How many finished rounds are kept. */
export interface RoundLimits {
  /** Older ones are deleted. */
  readonly days: number
  /** The oldest are deleted where all together are larger, in millions of bytes. */
  readonly megabytes: number
}

/** What the writing thread is asked to do. */
export type JournalRequest =
  | { readonly id: number; readonly type: 'write'; readonly batch: Batch }
  | { readonly id: number; readonly type: 'fold'; readonly folding: Folding }
  | { readonly id: number; readonly type: 'read'; readonly room: string }
  /** Deletes a few of the rounds that are too old or too many at that time. */
  | {
      readonly id: number
      readonly type: 'delete-rounds'
      readonly at: number
      readonly limits: RoundLimits
    }
  | { readonly id: number; readonly type: 'close' }

/** What the writing thread gets to work with. */
export interface JournalWork {
  readonly folder: string
  /** The server's clock at the start, in milliseconds. */
  readonly now: number
  /** How many pages of 4 KB the database may have; undefined for as many as the disk has room for. */
  readonly maxPages?: number | undefined
}

/** A race as it was found; `race` is JSON. */
export interface FoundRace {
  readonly race: string
  readonly at: number
  /** The number of the last command. */
  readonly number: number
  /** The number of the last command before which everything is folded. */
  readonly folded: number
  /** Whether the round that is over is kept: not on a full disk, and it has to be tried again. */
  readonly isRoundKept: boolean
  /** Commands at the journal's end that are damaged and lost. */
  readonly lost: number
}

/** A room that is not written down any more, and why: its rows are damaged. */
export interface AsideRoom {
  readonly room: string
  readonly why: string
}

/** The file turned out to be damaged, and another has what could be read. */
export interface Mended {
  readonly notices: readonly string[]
  /** How far each room's journal goes in it. */
  readonly reach: ReadonlyMap<string, number>
}

/** The thread's answer to the request of that id, and what it says by itself at the start. */
export type JournalAnswer =
  | {
      readonly type: 'ready'
      readonly rooms: readonly string[]
      readonly notices: readonly string[]
      /** Nothing can be written at the moment, though everything can be read. */
      readonly isFull: boolean
    }
  /** The folder cannot be used: a sentence. */
  | { readonly type: 'refused'; readonly why: string }
  | { readonly id: number; readonly type: 'done' }
  | {
      readonly id: number
      readonly type: 'written'
      readonly aside: readonly AsideRoom[]
      readonly mended: Mended | undefined
    }
  | { readonly id: number; readonly type: 'deleted'; readonly hasMore: boolean }
  | { readonly id: number; readonly type: 'found'; readonly found: FoundRace | undefined }
  | { readonly id: number; readonly type: 'failed'; readonly why: string }
