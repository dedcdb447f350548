import type { Race } from '@samedeal/race'
import { leaveFolder } from './data-folder.ts'
import type {
  Handled,
  Journal,
  JournalListener,
  JournalStart,
  LeftRace,
  RoomJournal,
  Unwritten,
} from './journal.ts'
import { Foldings } from './foldings.ts'
import type { AsideRoom, Mended, RoundLimits } from './journal-message.ts'
import { JournalThread } from './journal-thread.ts'
import { RoundTidy } from './round-tidy.ts'
import { countByRoom, Waiting } from './waiting.ts'

/** What happens within so many milliseconds is written in one go. */
const BATCH_MS = 80
/** While rooms are open, something is written at least this often, in milliseconds: a sign of life. */
const ALIVE_MS = 1_000
/** How long a disk that takes nothing is left alone, in milliseconds. */
const RETRY_MS = 1_000
/** Lines that wait for a disk that takes nothing, at most; about 100 MB. */
const MOST_WAITING = 400_000
/** A room's journal is folded after so many lines even when no round ends: to come back takes 20 to 40 µs a line. */
const FOLD_EVERY = 500

export interface DiskJournalConfig {
  readonly folder: string
  /** The server's clock, in milliseconds. */
  readonly now: () => number
  readonly report: (what: string, error?: unknown) => void
  /** How many finished rounds are kept; the usual if not given. */
  readonly rounds?: Partial<RoundLimits> | undefined
  /** How many pages of 4 KB the database may have; only a test limits them. */
  readonly maxPages?: number
}

/** How far a journal goes. */
interface Reach {
  /** The number of the last command. */
  last: number
  /** The number of the last command before which everything is folded. */
  folded: number
}

interface FoundReach extends Reach {
  /** The race whose round is over and could not be kept. */
  readonly unkept?: LeftRace
}

interface OpenJournal extends Reach {
  readonly listener: JournalListener
  /** The number of the last command that is on the disk. */
  safe: number
}

/**
 * Opens the journal in a data folder, and locks it for this process. Rejects with a sentence when the folder
 * cannot be used, is in use, or was written by a newer version.
 */
export async function openDiskJournal(config: DiskJournalConfig): Promise<Journal> {
  const { folder, now, maxPages } = config
  return new DiskJournal(config, await JournalThread.start({ folder, now: now(), maxPages }))
}

class DiskJournal implements Journal {
  readonly left: Set<string>
  readonly #config: DiskJournalConfig
  readonly #thread: JournalThread
  readonly #rooms = new Map<string, OpenJournal>()
  /** How far the journal goes that an earlier process has left, by room. */
  readonly #found = new Map<string, FoundReach>()
  readonly #waiting = new Waiting()
  readonly #pulse: NodeJS.Timeout
  readonly #tidy: RoundTidy
  readonly #foldings: Foldings
  /** Commands of rooms that are not written any more, by room. */
  readonly #unsaved = new Map<string, number>()
  /** Commands that the thread is writing, by room. */
  #underWay: ReadonlyMap<string, number> = new Map()
  #timer: NodeJS.Timeout | undefined
  /** The batch that the thread is at; undefined when it has none. */
  #writing: Promise<void> | undefined
  #isSaving = true
  #isClosing = false

