import { randomBytes } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import type { KlondikeOptions } from '@samedeal/rules'
import { dealFromSeed } from './candidates.ts'
import type { ReserveDeal } from './certified-deal.ts'

/** What a worker is asked to do. */
export interface Order {
  readonly options: KlondikeOptions
  /** Milliseconds after which it answers with what it has. */
  readonly forMs: number
}

/** What it made of it. */
export interface Batch {
  readonly deals: readonly ReserveDeal[]
  readonly tookMs: number
}

parentPort?.on('message', ({ options, forMs }: Order) => {
  const start = performance.now()
  const deals: ReserveDeal[] = []
  let tookMs = 0
  while (tookMs < forMs) {
    const deal = dealFromSeed(randomBytes(16).toString('hex'), options)
    if (deal !== undefined) deals.push(deal)
    tookMs = performance.now() - start
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort?.postMessage({ deals, tookMs } satisfies Batch)
})
