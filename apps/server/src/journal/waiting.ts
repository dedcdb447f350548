import type { Handled } from './journal.ts'
import type { Line, OpenRoom } from './journal-message.ts'

/** Lines in one batch at most: to hand over more at once would hold the event loop. */
const MOST_AT_ONCE = 5_000

/** A race that is to take the place of a room's lines, as soon as those are written. */
export interface Fold extends Pick<Handled, 'at' | 'race' | 'endsRound'> {
  readonly room: string
  readonly number: number
  /** The journal that it belongs to: a code may be used again. */
  readonly journal: object
}

/** What is written next, and what comes after it. */
export interface Taken {
  readonly opened: readonly OpenRoom[]
  readonly lines: readonly Line[]
  readonly dropped: readonly string[]
  readonly folds: readonly Fold[]
}

/** What waits for the disk, in the order in which it has come. */
export class Waiting {
  #opened: readonly OpenRoom[] = []
  #lines: Line[] = []
  #dropped: readonly string[] = []
  #folds: readonly Fold[] = []

  get lines(): number {
    return this.#lines.length
  }

  /** How many lines of each room wait. */
  get linesByRoom(): Map<string, number> {
    return countByRoom(this.#lines)
  }

  /** Rounds that have ended and wait to be kept. */
  get rounds(): number {
    return this.#folds.filter(({ endsRound }) => endsRound).length
  }

  get isEmpty(): boolean {
    const all = [this.#opened, this.#lines, this.#dropped, this.#folds]
    return all.every(({ length }) => length === 0)
  }

  open(room: OpenRoom): void {
    this.#dropped = this.#dropped.filter((one) => one !== room.room)
    this.#opened = [...this.#opened, room]
  }

  add(line: Line): void {
    this.#lines.push(line)
  }

  /** An older race that still waits is not needed beside a newer one, unless a round ended with it. */
  fold(fold: Fold): void {
    const others = this.#folds.filter((one) => one.endsRound || one.room !== fold.room)
    this.#folds = [...others, fold]
  }

  /** A room has ended: nothing of it is written any more but the rounds that have. */
  drop(room: string): void {
    this.#opened = this.#opened.filter((one) => one.room !== room)
    this.#lines = this.#lines.filter((line) => line.room !== room)
    this.#folds = this.#folds.filter((one) => one.endsRound || one.room !== room)
    this.#dropped = [...this.#dropped, room]
  }

  /** Nothing more of a room is written but the rounds that have ended; what stands on the disk stays there. */
  setAside(room: string): void {
    const dropped = this.#dropped
    this.drop(room)
    this.#dropped = dropped
  }

  /** All these rooms have ended, and no others are open. */
  dropAll(rooms: Iterable<string>): void {
    this.#opened = []
    this.#lines = []
    this.#folds = this.#folds.filter(({ endsRound }) => endsRound)
    this.#dropped = [...this.#dropped, ...rooms]
  }

  /** Takes what is written next: as many lines as may be, and the folds whose lines are among them. */
  take(): Taken {
    const lines = this.#lines.splice(0, MOST_AT_ONCE)
    const first = this.#folds.length === 0 ? new Map<string, number>() : firstOf(this.#lines)
    const isReady = ({ room, number }: Fold): boolean => number < (first.get(room) ?? Infinity)
    const taken = {
      opened: this.#opened,
      lines,
      dropped: this.#dropped,
      folds: this.#folds.filter(isReady),
    }
    this.#opened = []
    this.#dropped = []
    this.#folds = this.#folds.filter((fold) => !isReady(fold))
    return taken
  }

  /** Puts back what could not be written; rooms that have ended in the meantime are not opened again. */
  putBack({ opened, lines, dropped, folds }: Taken, isOpen: (room: string) => boolean): void {
    const isLeft = ({ room }: { readonly room: string }): boolean => isOpen(room)
    this.#opened = [...opened.filter(isLeft), ...this.#opened]
    this.#lines = [...lines.filter(isLeft), ...this.#lines]
    this.#dropped = [...dropped, ...this.#dropped]
    this.#folds = [...folds.filter((fold) => fold.endsRound || isLeft(fold)), ...this.#folds]
  }
}

/** The number of the first line of each room. */
function firstOf(lines: readonly Line[]): Map<string, number> {
  const first = new Map<string, number>()
  for (const { room, number } of lines) if (!first.has(room)) first.set(room, number)
  return first
}

/** How many of them each room has. */
export function countByRoom(lines: readonly { readonly room: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { room } of lines) counts.set(room, (counts.get(room) ?? 0) + 1)
  return counts
}
