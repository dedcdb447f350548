import { setTimeout as wait } from 'node:timers/promises'
import { ColyseusSDK, type Room } from '@colyseus/sdk'
import { newRoom } from '../new-room.ts'

/** How often each of the two asks, in milliseconds: within what a person may. */
const ASK_EVERY_MS = 50

/** Two people in a room of their own who ask the server for its clock, and how long it takes to answer. */
export class ControlPair {
  readonly #rooms: readonly Room[]
  #times: number[] = []

  private constructor(rooms: readonly Room[]) {
    this.#rooms = rooms
    for (const room of rooms) {
      room.reconnection.enabled = false
      room.onMessage('*', (type, body: unknown) => {
        if (type === 'clock') this.#times.push(performance.now() - (body as [number])[0])
      })
    }
  }

  static async enter(address: string): Promise<ControlPair> {
    const code = await newRoom(address)
    const enter = (digit: string) =>
      new ColyseusSDK(address).joinById(code, { token: digit.repeat(32), name: `Fair ${digit}` })
    return new ControlPair([await enter('b'), await enter('c')])
  }

  leave(): void {
    for (const room of this.#rooms) void room.leave(false).catch(() => undefined)
  }

  /** Asks for so many milliseconds; the answers' times in milliseconds, in order of size. */
  async ask(ms: number): Promise<number[]> {
    this.#times = []
    let asked = 0
    for (const end = performance.now() + ms; performance.now() < end; await wait(ASK_EVERY_MS)) {
      for (const room of this.#rooms) room.send('clock', performance.now())
      asked += this.#rooms.length
    }
    // An answer that never comes is the worst of all.
    for (const end = performance.now() + 30_000; this.#times.length < asked; await wait(20)) {
      if (performance.now() > end) throw new Error('the server no longer answers')
    }
    return this.#times.toSorted((a, b) => a - b)
  }
}
