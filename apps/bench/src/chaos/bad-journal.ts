import { fold, type Handling, type Race } from '@samedeal/race'
import type {
  Handled,
  Journal,
  JournalListener,
  LeftRace,
  RoomJournal,
} from '@samedeal/server/journal'
import type { Timeline } from '../simulated/timeline.ts'
import type { Dice } from './dice.ts'

/** How long a batch may take to be on the disk, in milliseconds. */
const BATCH_MS = 100

/** The disk, which outlives every process: one room's journal. */
export interface Disk {
  /** The race before the first command; undefined while nothing is written. */
  start: Race | undefined
  written: readonly Handling[]
}

/** Everything on the disk folded, as a new process finds it. */
export function raceOn({ start, written }: Disk): Race {
  if (start === undefined) throw new Error('nothing is on the disk')
  const folding = fold(start, written)
  for (;;) {
    const { done, value } = folding.next()
    if (done === true) return value
  }
}

/**
 * One process's journal: batches reach the disk up to 100 ms late, and not at all while the disk is full.
 * When the process is killed, what it was just writing may have arrived, in part.
 */
export class BadJournal implements Journal {
  readonly #timeline: Timeline
  readonly #dice: Dice
  readonly #disk: Disk
  #listener: JournalListener | undefined
  #waiting: Handling[] = []
  /** The number of the last command that is on the disk, counted in this process. */
  #safe = 0
  #isFull = false
  #isFlushing = false
  #isDead = false

  constructor(timeline: Timeline, dice: Dice, disk: Disk) {
    this.#timeline = timeline
    this.#dice = dice
    this.#disk = disk
  }

  get left(): ReadonlySet<string> {
    return new Set()
  }

  open({ race }: { readonly race: Race | undefined }, listener: JournalListener): RoomJournal {
    if (race !== undefined) Object.assign(this.#disk, { start: copy(race), written: [] })
    this.#listener = listener
    return {
      append: (handled) => this.#append(handled),
      drop: () => undefined,
    }
  }

  read(): Promise<LeftRace | undefined> {
    const { written } = this.#disk
    const race = copy(raceOn(this.#disk))
    return Promise.resolve({ race, at: written.at(-1)?.[0] ?? 0 })
  }

  forget(): void {}

  setAside(): void {}

  get unwritten() {
    return { commands: new Map<string, number>(), rounds: 0 }
  }

  close(): Promise<void> {
    this.#flush()
    this.#isDead = true
    return Promise.resolve()
  }

  /** The disk takes nothing for a while. */
  fill(ms: number): void {
    this.#isFull = true
    this.#listener?.saving(false)
    this.#timeline.after(ms, () => {
      if (this.#isDead) return
      this.#isFull = false
      this.#listener?.saving(true)
      this.#flush()
    })
  }

  /** The process is gone. */
  kill(): void {
    if (!this.#isFull && !this.#isDead) {
      this.#put(Math.floor(this.#dice.between(0, this.#waiting.length + 1)))
    }
    this.#isDead = true
  }

  #append({ at, command }: Handled): number {
    this.#waiting.push([at, copy(command)])
    if (!this.#isFlushing) {
      this.#isFlushing = true
      this.#timeline.after(this.#dice.between(5, BATCH_MS), () => this.#flush())
    }
    return this.#safe + this.#waiting.length
  }

  #flush(): void {
    this.#isFlushing = false
    if (this.#isDead || this.#isFull || this.#waiting.length === 0) return
    this.#put(this.#waiting.length)
    this.#listener?.safe(this.#safe)
  }

  #put(count: number): void {
    this.#disk.written = [...this.#disk.written, ...this.#waiting.slice(0, count)]
    this.#waiting = this.#waiting.slice(count)
    this.#safe += count
  }
}

function copy<Thing>(thing: Thing): Thing {
  return JSON.parse(JSON.stringify(thing)) as Thing
}
