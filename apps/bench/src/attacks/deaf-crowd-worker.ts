// Many who ask for a long record over and over and read nothing; whoever is thrown out comes back.
import { parentPort, workerData } from 'node:worker_threads'
import { setTimeout as wait } from 'node:timers/promises'
import { DeafSocket } from './deaf-socket.ts'

/** Where to ask, how many, for how long. */
export interface DeafCrowd {
  readonly address: string
  readonly code: string
  readonly sockets: number
  /** Requests of each a second. */
  readonly rate: number
  readonly ms: number
}

/** What the crowd has sent. */
export interface CrowdReport {
  readonly asked: number
  readonly joins: number
}

/** Not where those who measure come from: all who share an address share a budget, too. */
const FROM = '203.0.113.9'

const { address, code, sockets, rate, ms } = workerData as DeafCrowd
const end = performance.now() + ms
let asked = 0
let joins = 0

async function one(index: number): Promise<void> {
  const token = index.toString(16).padStart(32, 'd')
  while (performance.now() < end) {
    const socket = await DeafSocket.join({ address, code, token, from: FROM })
    if (socket === undefined) {
      await wait(200)
      continue
    }
    joins++
    while (socket.isOpen && performance.now() < end) {
      socket.askForRecord()
      asked++
      await wait(1_000 / rate)
    }
    socket.close()
  }
}

await Promise.all(Array.from({ length: sockets }, (_, index) => one(index)))
const report: CrowdReport = { asked, joins }
parentPort?.postMessage(report)
