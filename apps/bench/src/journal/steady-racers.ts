import { ColyseusSDK, type Room } from '@colyseus/sdk'
import type { RoomState } from '@samedeal/protocol/room-state'
import { newRoom } from '../new-room.ts'
import { stockMove } from '../stock-rounds.ts'

const ROOMS = 10
const SEATS = 20

/** Somebody who goes through the stock, over and over. */
class Drawer {
  readonly #room: Room<unknown, RoomState>
  #n = 0

  constructor(room: Room<unknown, RoomState>) {
    this.#room = room
  }

  draw(): void {
    const n = ++this.#n
    this.#room.send('move', stockMove(n))
  }
}

/** Lets ten rooms of twenty racers draw so many cards a second in all. Gives what stops them. */
export async function drawSteadily(address: string, movesASecond: number): Promise<() => void> {
  const rooms = await Promise.all(
    Array.from({ length: ROOMS }, (_, index) => raceIn(address, index)),
  )
  const drawers = rooms.flat()
  const TICK_MS = 10
  let next = 0
  let owed = 0
  let at = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    owed += ((now - at) * movesASecond) / 1_000
    at = now
    for (; owed >= 1; owed--) drawers[next++ % drawers.length]?.draw()
  }, TICK_MS)
  return () => clearInterval(timer)
}

async function raceIn(address: string, index: number): Promise<Drawer[]> {
  const code = await newRoom(address)
  const drawers: Drawer[] = []
  const dealt: Promise<void>[] = []
  let host: Room<unknown, RoomState> | undefined
  for (let seat = 0; seat < SEATS; seat++) {
    const token = (index * SEATS + seat + 1).toString(16).padStart(32, '0')
    const room = await new ColyseusSDK(address).joinById<RoomState>(code, { token, name: 'Racer' })
    host ??= room
    const faces = new Promise<void>((resolve) => {
      room.onMessage('*', (type) => {
        if (type === 'board') resolve()
      })
    })
    drawers.push(new Drawer(room))
    dealt.push(faces)
  }
  host?.send('start')
  await Promise.all(dealt)
  return drawers
}
