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

/** What the measured server says: that it listens, or how much CPU time it has taken, in milliseconds. */
export type Said = { readonly listens: true } | { readonly usage: number }

const PORT = 3986
/** How long each run takes, in milliseconds, after everybody is racing: each room's journal is folded four times in it. */
const RUN_MS = 22_000

/** CPU time that the server takes for so many moves a second, in milliseconds a second. */
export async function serverCost(movesASecond: number, withJournal: boolean): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'samedeal-cost-'))
  const settings: ServedSettings = withJournal ? { port: PORT, dataFolder: folder } : { port: PORT }
  const served = fork(new URL('./served.ts', import.meta.url), [JSON.stringify(settings)])
  try {
    await heard(served, (said) => 'listens' in said)
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
  served.send('usage')
  const said = await heard(served, (one) => 'usage' in one)
  return 'usage' in said ? said.usage : 0
}

/** Waits for the server to say something; libraries in its process say things of their own. */
function heard(served: ChildProcess, isIt: (said: Said) => boolean): Promise<Said> {
  return new Promise((resolve, reject) => {
    const listen = (said: Said): void => {
      if (!isIt(said)) return
      served.off('message', listen)
      resolve(said)
    }
    served.on('message', listen)
    served.once('exit', () => reject(new Error('the measured server has ended')))
  })
}
