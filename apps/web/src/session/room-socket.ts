import { ColyseusSDK, type Room } from '@colyseus/sdk'
import type { FromServer } from '@samedeal/protocol'
import { readRoomState, type RoomState } from '@samedeal/protocol/room-state'
import type { RoomView } from '@samedeal/race'
import type { Connection } from './room-session.ts'

/** Waiting times between tries to come back, in milliseconds; the last one repeats. */
const RETRY_MS = [0, 400, 800, 1_500, 3_000]

/** Colyseus's code for a room that does not exist (any more). */
const INVALID_ROOM = 522

export interface SocketListener {
  /** The room as everybody may know it. */
  room(view: RoomView): void
  message<Type extends keyof FromServer>(type: Type, body: FromServer[Type]): void
  connection(state: Connection): void
}

export interface Place {
  readonly code: string
  readonly token: string
  readonly name: string
  /** A big screen, which only ever watches. */
  readonly isScreen?: boolean
}

/**
 * The socket to a room, kept up: when it is lost it comes back as the same player, until the room is
 * gone, the seat is taken over elsewhere, or `close` is called.
 */
export class RoomSocket {
  readonly #place: Place
  readonly #listener: SocketListener
  readonly #sdk: ColyseusSDK
  #room: Room<unknown, RoomState> | undefined
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOver = false

  constructor(origin: string, place: Place, listener: SocketListener) {
    this.#sdk = new ColyseusSDK(origin)
    this.#place = place
    this.#listener = listener
  }

  /** Joins for the first time. Rejects when that fails; afterwards the socket comes back by itself. */
  async open(): Promise<void> {
    await this.#join()
    addEventListener('online', this.#retryNow)
    document.addEventListener('visibilitychange', this.#retryNow)
  }

  /** Sends a message, unless the socket is down: who needs it then sends again when live. */
  send(type: string, body?: unknown): void {
    if (this.#room?.connection.isOpen === true) this.#room.send(type, body)
  }

  /** Ends it for good. */
  close(): void {
    this.#end('closed')
    void this.#room?.leave()
  }

  async #join(): Promise<void> {
    const { code, ...who } = this.#place
    const room = await this.#sdk.joinById<RoomState>(code, who)
    if (this.#isOver) return void room.leave()
    room.reconnection.enabled = false
    this.#room = room as unknown as Room<unknown, RoomState>
    this.#tries = 0
    this.#listen(this.#room)
    this.#listener.connection('live')
  }

  #listen(room: Room<unknown, RoomState>): void {
    room.onStateChange((state) => this.#listener.room(readRoomState(state)))
    room.onMessage('*', (type, body: unknown) => {
      const known = type as keyof FromServer
      if (known === 'taken') this.#end('taken')
      if (known === 'removed') this.#end('closed')
      this.#listener.message(known, body as FromServer[typeof known])
    })
    room.onLeave(() => {
      if (room !== this.#room) return
      this.#room = undefined
      if (!this.#isOver) this.#retry()
    })
  }

  #retry(): void {
    this.#listener.connection('connecting')
    const wait = RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)]
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#comeBack(), wait)
  }

  async #comeBack(): Promise<void> {
    try {
      await this.#join()
    } catch (error) {
      if (this.#isOver) return
      if ((error as { code?: number }).code === INVALID_ROOM) this.#end('closed')
      else this.#retry()
    }
  }

  /** The page is seen again or the network is back: a dead socket is replaced at once. */
  readonly #retryNow = (): void => {
    if (document.visibilityState === 'hidden' || this.#isOver) return
    if (this.#room !== undefined && this.#room.connection.isOpen) return
    this.#tries = 0
    this.#room = undefined
    this.#retry()
  }

  #end(state: Connection): void {
    if (this.#isOver) return
    this.#isOver = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#retryNow)
    document.removeEventListener('visibilitychange', this.#retryNow)
    this.#listener.connection(state)
  }
}
