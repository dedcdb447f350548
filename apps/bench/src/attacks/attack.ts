import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ServedServer } from '../served/served-server.ts'
import { ControlPair } from './control-pair.ts'
import type { CrowdReport, DeafCrowd } from './deaf-crowd-worker.ts'
import { playLongRecord } from './long-record.ts'
import { rejoin, type Rejoined } from './rejoining.ts'

/** Who attacks a server, and for how long. */
export interface Attack {
  readonly port: number
  /** Commands in the record that is asked for. */
  readonly commands: number
  /** Sockets that ask for it and read nothing, and requests of each a second. */
  readonly sockets: number
  readonly rate: number
  /** How long the control pair asks before, how long the attack lasts, and how long one person joins after it. */
  readonly ms: { readonly calm: number; readonly attack: number; readonly rejoin: number }
}

/** What an attack has cost. */
export interface Damage {
  /** Answers to another room's two people, in milliseconds, in order of size. */
  readonly calm: readonly number[]
  readonly under: readonly number[]
  /** The most memory that the server held, in bytes. */
  readonly held: number
  readonly heldUnder: number
  readonly crowd: CrowdReport
  readonly again: Rejoined
}

/** Attacks a server with the usual limits in a process of its own. */
export async function attack({ port, commands, sockets, rate, ms }: Attack): Promise<Damage> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'samedeal-attacks-'))
  let server: ServedServer | undefined
  try {
    // The record is played on a server that lets it be played fast, and asked for on one with the usual limits.
    const proxies = ['loopback']
    const messages = { burst: 10_000, perSecond: 10_000 }
    server = await ServedServer.start({ port, dataFolder, proxies, limits: { messages } })
    const code = await playLongRecord(server.address, commands)
    await server.stop()
    server = await ServedServer.start({ port, dataFolder, proxies })
    const { address } = server
    const pair = await ControlPair.enter(address)
    await pair.ask(ms.calm / 4)
    await server.memory()
    const calm = await pair.ask(ms.calm)
    const held = await server.memory()
    const asking = crowdOf({ address, code, sockets, rate, ms: ms.attack })
    const under = await pair.ask(ms.attack)
    const crowd = await asking
    const heldUnder = await server.memory()
    const again = await rejoin(address, ms.rejoin)
    pair.leave()
    return { calm, under, held, heldUnder, crowd, again }
  } finally {
    await server?.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/** Lets the crowd ask in a thread of its own, so that it does not hold up those who measure. */
function crowdOf(job: DeafCrowd): Promise<CrowdReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./deaf-crowd-worker.ts', import.meta.url), {
      workerData: job,
    })
    worker.once('message', (report: CrowdReport) => resolve(report))
    worker.once('error', reject)
  })
}
