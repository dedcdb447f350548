import type { ColyseusSDK, Room } from '@colyseus/sdk'
import { moveToWire, type FromServer, type WireRules } from '@samedeal/protocol'
import { readRoomState, type RoomState } from '@samedeal/protocol/room-state'
import type { RoomView } from '@samedeal/race'
import type { Move } from '@samedeal/rules'
import { until } from '../until.ts'
import { bodiesOf, type Said } from './attacker.ts'

/** The token of whoever has that name. */
export function tokenOf(name: string): string {
  return Buffer.from(name.padEnd(16, '-')).toString('hex').slice(0, 32)
}

/** Cards in the stock after the deal. */
const STOCK = 24

/** What may come to one who plays fair and does nothing but draw; anybody may call out a reaction. */
const EXPECTED = new Set([
  'seated',
  'board',
  'moved',
  'rank',
  'safe',
  'clock',
  'record',
  'reaction',
])

/** Somebody who goes through the stock, over and over, and notes whatever comes of it. */
export class FairPlayer {
  readonly said: Said[] = []
  readonly #room: Room<unknown, RoomState>
  readonly #rules: WireRules
  readonly #heard: Said[] = []
  #closed: number | undefined
  #n = 0

  private constructor(room: Room<unknown, RoomState>, rules: WireRules) {
    this.#room = room
    this.#rules = rules
    room.reconnection.enabled = false
    room.onMessage('*', (type, body: unknown) => this.#heard.push({ type, body }))
    room.onLeave((code) => (this.#closed = code))
  }

  static async join(sdk: ColyseusSDK, code: string, { name, rules }: Fair): Promise<FairPlayer> {
    const room = await sdk.joinById<RoomState>(code, { token: tokenOf(name), name })
    const player = new FairPlayer(room, rules)
    await until(() => player.all('seated').length > 0)
    return player
  }

  get view(): RoomView {
    return readRoomState(this.#room.state)
  }

  all<Type extends keyof FromServer>(type: Type): FromServer[Type][] {
    return bodiesOf(this.#heard, type)
  }

  say(type: string, body?: unknown): void {
    this.said.push({ type, body })
    this.#room.send(type, body)
  }

  /** Makes the next move and waits until the server has done it. */
  async play(): Promise<void> {
    const n = ++this.#n
    const move: Move =
      n % (STOCK + 1) === 0
        ? { from: 'waste', to: 'stock', count: STOCK }
        : { from: 'stock', to: 'waste', count: 1 }
    this.say('move', moveToWire(this.#rules, n, move))
    await until(() => this.#closed !== undefined || this.all('moved').length === n)
    this.complain()
    if (this.all('moved').at(-1)?.[0] !== n) throw new Error(`a fair player's move ${n} was lost`)
  }

  /** A new round: moves are counted from the beginning. */
  begin(): void {
    this.#n = 0
    this.#heard.splice(0)
  }

  /** Throws when anything has come that one who plays fair should not notice. */
  complain(): void {
    if (this.#closed !== undefined) {
      throw new Error(`a fair player's socket was closed with ${this.#closed}`)
    }
    const odd = this.#heard.filter(({ type }) => !EXPECTED.has(String(type)))
    if (odd.length > 0) throw new Error(`a fair player was told ${JSON.stringify(odd)}`)
  }
}

interface Fair {
  readonly name: string
  readonly rules: WireRules
}
