import type { Worker } from 'node:worker_threads'
import { startThread } from '../thread.ts'
import type { Question, ThoughtJob, ThoughtResult } from './thought.ts'

interface Waiting {
  readonly question: Question
  resolve(thought: Thought | undefined): void
}

/** An answer, and how long it took to find, in milliseconds. */
export type Thought = Pick<ThoughtResult, 'answer' | 'ms'>

interface Thread {
  readonly worker: Worker
  busy: number | undefined
}

/** Worker threads that think, each one question at a time; the rest wait in line. */
export class ThinkThreads {
  readonly #most: number
  readonly #report: (error: unknown) => void
  readonly #threads: Thread[] = []
  readonly #line: number[] = []
  readonly #waiting = new Map<number, Waiting>()
  #next = 1
  #isClosed = false

  /** `most`: how many threads there may be. */
  constructor(most: number, report: (error: unknown) => void) {
    this.#most = most
    this.#report = report
  }

  /** Questions that are being thought about or wait in line. */
  get load(): number {
    return this.#waiting.size
  }

  get threads(): number {
    return this.#most
  }

  /** Resolves with the answer; with undefined when the thread died over it, or all are closed. */
  ask(question: Question): Promise<Thought | undefined> {
    if (this.#isClosed) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      const id = this.#next++
      this.#waiting.set(id, { question, resolve })
      this.#line.push(id)
      this.#work()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }

  #work(): void {
    while (this.#line.length > 0) {
      const thread = this.#freeThread()
      if (thread === undefined) return
      const id = this.#line.shift() as number
      const waiting = this.#waiting.get(id) as Waiting
      thread.busy = id
      const job: ThoughtJob = { id, question: waiting.question }
      thread.worker.postMessage(job)
    }
  }

  #freeThread(): Thread | undefined {
    const free = this.#threads.find(({ busy }) => busy === undefined)
    if (free !== undefined || this.#threads.length >= this.#most || this.#isClosed) return free
    const worker = startThread(new URL('./think-worker.ts', import.meta.url))
    const thread: Thread = { worker, busy: undefined }
    worker.unref()
    worker.on('message', ({ id, answer, ms }: ThoughtResult) => {
      thread.busy = undefined
      this.#answer(id, { answer, ms })
      this.#work()
    })
    worker.on('error', this.#report)
    worker.on('exit', () => this.#lose(thread))
    this.#threads.push(thread)
    return thread
  }

  #lose(thread: Thread): void {
    this.#threads.splice(this.#threads.indexOf(thread), 1)
    if (thread.busy !== undefined) this.#answer(thread.busy, undefined)
    if (!this.#isClosed) return this.#work()
    for (const id of this.#waiting.keys()) this.#answer(id, undefined)
  }

  #answer(id: number, thought: Thought | undefined): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    waiting?.resolve(thought)
  }
}
