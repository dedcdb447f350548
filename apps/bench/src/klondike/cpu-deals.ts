import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CpuLevel } from '@samedeal/bots'

/** Which random deals a level plays: numbers 0 up to `deals`, unlimited passes, foundations open. */
export interface DealsTask {
  readonly level: CpuLevel
  readonly draw: 1 | 3
  /** Whether the player may take moves back. */
  readonly undo: boolean
  readonly deals: number
}

/** Every deal from `first` on, `step` apart. */
export interface DealsShare extends DealsTask {
  readonly first: number
  readonly step: number
}

/** What came of the deals. */
export interface DealsTally {
  readonly won: number
  readonly moves: number
  readonly undos: number
  /** Milliseconds of the playing threads' own time. */
  readonly thinking: number
}

/** Plays random deals with one level, on all cores: how many it wins does not depend on their number. */
export async function playDeals(task: DealsTask): Promise<DealsTally> {
  const step = Math.min(availableParallelism(), task.deals)
  const shares = Array.from({ length: step }, (_, first) => tallyOf({ ...task, first, step }))
  const tallies = await Promise.all(shares)
  return tallies.reduce((sum, { won, moves, undos, thinking }) => ({
    won: sum.won + won,
    moves: sum.moves + moves,
    undos: sum.undos + undos,
    thinking: sum.thinking + thinking,
  }))
}

function tallyOf(share: DealsShare): Promise<DealsTally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./cpu-deals-worker.ts', import.meta.url), {
      workerData: share,
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
