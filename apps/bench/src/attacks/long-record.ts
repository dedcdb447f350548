import { setTimeout as wait } from 'node:timers/promises'
import { ColyseusSDK } from '@colyseus/sdk'
import { readRoomState, type RoomState } from '@samedeal/protocol/room-state'
import { newRoom } from '../new-room.ts'
import { stockMove } from '../stock-rounds.ts'

/** Commands in the record: as many as a seat may give. */
const COMMANDS = 5_000
/** Below the frames at which a socket is closed. */
const COMMANDS_A_SECOND = 800

/** Plays a round alone that ends with the longest record there is, in seat 1; gives the room's code. */
export async function playLongRecord(address: string, commands = COMMANDS): Promise<string> {
  const code = await newRoom(address)
  const who = { token: 'a'.repeat(32), name: 'Long' }
  const room = await new ColyseusSDK(address).joinById<RoomState>(code, who)
  room.reconnection.enabled = false
  let done = 0
  let hasBoard = false
  room.onMessage('*', (type) => {
    if (type === 'board') hasBoard = true
    if (type === 'moved') done++
  })
  room.send('start')
  await until(() => hasBoard)
  for (let n = 1; n <= commands; n++) {
    room.send('move', stockMove(n))
    if (n % 80 === 0) await wait((80 * 1_000) / COMMANDS_A_SECOND)
  }
  await until(() => done >= commands)
  room.send('quit')
  await until(() => readRoomState(room.state).phase === 'results')
  void room.leave(false)
  return code
}

async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + 60_000
  while (!condition()) {
    if (performance.now() > end) throw new Error('the long record was not played within a minute')
    await wait(10)
  }
}
