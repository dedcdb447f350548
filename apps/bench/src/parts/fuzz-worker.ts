import { parentPort, workerData } from 'node:worker_threads'
import { fuzzRoom, type FuzzReport } from '@samedeal/server/fuzz-room'

/** How much to send, and where to serve the room meanwhile. */
export interface FuzzWork {
  readonly port: number
  readonly frames: number
  readonly seed: number
}

/** What was sent and what became of it, or the first thing that should not have been. */
export interface Fuzzed {
  readonly report?: FuzzReport
  readonly fault?: string
}

const fuzzed: Fuzzed = await fuzzRoom(workerData as FuzzWork).then(
  (report) => ({ report }),
  (error: unknown) => ({ fault: String(error) }),
)
parentPort?.postMessage(fuzzed)
process.exit(0)
