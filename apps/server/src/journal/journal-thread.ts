import type { Worker } from 'node:worker_threads'
import { startThread } from '../thread.ts'
import type { JournalAnswer, JournalRequest, JournalWork } from './journal-message.ts'

/** What the thread says at the start. */
type Found = Omit<Extract<JournalAnswer, { type: 'ready' }>, 'type'>

type Asked<Request> = Request extends unknown ? Omit<Request, 'id'> : never

const GONE = 'the journal’s thread has ended'

/** The thread that writes and reads, as the event loop sees it. It keeps no process alive. */
export class JournalThread {
  readonly #worker: Worker
  readonly #answers = new Map<number, (answer: JournalAnswer) => void>()
  /** What it has found. */
  readonly found: Found
  #isGone = false
  #next = 1

  /** Starts the thread on a data folder. Rejects with a sentence when it cannot use the folder. */
  static async start(work: JournalWork): Promise<JournalThread> {
    const worker = startThread(new URL('./journal-worker.ts', import.meta.url), {
      workerData: work,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const first = await new Promise<JournalAnswer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
    if (first.type === 'ready') return new JournalThread(worker, first)
    await worker.terminate()
    throw new Error('why' in first ? first.why : 'the journal did not start')
  }

  private constructor(worker: Worker, found: Found) {
    this.#worker = worker
    this.found = found
    worker.unref()
    worker.on('message', (answer: JournalAnswer) => this.#hear(answer))
  }

  /** Calls `ended` when the thread has ended, with the error that ended it if there was one. */
  whenGone(ended: (error: unknown) => void): void {
    let why: unknown = GONE
    this.#worker.on('error', (error: unknown) => {
      why = error
    })
    this.#worker.on('exit', () => {
      this.#isGone = true
      for (const [id, answer] of this.#answers) answer({ id, type: 'failed', why: GONE })
      this.#answers.clear()
      ended(why)
    })
  }

  /** Keeps the process alive until the thread has ended. */
  hold(): void {
    this.#worker.ref()
  }

  /** Resolves with the answer; one that has ended answers that it failed. */
  ask(request: Asked<JournalRequest>): Promise<JournalAnswer> {
    const id = this.#next++
    if (this.#isGone) return Promise.resolve({ id, type: 'failed', why: GONE })
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
}
