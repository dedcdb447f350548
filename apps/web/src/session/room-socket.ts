import { ColyseusSDK, type Room } from '@colyseus/sdk'
import type { FromServer } from '@samedeal/protocol'
import { readRoomState, type RoomState } from '@samedeal/protocol/room-state'
import type { Link, LinkListener } from './link.ts'
import type { Connection } from './room-session.ts'

/** Waiting times between tries to come back, in milliseconds; the last one repeats. */
const RETRY_MS = [0, 400, 800, 1_500, 3_000]
/** How long a join may take, in milliseconds. */
const JOIN_MS = 8_000
/** Milliseconds of silence after which the connection counts as lost, though the socket is open. */
const SILENT_MS = 3_000
/** Milliseconds of silence after which the socket is given up for another. */
const DEAD_MS = 6_000
/** How often the silence is looked at, in milliseconds. */
const WATCH_MS = 500

/** Colyseus's code for a room that does not exist (any more). */
const INVALID_ROOM = 522
/** The server's close code for a socket whose player has come back on another one. */
const CLOSE_TAKEN = 4100

type RaceRoom = Room<unknown, RoomState>

export interface Place {
  readonly code: string
  readonly token: string
  readonly name: string
  /** A big screen, which only ever watches. */
  readonly isScreen?: boolean
}

/**
 * The socket to a room, kept up: when it is lost, or silent for too long, it comes back as the same
 * player, until the room is gone, the seat is taken over elsewhere, or `close` is called. It is `live`
 * when the server has said everything that a join brings.
 */
export class RoomSocket implements Link {
  readonly #place: Place
  readonly #listener: LinkListener
  readonly #sdk: ColyseusSDK
  #room: RaceRoom | undefined
  #state: Connection = 'connecting'
  /** The join that is under way; an older one that ends later is passed over. */
  #join = 0
  #tries = 0
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #watchTimer: ReturnType<typeof setInterval> | undefined
  #heardAt = performance.now()
  #opened: (() => void) | undefined

  constructor(origin: string, place: Place, listener: LinkListener) {
    this.#sdk = new ColyseusSDK(origin)
    this.#place = place
    this.#listener = listener
  }

  /** Joins for the first time. Rejects when that fails; afterwards the socket comes back by itself. */
  async open(): Promise<void> {
    const isLive = new Promise<void>((resolve) => (this.#opened = resolve))
    await this.#enter()
    await isLive
    addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#watchTimer = setInterval(() => this.#watch(), WATCH_MS)
  }

  /** Milliseconds since anything was heard of the server. */
  get silence(): number {
    return performance.now() - this.#heardAt
  }

  /** Sends a message, unless the socket is down: who needs it then sends again when live. */
  send(type: string, body?: unknown): void {
    if (this.#room?.connection.isOpen === true) this.#room.send(type, body)
  }

  /** Ends it for good. */
  close(): void {
    const room = this.#room
    this.#end('closed')
    void room?.leave()
  }

  async #enter(): Promise<void> {
    const join = ++this.#join
    const { code, ...who } = this.#place
    const room = (await within(
      JOIN_MS,
      this.#sdk.joinById<RoomState>(code, who),
    )) as unknown as RaceRoom
    if (join !== this.#join || this.#isOver) return void room.leave()
    room.reconnection.enabled = false
    this.#room = room
    this.#tries = 0
    this.#heardAt = performance.now()
    this.#listener.joined()
    this.#listen(room)
    return undefined
  }

  #listen(room: RaceRoom): void {
    const isCurrent = (): boolean => room === this.#room
    room.onStateChange((state) => {
      if (!isCurrent()) return
      this.#heard()
      this.#listener.room(readRoomState(state))
    })
    room.onMessage('*', (type, body: unknown) => {
      if (isCurrent()) this.#hear(type as keyof FromServer, body)
    })
    room.onLeave((code) => {
      if (!isCurrent()) return
      this.#room = undefined
      if (code === CLOSE_TAKEN) this.#end('taken')
      else if (!this.#isOver) this.#retry()
    })
  }

  #hear(type: keyof FromServer, body: unknown): void {
    if (type === 'taken') return this.#end('taken')
    if (type === 'removed') return this.#end('removed')
    this.#heard()
    this.#listener.message(type, body as FromServer[typeof type])
    if (type === 'seated') this.#become('live')
    return undefined
  }

  /** Something has come from the server: a silence that was only that is over. */
  #heard(): void {
    const wasSilent = this.silence > SILENT_MS
    this.#heardAt = performance.now()
    if (wasSilent && this.#state === 'connecting') this.#become('live')
  }

  #watch(): void {
    if (document.visibilityState === 'hidden' || this.#room === undefined) return
    if (this.silence > DEAD_MS) this.#replace()
    else if (this.silence > SILENT_MS) this.#become('connecting')
  }

  /** The page is seen again or the network is back: a dead socket is replaced at once. */
  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#isOver) return
    if (this.#room?.connection.isOpen !== true) return this.#replace()
    // An open socket may be dead all the same: it has a moment to say something.
    this.#heardAt = Math.min(this.#heardAt, performance.now() - DEAD_MS + 1_500)
    this.send('clock', performance.now())
    return undefined
  }

  /** Gives the socket up for another, at once. */
  #replace(): void {
    const room = this.#room
    this.#room = undefined
    void room?.leave(false)
    this.#tries = 0
    this.#heardAt = performance.now()
    this.#retry()
  }

  #retry(): void {
    this.#become('connecting')
    const wait = RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)]
    clearTimeout(this.#retryTimer)
    this.#retryTimer = setTimeout(() => void this.#comeBack(), wait)
  }

  async #comeBack(): Promise<void> {
    const join = this.#join + 1
    try {
      await this.#enter()
    } catch (error) {
      if (this.#isOver || join !== this.#join) return
      if ((error as { code?: number }).code === INVALID_ROOM) this.#end('closed')
      else this.#retry()
    }
  }

  get #isOver(): boolean {
    return this.#state !== 'live' && this.#state !== 'connecting'
  }

  #become(state: Connection): void {
    if (this.#isOver || state === this.#state) return
    this.#state = state
    this.#listener.connection(state)
    if (state === 'live') this.#opened?.()
  }

  #end(state: 'closed' | 'taken' | 'removed'): void {
    if (this.#isOver) return
    clearTimeout(this.#retryTimer)
    clearInterval(this.#watchTimer)
    removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#become(state)
    this.#room = undefined
  }
}

/** The answer, or a rejection when it takes too long. */
function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
