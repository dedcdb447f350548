import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { drawSteadily } from './steady-racers.ts'

/** What the measured server gets. */
export interface ServedSettings {
  readonly port: number
  readonly dataFolder?: string
}

const PORT = 3986
/** How long each run takes, in milliseconds, after everybody is racing. */
const RUN_MS = 8_000

/** CPU time that the server takes for so many moves a second, in milliseconds a second. */
export async function serverCost(movesASecond: number, withJournal: boolean): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'samedeal-cost-'))
  const settings: ServedSettings = withJournal ? { port: PORT, dataFolder: folder } : { port: PORT }
  const served = fork(new URL('./served.ts', import.meta.url), [JSON.stringify(settings)])
  try {
    await once(served, 'message')
    const stop = await drawSteadily(`http://127.0.0.1:${PORT}`, movesASecond)
    const before = await usageOf(served)
    await wait(RUN_MS)
    const after = await usageOf(served)
    stop()
    return (1_000 * (after - before)) / RUN_MS
  } finally {
    const gone = once(served, 'exit')
    served.kill('SIGTERM')
    await gone
    await rm(folder, { recursive: true, force: true })
  }
}

async function usageOf(served: ChildProcess): Promise<number> {
  const answer = once(served, 'message')
  served.send('usage')
  const [ms] = (await answer) as [number]
  return ms
}
