import { parentPort, workerData } from 'node:worker_threads'
import { ColyseusSDK } from '@colyseus/sdk'
import { readRoomState, type RoomState } from '@samedeal/protocol/room-state'
import { LEVELS } from '@samedeal/rules'
import { newRoom } from '../new-room.ts'

/** Where to race, and in how many rooms at once. */
export interface StartsJob {
  /** The server's address, as in http://localhost:2567 */
  readonly address: string
  readonly rooms: number
}

/**
 * How late the faces came after the GO that was announced at the start, in milliseconds, for each
 * room. Server and racers read the same computer's clock.
 */
export interface Started {
  readonly late: readonly number[]
}

/** A racer alone in a room, waiting in its lobby. */
interface Waiting {
  start(): void
  /** Resolves when the faces have come. */
  readonly late: Promise<number>
}

const job = workerData as StartsJob
const sdk = new ColyseusSDK(job.address)
const racers = await Promise.all(Array.from({ length: job.rooms }, (_, index) => enter(index)))
for (const racer of racers) racer.start()
const late = await Promise.all(racers.map((racer) => racer.late))
const started: Started = { late }
parentPort?.postMessage(started)
process.exit(0)

async function enter(index: number): Promise<Waiting> {
  const code = await newRoom(job.address)
  const token = index.toString(16).padStart(32, '0')
  const room = await sdk.joinById<RoomState>(code, { token, name: `Racer ${index}` })
  let goAt = 0
  room.onStateChange((state) => {
    goAt ||= readRoomState(state).startAt
  })
  const faces = new Promise<number>((resolve) => {
    room.onMessage('*', (type) => {
      if (type === 'board') resolve(Date.now() - goAt)
    })
  })
  room.send('set-option', ['difficulty', LEVELS[index % LEVELS.length]])
  return { start: () => room.send('start'), late: faces }
}
