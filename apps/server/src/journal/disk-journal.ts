import type { Worker } from 'node:worker_threads'
import type { Race } from '@samedeal/race'
import type {
  Handled,
  Journal,
  JournalListener,
  JournalStart,
  LeftRace,
  RoomJournal,
} from './journal.ts'
import type {
  JournalAnswer,
  JournalRequest,
  JournalWork,
  Line,
  OpenRoom,
} from './journal-message.ts'
import { leaveFolder } from './data-folder.ts'
import { startThread } from '../thread.ts'
import { writtenRace } from './written-race.ts'

/** What happens within so many milliseconds is written in one go. */
const BATCH_MS = 40
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
  readonly report: (what: string, error: unknown) => void
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

interface OpenJournal extends Reach {
  readonly listener: JournalListener
}

/** A race that is to take the place of a room's lines, as soon as those are written. */
interface Fold extends Handled {
  readonly room: string
  readonly number: number
}

type Asked<Request> = Request extends unknown ? Omit<Request, 'id'> : never

/**
 * Opens the journal in a data folder, and locks it for this process. Rejects with a sentence when the folder
 * cannot be used, is in use, or was written by a newer version.
 */
export async function openDiskJournal(config: DiskJournalConfig): Promise<Journal> {
  const { folder, now, maxPages } = config
  const work: JournalWork = { folder, now: now(), maxPages }
  const worker = startThread(new URL('./journal-worker.ts', import.meta.url), {
    workerData: work,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const first = await new Promise<JournalAnswer>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  if (first.type === 'ready') return new DiskJournal(config, worker, first.rooms)
  await worker.terminate()
  throw new Error('why' in first ? first.why : 'the journal did not start')
}

class DiskJournal implements Journal {
  readonly left: Set<string>
  readonly #config: DiskJournalConfig
  readonly #worker: Worker
  readonly #answers = new Map<number, (answer: JournalAnswer) => void>()
  readonly #rooms = new Map<string, OpenJournal>()
  /** How far the journal goes that an earlier process has left, by room. */
  readonly #found = new Map<string, Reach>()
  readonly #pulse: NodeJS.Timeout
  #opened: OpenRoom[] = []
  #lines: Line[] = []
  #dropped: string[] = []
  #folds: Fold[] = []
  #timer: NodeJS.Timeout | undefined
  /** The batch that the thread is at; undefined when it has none. */
  #writing: Promise<void> | undefined
  /** The last of the folds, which are done one after another: an older race never takes a newer one's place. */
  #folding = Promise.resolve()
  #isSaving = true
  #next = 1

  constructor(config: DiskJournalConfig, worker: Worker, rooms: readonly string[]) {
    this.#config = config
    this.#worker = worker
    this.left = new Set(rooms)
    worker.on('message', (answer: JournalAnswer) => this.#hear(answer))
    worker.on('error', (error) => config.report('the journal’s thread failed', error))
    worker.on('exit', () => this.#lose())
    worker.unref()
    this.#pulse = setInterval(() => {
      if (this.#rooms.size > 0) this.#soon()
    }, ALIVE_MS)
    this.#pulse.unref()
  }

  open({ room, race, behind }: JournalStart, listener: JournalListener): RoomJournal {
    const { last, folded } = this.#found.get(room) ?? { last: 0, folded: 0 }
    const journal: OpenJournal = { listener, last, folded }
    this.#found.delete(room)
    this.left.delete(room)
    this.#rooms.set(room, journal)
    this.#dropped = this.#dropped.filter((one) => one !== room)
    this.#opened.push({ room, behind, race: race && JSON.stringify(race) })
    this.#soon()
    if (!this.#isSaving) listener.saving(false)
    return {
      append: (handled) => this.#append(room, journal, handled),
      drop: () => this.#drop(room),
    }
  }

  async read(room: string): Promise<LeftRace | undefined> {
    if (!this.left.has(room)) return undefined
    const answer = await this.#ask({ type: 'read', room })
    if (answer.type === 'failed') this.#config.report(`room ${room} cannot be read`, answer.why)
    const found = answer.type === 'found' ? answer.found : undefined
    if (found === undefined) return undefined
    this.#found.set(room, { last: found.number, folded: found.folded })
    return { race: JSON.parse(found.race) as Race, at: found.at }
  }

  async close(): Promise<void> {
    clearInterval(this.#pulse)
    this.#worker.ref()
    await this.#writing
    await this.#flush()
    await this.#folding
    await this.#ask({ type: 'close' })
    leaveFolder(this.#config.folder)
  }

  #append(room: string, journal: OpenJournal, handled: Handled): number {
    const { at, command, endsRound } = handled
    const number = ++journal.last
    if (this.#rooms.get(room) !== journal) return number
    this.#lines.push({ room, number, handling: JSON.stringify([at, command]) })
    if (this.#lines.length > MOST_WAITING) this.#giveUp()
    else if (endsRound || number - journal.folded >= FOLD_EVERY) {
      journal.folded = number
      this.#fold({ room, number, ...handled })
    }
    this.#soon()
    return number
  }

  /** An older race that still waits is not needed beside a newer one, unless a round ended with it. */
  #fold(fold: Fold): void {
    const others = this.#folds.filter((one) => one.endsRound || one.room !== fold.room)
    this.#folds = [...others, fold]
  }

  /** The disk has taken nothing for too long: the rooms that are open now are not written any more. */
  #giveUp(): void {
    this.#dropped.push(...this.#rooms.keys())
    this.#rooms.clear()
    this.#opened = []
    this.#lines = []
    this.#folds = []
  }

  #drop(room: string): void {
    this.#rooms.delete(room)
    this.#opened = this.#opened.filter((one) => one.room !== room)
    this.#lines = this.#lines.filter((line) => line.room !== room)
    this.#folds = this.#folds.filter((one) => one.room !== room)
    this.#dropped.push(room)
    this.#soon()
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => void this.#flush(), this.#isSaving ? BATCH_MS : RETRY_MS)
  }

  /** Writes what is waiting; what comes in the meantime goes into the next batch. */
  #flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined
      if (this.#hasWaiting()) this.#soon()
    })
    return this.#writing
  }

  #hasWaiting(): boolean {
    const waiting = [this.#opened, this.#lines, this.#dropped, this.#folds]
    return waiting.some(({ length }) => length > 0)
  }

  async #write(): Promise<void> {
    const batch = { opened: this.#opened, lines: this.#lines, dropped: this.#dropped }
    const folds = this.#folds
    this.#opened = []
    this.#lines = []
    this.#dropped = []
    this.#folds = []
    const answer = await this.#ask({ type: 'write', batch: { at: this.#config.now(), ...batch } })
    if (answer.type === 'failed') {
      // Rooms that have ended in the meantime are not opened again.
      const isOpen = ({ room }: { readonly room: string }): boolean => this.#rooms.has(room)
      this.#opened = [...batch.opened.filter(isOpen), ...this.#opened]
      this.#lines = [...batch.lines.filter(isOpen), ...this.#lines]
      this.#dropped = [...batch.dropped, ...this.#dropped]
      this.#folds = [...folds.filter(isOpen), ...this.#folds]
      return this.#saves(false, answer.why)
    }
    this.#saves(true)
    const last = new Map(batch.lines.map(({ room, number }) => [room, number]))
    for (const [room, number] of last) this.#rooms.get(room)?.listener.safe(number)
    for (const fold of folds) this.#folding = this.#folding.then(() => this.#askFolding(fold))
    return undefined
  }

  async #askFolding({ room, number, at, endsRound, ...fold }: Fold): Promise<void> {
    const race = await writtenRace(fold.race)
    const answer = await this.#ask({ type: 'fold', folding: { room, number, race, at, endsRound } })
    if (answer.type !== 'failed') return
    const lost = endsRound ? 'a finished round is not kept' : 'its journal keeps growing'
    this.#config.report(`room ${room}: ${lost}`, answer.why)
  }

  #saves(isSaving: boolean, why?: string): void {
    if (isSaving === this.#isSaving) return
    this.#isSaving = isSaving
    if (!isSaving) this.#config.report('the journal cannot be written', why)
    for (const { listener } of this.#rooms.values()) listener.saving(isSaving)
  }

  #ask(request: Asked<JournalRequest>): Promise<JournalAnswer> {
    const id = this.#next++
    return new Promise((resolve) => {
      this.#answers.set(id, resolve)
      this.#worker.postMessage({ id, ...request })
    })
  }

  #hear(answer: JournalAnswer): void {
    if (!('id' in answer)) return
    this.#answers.get(answer.id)?.(answer)
    this.#answers.delete(answer.id)
  }

  /** The thread has ended: nothing can be written any more. */
  #lose(): void {
    for (const [id, answer] of this.#answers) {
      answer({ id, type: 'failed', why: 'the journal’s thread has ended' })
    }
    this.#answers.clear()
  }
}
