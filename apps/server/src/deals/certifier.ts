import type { Worker } from 'node:worker_threads'
import type { CertifyJob, CertifyResult } from './certify-job.ts'
import { startThread } from '../thread.ts'
import type { CertifiedDeal } from './reserve.ts'

type Candidate = Omit<CertifyJob, 'id'>

const USUAL_WORKER = new URL('./certify-worker.ts', import.meta.url)

/** A worker thread that certifies candidates, away from the event loop. It starts anew when it dies. */
export class Certifier {
  readonly #waiting = new Map<number, (deal: CertifiedDeal | undefined) => void>()
  readonly #report: (error: unknown) => void
  readonly #program: URL
  #worker: Worker | undefined
  #next = 1
  #isClosed = false
  /** How often in a row the thread has died without an answer. */
  deaths = 0

  constructor(report: (error: unknown) => void, program: URL = USUAL_WORKER) {
    this.#report = report
    this.#program = program
  }

  /** Proves and grades a candidate; undefined when it could not be won, or the thread died over it. */
  certify(candidate: Candidate): Promise<CertifiedDeal | undefined> {
    if (this.#isClosed) return Promise.resolve(undefined)
    const id = this.#next++
    const job: CertifyJob = { id, ...candidate }
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.#thread().postMessage(job)
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#worker?.terminate()
  }

  #thread(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = startThread(this.#program)
    worker.unref()
    worker.on('message', ({ id, deal }: CertifyResult) => {
      this.deaths = 0
      this.#answer(id, deal)
    })
    worker.on('error', this.#report)
    worker.on('exit', () => {
      this.#worker = undefined
      if (!this.#isClosed) this.deaths++
      for (const id of this.#waiting.keys()) this.#answer(id, undefined)
    })
    this.#worker = worker
    return worker
  }

  #answer(id: number, deal: CertifiedDeal | undefined): void {
    const resolve = this.#waiting.get(id)
    this.#waiting.delete(id)
    resolve?.(deal)
  }
}
