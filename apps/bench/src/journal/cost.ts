import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ServedServer } from '../served/served-server.ts'
import { drawSteadily } from './steady-racers.ts'

const PORT = 3986
/** How long each run takes, in milliseconds, after everybody is racing: each room's journal is folded four times in it. */
const RUN_MS = 22_000

/** CPU time that the server takes for so many moves a second, in milliseconds a second. */
export async function serverCost(movesASecond: number, withJournal: boolean): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'samedeal-cost-'))
  let server: ServedServer | undefined
  try {
    server = await ServedServer.start({
      port: PORT,
      // Everybody here comes from one address.
      limits: { socketsPerAddress: 10_000 },
      ...(withJournal && { dataFolder: folder }),
    })
    const stop = await drawSteadily(server.address, movesASecond)
    const before = await server.cpuTime()
    await wait(RUN_MS)
    const after = await server.cpuTime()
    stop()
    return (1_000 * (after - before)) / RUN_MS
  } finally {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
