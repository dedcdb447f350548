import type { Handling } from '@samedeal/race'
import type { PracticeSetup } from './practice-message.ts'

/** How a race began: with what, and as which race of a sitting. */
export interface Beginning extends PracticeSetup {
  /** Races before this one. */
  readonly round: number
  /** Whether it was of the deal before it, played once more. */
  readonly isRepeat?: boolean
}

/** What a device keeps of a race: how it began, and all that was handled since. */
export interface KeptRace {
  readonly beginning: Beginning
  readonly handlings: readonly Handling[]
}

/** Keeps the race that is on, until it is cleared or another one begins. */
export interface PracticeJournal {
  /** The kept race; undefined when there is none, or none that this version can read. */
  read(): Promise<KeptRace | undefined>
  /** Forgets the kept race and begins another. */
  begin(beginning: Beginning): void
  add(handling: Handling): void
  clear(): void
  /** Resolves when all that was asked for so far is kept. */
  settled(): Promise<void>
}

/** Goes up whenever an older journal would be read wrongly. */
const VERSION = 1

/** What is written first; a handling a row follows. */
interface FirstRow {
  readonly version: number
  readonly beginning: Beginning
}

/** Reads the rows of a journal; undefined when they are not a whole journal of this version. */
export function readRows(rows: readonly unknown[]): KeptRace | undefined {
  const [first, ...handlings] = rows as [FirstRow?, ...Handling[]]
  if (first?.version !== VERSION) return undefined
  return { beginning: first.beginning, handlings }
}

/** The first row of a journal. */
export function firstRow(beginning: Beginning): FirstRow {
  return { version: VERSION, beginning }
}

/** A journal where the browser keeps nothing: a race lasts as long as its page. */
export const NO_JOURNAL: PracticeJournal = {
  read: () => Promise.resolve(undefined),
  begin: () => undefined,
  add: () => undefined,
  clear: () => undefined,
  settled: () => Promise.resolve(),
}
