import { parentPort, workerData } from 'node:worker_threads'
import { ColyseusSDK } from '@colyseus/sdk'
import { CPU_LEVELS } from '@samedeal/race'
import { newRoom } from '../new-room.ts'

/** Where to open rooms, how many, and how many CPU players to seat in each. */
export interface CpuRoomsJob {
  /** The server's address, as in http://localhost:2567 */
  readonly address: string
  readonly rooms: number
  readonly cpus: number
}

const job = workerData as CpuRoomsJob
const sdk = new ColyseusSDK(job.address)
const started = await Promise.all(Array.from({ length: job.rooms }, (_, index) => open(index)))
parentPort?.postMessage(started.length)

/** Opens a room whose host seats CPU players, starts the race, and then only looks on. */
async function open(index: number): Promise<void> {
  const code = await newRoom(job.address)
  const token = index.toString(16).padStart(32, '0')
  const room = await sdk.joinById(code, { token, name: `Host ${index}` })
  const dealt = new Promise<void>((resolve) => {
    room.onMessage('*', (type) => {
      if (type === 'board') resolve()
    })
  })
  for (let cpu = 0; cpu < job.cpus; cpu++) room.send('add-cpu', CPU_LEVELS[cpu % CPU_LEVELS.length])
  room.send('start')
  await dealt
}
