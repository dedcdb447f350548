import { ColyseusSDK, type Room } from '@colyseus/sdk'
import { newRoom } from '../new-room.ts'

/** What one person was let do. */
export interface Rejoined {
  readonly joins: number
  readonly answers: number
}

/** Messages on each socket: what a fresh budget would let through. */
const MESSAGES = 120

/** One person joins over and over, as fast as the server lets them in, and says as much as it takes each time. */
export async function rejoin(address: string, ms: number): Promise<Rejoined> {
  const code = await newRoom(address)
  const sdk = new ColyseusSDK(address)
  const keeper = await sdk.joinById(code, { token: 'e'.repeat(32), name: 'Stays' })
  const rooms: Room[] = [keeper]
  let joins = 0
  let answers = 0
  const { warn } = console
  console.warn = () => undefined
  for (const end = performance.now() + ms; performance.now() < end;) {
    const room = await sdk
      .joinById(code, { token: 'f'.repeat(32), name: 'Again' })
      .catch(() => undefined)
    if (room === undefined) continue
    joins++
    room.reconnection.enabled = false
    room.onMessage('*', (type) => {
      if (type === 'clock') answers++
    })
    for (let sent = 0; sent < MESSAGES; sent++) room.send('clock', sent)
    rooms.push(room)
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
  // A socket that is gone already never says that it has left.
  for (const room of rooms) void room.leave(false).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 500))
  console.warn = warn
  return { joins, answers }
}
