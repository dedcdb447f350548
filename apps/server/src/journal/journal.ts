import type { Command, Race } from '@samedeal/race'

/** What a room hears of its journal. */
export interface JournalListener {
  /** Every command up to this number is on the disk, and cannot be lost any more. */
  safe(number: number): void
  /** Whether the disk takes what is written; while it does not, the room lives in memory alone. */
  saving(isSaving: boolean): void
}

/** A command that a room has handled. */
export interface Handled {
  /** The room's clock, in milliseconds. */
  readonly at: number
  readonly command: Command
  /** The race that it led to. */
  readonly race: Race
  /** The round ended with it: its results and records are kept for good, apart. */
  readonly endsRound: boolean
}

/** What a room writes down. */
export interface RoomJournal {
  /** Writes a handled command down; gives its number, from 1. */
  append(handled: Handled): number
  /** The room has ended: its journal is not needed any more. */
  drop(): void
}

/** A race that an earlier process has left. */
export interface LeftRace {
  readonly race: Race
  /** The room's clock when that process was last known to live, in milliseconds. */
  readonly at: number
}

/** What a room's journal goes on from. */
export interface JournalStart {
  readonly room: string
  /** The race of a new room; undefined for one that is back. */
  readonly race: Race | undefined
  /** By how much the room's clock is behind the server's, in milliseconds: its outages. */
  readonly behind: number
}

/** What a journal has that the disk has not taken. */
export interface Unwritten {
  /** Commands by room. */
  readonly commands: ReadonlyMap<string, number>
  /** Finished rounds whose results and records are not kept. */
  readonly rounds: number
}

/** Where rooms are written down. */
export interface Journal {
  /** The codes of the rooms that earlier processes have left and that are not back yet. */
  readonly left: ReadonlySet<string>
  /** Opens the journal of a room: a new one, or that of a room that is back. */
  open(start: JournalStart, listener: JournalListener): RoomJournal
  /** The race of a room that an earlier process has left; undefined when it cannot be read. */
  read(room: string): Promise<LeftRace | undefined>
  /** A room that an earlier process has left is over: its journal is not needed any more. */
  forget(room: string): void
  /** A room that an earlier process has left cannot go on: what is stored of it stays for a later one. */
  setAside(room: string): void
  /** What is not on the disk at the moment. */
  readonly unwritten: Unwritten
  /** Writes down what is still waiting, and lets the folder go. What then is `unwritten` is lost. */
  close(): Promise<void>
}
