import { Worker } from 'node:worker_threads'
import type { KlondikeOptions } from '@samedeal/rules'
import type { Batch, Order } from './worker.ts'

const WORKER = new URL('./worker.ts', import.meta.url)
/** Short, so that a request of another setting never waits long for its turn. */
const BATCH_MS = 40

interface Bench {
  readonly worker: Worker
  /** Settles the order that the worker is at. */
  done: ((batch: Batch | Error) => void) | undefined
}

/** Worker threads that search and grade deals, so that the event loop never does. */
export class Workers {
  readonly #benches: Bench[] = []
  #isClosed = false

  constructor(count: number) {
    for (let worker = 0; worker < count; worker++) this.#benches.push(this.#start())
  }

  /** Whether a worker is free to take an order. */
  get hasFree(): boolean {
    return !this.#isClosed && this.#benches.some(({ done }) => done === undefined)
  }

  /** Deals made in about 40 ms. Rejects when there is no free worker or the one asked dies. */
  make(options: KlondikeOptions): Promise<Batch> {
    const bench = this.#benches.find(({ done }) => done === undefined)
    if (bench === undefined || this.#isClosed) {
      return Promise.reject(new Error('no worker is free to make deals'))
    }
    return new Promise((resolve, reject) => {
      bench.done = (answer) => {
        bench.done = undefined
        if (answer instanceof Error) reject(answer)
        else resolve(answer)
      }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      bench.worker.postMessage({ options, forMs: BATCH_MS } satisfies Order)
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#benches.map(({ worker }) => worker.terminate()))
  }

  #start(): Bench {
    const worker = new Worker(WORKER)
    const bench: Bench = { worker, done: undefined }
    // Waiting for deals keeps no process alive that has nothing else to do.
    worker.unref()
    worker.on('message', (batch: Batch) => bench.done?.(batch))
    worker.on('error', (error: Error) => this.#replace(bench, error))
    worker.on('exit', () => bench.done?.(new Error('the worker has ended')))
    return bench
  }

  #replace(bench: Bench, error: Error): void {
    const place = this.#benches.indexOf(bench)
    if (!this.#isClosed && place >= 0) this.#benches[place] = this.#start()
    bench.done?.(error)
  }
}