  constructor(config: DiskJournalConfig, thread: JournalThread) {
    this.#config = config
    this.#thread = thread
    this.#tidy = new RoundTidy({ thread, now: config.now, limits: config.rounds })
    this.#foldings = new Foldings({
      thread,
      report: config.report,
      isOpen: ({ room, journal }) => this.#rooms.get(room) === journal,
    })
    const { rooms, notices, isFull } = thread.found
    this.left = new Set(rooms)
    this.#isSaving = !isFull
    for (const notice of notices) config.report(notice)
    thread.whenGone((why) => {
      if (!this.#isClosing) this.#saves(false, why)
    })
    this.#pulse = setInterval(() => {
      if (this.#rooms.size > 0) this.#soon()
    }, ALIVE_MS)
    this.#pulse.unref()
  }

  open({ room, race, behind }: JournalStart, listener: JournalListener): RoomJournal {
    const { last, folded, unkept } = this.#found.get(room) ?? { last: 0, folded: 0 }
    const journal: OpenJournal = { listener, last, folded, safe: last }
    this.#found.delete(room)
    this.left.delete(room)
    this.#rooms.set(room, journal)
    this.#unsaved.delete(room)
    this.#waiting.open({ room, behind, race: race && JSON.stringify(race), last })
    if (unkept !== undefined) {
      this.#waiting.fold({ room, number: last, journal, ...unkept, endsRound: true })
    }
    this.#soon()
    if (!this.#isSaving) listener.saving(false)
    return {
      append: (handled) => this.#append(room, journal, handled),
      drop: () => this.#drop(room),
    }
  }

  async read(room: string): Promise<LeftRace | undefined> {
    if (!this.left.has(room)) return undefined
    const answer = await this.#thread.ask({ type: 'read', room })
    if (answer.type === 'failed') this.#config.report(`room ${room} cannot be read`, answer.why)
    const found = answer.type === 'found' ? answer.found : undefined
    if (found === undefined) {
      // Asked for again and again, it would be read and told again and again.
      this.left.delete(room)
      if (answer.type === 'found') {
        this.#config.report(`room ${room} cannot be restored: its race is damaged`)
      }
      return undefined
    }
    const left = { race: JSON.parse(found.race) as Race, at: found.at }
    const { number: last, folded, isRoundKept, lost } = found
    if (lost > 0) {
      this.#config.report(
        `room ${room}: its journal is damaged after command ${last}; commands lost after it: ${lost}`,
      )
    }
    this.#found.set(room, isRoundKept ? { last, folded } : { last, folded, unkept: left })
    return left
  }

  forget(room: string): void {
    this.left.delete(room)
    this.#found.delete(room)
    this.#drop(room)
  }

  setAside(room: string): void {
    this.left.delete(room)
    this.#found.delete(room)
    this.#rooms.delete(room)
    this.#waiting.setAside(room)
  }

  get unwritten(): Unwritten {
    const commands = new Map(this.#unsaved)
    for (const counts of [this.#waiting.linesByRoom, this.#underWay]) {
      for (const [room, count] of counts) commands.set(room, (commands.get(room) ?? 0) + count)
    }
    return { commands, rounds: this.#foldings.unkept + this.#waiting.rounds }
  }

  async close(): Promise<void> {
    this.#isClosing = true
    clearInterval(this.#pulse)
    this.#tidy.stop()
    this.#foldings.hold()
    this.#thread.hold()
    // A disk that took nothing gets one more chance.
    do {
      await this.#writing
      await this.#flush()
    } while (this.#isSaving && !this.#waiting.isEmpty)
    await this.#foldings.close()
    await this.#thread.ask({ type: 'close' })
    leaveFolder(this.#config.folder)
  }

  #append(room: string, journal: OpenJournal, handled: Handled): number {
    const { at, command, race, endsRound } = handled
    const number = ++journal.last
    if (this.#rooms.get(room) !== journal) {
      const isOver = this.#rooms.has(room)
      if (!isOver) this.#unsaved.set(room, (this.#unsaved.get(room) ?? 0) + 1)
      return number
    }
    this.#waiting.add({ room, number, handling: JSON.stringify([at, command]) })
    if (this.#waiting.lines > MOST_WAITING) this.#giveUp()
    else if (endsRound || number - journal.folded >= FOLD_EVERY) {
      journal.folded = number
      this.#waiting.fold({ room, number, journal, at, race, endsRound })
    }
    this.#soon()
    return number
  }

  /** The disk has taken nothing for too long: the rooms that are open now are not written any more. */
  #giveUp(): void {
    this.#saves(false, 'the disk has taken nothing for too long')
    for (const [room, count] of this.#waiting.linesByRoom) this.#unsaved.set(room, count)
    this.#waiting.dropAll(this.#rooms.keys())
    this.#rooms.clear()
  }

  #drop(room: string): void {
    this.#rooms.delete(room)
    this.#unsaved.delete(room)
    this.#waiting.drop(room)
    this.#soon()
  }

  #soon(): void {
    if (this.#isClosing) return
    this.#timer ??= setTimeout(() => void this.#flush(), this.#isSaving ? BATCH_MS : RETRY_MS)
  }

  /** Writes what is waiting; what comes in the meantime goes into the next batch. */
  #flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined
      if (!this.#waiting.isEmpty) this.#soon()
    })
    return this.#writing
  }

  async #write(): Promise<void> {
    const taken = this.#waiting.take()
    const { folds, ...batch } = taken
    const at = this.#config.now()
    this.#underWay = countByRoom(batch.lines)
    const answer = await this.#thread.ask({ type: 'write', batch: { at, ...batch } })
    this.#underWay = new Map()
    if (answer.type === 'failed') {
      this.#waiting.putBack(taken, (room) => this.#rooms.has(room))
      return this.#saves(false, answer.why)
    }
    this.#saves(true)
    const last = new Map(batch.lines.map(({ room, number }) => [room, number]))
    if (answer.type === 'written') this.#goOnWithout(answer, last)
    for (const [room, number] of last) {
      const journal = this.#rooms.get(room)
      if (journal === undefined) continue
      journal.safe = number
      journal.listener.safe(number)
    }
    for (const fold of folds) this.#foldings.add(fold)
    return undefined
  }

  /** Goes on without the rooms that the file cannot take, and without those that it has lost a part of. */
  #goOnWithout(
    {
      aside,
      mended,
    }: { readonly aside: readonly AsideRoom[]; readonly mended: Mended | undefined },
    last: ReadonlyMap<string, number>,
  ): void {
    for (const notice of mended?.notices ?? []) this.#config.report(notice)
    for (const { room, why } of aside) this.#setAsideOne(room, why)
    if (mended === undefined) return
    for (const [room, { safe }] of this.#rooms) {
      const isOpened = safe > 0 || last.has(room) || mended.reach.has(room)
      if (isOpened && mended.reach.get(room) !== (last.get(room) ?? safe)) {
        this.#setAsideOne(room, 'a part of its journal is lost')
      }
    }
  }

  /** A room whose rows are damaged lives in memory alone from now on, and all others go on. */
  #setAsideOne(room: string, why: string): void {
    const journal = this.#rooms.get(room)
    if (journal === undefined) return
    this.#rooms.delete(room)
    this.#waiting.setAside(room)
    this.#unsaved.set(room, journal.last - journal.safe)
    this.#config.report(`room ${room}: it is no longer saved, its rows are damaged: ${why}`)
    journal.listener.saving(false)
  }

  #saves(isSaving: boolean, why?: unknown): void {
    if (isSaving === this.#isSaving) return
    this.#isSaving = isSaving
    if (!isSaving) this.#config.report('the journal cannot be written', why)
    for (const { listener } of this.#rooms.values()) listener.saving(isSaving)
  }
}
