import type { FromServer } from '@samedeal/protocol'
import { JoinError } from './join-error.ts'
import type { Link, LinkListener } from './link.ts'
import type { Connection } from './room-session.ts'
import { within, type Stop, type Surroundings } from './surroundings.ts'
import type { Place, Socket } from './transport.ts'

/** Waiting times between tries to come back, in milliseconds; the last one repeats. */
const RETRY_MS = [0, 400, 800, 1_500, 3_000]
/** The longest of them while a race is on. */
const RACING_RETRY_MS = 1_000
/** How much of a waiting time is left to chance, so that not everybody comes back at once. */
const RETRY_JITTER = 0.3
/** How long a join may take, in milliseconds. */
const JOIN_MS = 8_000
/** How long the room may take to give a seat to whoever comes for the first time, in milliseconds. */
const SEAT_MS = 15_000
/** Milliseconds of silence after which the connection counts as lost, though the socket is open. */
const SILENT_MS = 3_000
/** Milliseconds of silence after which the socket is given up for another. */
const DEAD_MS = 6_000
/** How long a socket that has slept may take to say something, in milliseconds. */
const WAKE_MS = 1_500
/** How often the silence is looked at, in milliseconds. */
const WATCH_MS = 500

/**
 * The socket to a room, kept up: when it is lost, or silent for too long, it comes back as the same
 * player, until the room is gone, the seat is taken over elsewhere, or `close` is called. It is `live`
 * when the server has said everything that a join brings.
 */
export class RoomSocket implements Link {
  readonly #surroundings: Surroundings
  readonly #place: Place
  /** The name of this page: the server knows by it that a join is not another page's. */
  readonly #page: string
  readonly #listener: LinkListener
  #socket: Socket | undefined
  #state: Connection = 'connecting'
  /** The server has said on this socket all that a join brings. */
  #isSeated = false
  #isRacing = false
  #hasJoined = false
  /** The join that is under way; an older one that ends later is passed over. */
  #join = 0
  #tries = 0
  #heardAt: number
  #stopRetry: Stop = () => undefined
  #stopWatch: Stop = () => undefined
  #stopWake: Stop = () => undefined
  #opened: { readonly resolve: () => void; readonly reject: (why: JoinError) => void } | undefined

  constructor(surroundings: Surroundings, place: Place, listener: LinkListener) {
    this.#surroundings = surroundings
    this.#place = place
    this.#page = pageName(surroundings.chance)
    this.#listener = listener
    this.#heardAt = surroundings.clock.now()
  }

  /**
   * Joins for the first time. Rejects with a JoinError when that fails or nobody gives a seat; afterwards the socket comes back
   * by itself.
   */
  async open(): Promise<void> {
    const isLive = new Promise<void>((resolve, reject) => (this.#opened = { resolve, reject }))
    isLive.catch(() => undefined)
    try {
      await this.#enter()
    } catch (error) {
      this.#end('closed')
      throw error
    }
    this.#stopWake = this.#surroundings.page.onWake(() => this.#wake())
    this.#watch()
    return within(this.#surroundings.clock, SEAT_MS, isLive).catch((error: unknown) => {
      this.close()
      throw error instanceof JoinError ? error : new JoinError('room-silent')
    })
  }

  /** Milliseconds since anything was heard of the server. */
  get silence(): number {
    return this.#surroundings.clock.now() - this.#heardAt
  }

  /** Sends a message, unless the socket is down: who needs it then sends again when live. */
  send(type: string, body?: unknown): void {
    if (this.#socket?.isOpen === true) this.#socket.send(type, body)
  }

  /** Ends it for good. */
  close(): void {
    const socket = this.#socket
    this.#end('closed')
    socket?.close()
  }

  async #enter(): Promise<void> {
    const { clock, transport } = this.#surroundings
    const join = ++this.#join
    const joining = { ...this.#joining(), page: [this.#page, join] as const }
    const accepted = transport.join(joining).then((socket) => this.#accept(join, socket))
    await within(clock, JOIN_MS, accepted).catch((error: unknown) => {
      throw error instanceof JoinError ? error : new JoinError('room-silent')
    })
  }

  /** Who joins: after the first time the browser comes back by itself, and brings no code that it has used. */
  #joining(): Place {
    if (!this.#hasJoined) return this.#place
    const { handOver: _, ...place } = this.#place
    return { ...place, isReturn: true }
  }

  #accept(join: number, socket: Socket): void {
    if (join !== this.#join || this.#isOver) return socket.close()
    this.#stopRetry()
    this.#socket = socket
    this.#hasJoined = true
    this.#isSeated = false
    this.#heardAt = this.#surroundings.clock.now()
    this.#listener.joined()
    this.#listen(socket)
    return undefined
  }

  #listen(socket: Socket): void {
    const isCurrent = (): boolean => socket === this.#socket
    socket.listen({
      room: (view) => {
        if (!isCurrent()) return
        this.#isRacing = view.phase === 'countdown' || view.phase === 'racing'
        this.#heard()
        this.#listener.room(view)
      },
      message: (type, body) => {
        if (isCurrent()) this.#hear(type, body)
      },
      gone: (why) => {
        if (!isCurrent()) return
        this.#socket = undefined
        if (why === 'taken') return this.#end('taken')
        if (this.#isOver) return
        if (why === 'behind') this.#listener.behind()
        this.#retry()
      },
    })
  }

  #hear<Type extends keyof FromServer>(type: Type, body: FromServer[Type]): void {
    if (type === 'taken' || type === 'removed' || type === 'handed-over') return this.#end(type)
    this.#heard()
    this.#listener.message(type, body)
    if (type !== 'seated') return undefined
    this.#isSeated = true
    this.#tries = 0
    return this.#become('live')
  }

  /** Something has come from the server: a silence that was only that is over. */
  #heard(): void {
    const wasSilent = this.silence > SILENT_MS
    this.#heardAt = this.#surroundings.clock.now()
    if (wasSilent && this.#isSeated) this.#become('live')
  }

  #watch(): void {
    this.#stopWatch = this.#surroundings.clock.after(WATCH_MS, () => this.#watch())
    if (this.#surroundings.page.isHidden() || this.#socket === undefined) return
    if (this.silence > DEAD_MS) this.#replace()
    else if (this.silence > SILENT_MS) this.#become('connecting')
  }

  /** The page is seen again or the network is back: a dead socket is replaced at once. */
  #wake(): void {
    if (this.#surroundings.page.isHidden() || this.#isOver) return
    if (this.#socket?.isOpen !== true) return this.#replace()
    // An open socket may be dead all the same: it has a moment to say something.
    const now = this.#surroundings.clock.now()
    this.#heardAt = Math.min(this.#heardAt, now - DEAD_MS + WAKE_MS)
    this.send('clock', now)
    return undefined
  }

  /** Gives the socket up for another, at once. */
  #replace(): void {
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
    this.#tries = 0
    this.#heardAt = this.#surroundings.clock.now()
    this.#retry()
  }

  #retry(): void {
    this.#become('connecting')
    const { clock, chance } = this.#surroundings
    const usual = RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)] ?? 0
    const longest = this.#isRacing ? Math.min(usual, RACING_RETRY_MS) : usual
    this.#stopRetry()
    this.#stopRetry = clock.after(
      longest * (1 - RETRY_JITTER * chance()),
      () => void this.#comeBack(),
    )
  }

  /** Joins again. When the server does not know the room, it is asked once whether it can find it. */
  async #comeBack(hasAsked = false): Promise<void> {
    const join = this.#join + 1
    const isOurs = (): boolean => join === this.#join && !this.#isOver
    try {
      await this.#enter()
    } catch (error) {
      if (!isOurs()) return
      const { code } = error as JoinError
      if (code === 'barred') return this.#end('removed')
      if (code === 'handed-over') return this.#end('handed-over')
      if (code === 'room-locked') return this.#end('closed')
      const isUnknown = code === 'no-such-room'
      if (!isUnknown || hasAsked) return this.#retry()
      const isThere = await this.#ask()
      if (!isOurs()) return
      if (isThere === false) return this.#end('closed')
      if (isThere === true) return this.#comeBack(true)
      this.#retry()
    }
  }

  /** Whether the server can find the room; undefined when it gives no answer. */
  async #ask(): Promise<boolean | undefined> {
    const { clock, transport } = this.#surroundings
    return within(clock, JOIN_MS, transport.find(this.#place.code)).catch(() => undefined)
  }

  get #isOver(): boolean {
    return this.#state !== 'live' && this.#state !== 'connecting'
  }

  #become(state: Connection): void {
    if (this.#isOver || state === this.#state) return
    this.#state = state
    this.#listener.connection(state)
    if (state === 'live') this.#opened?.resolve()
  }

  #end(state: Exclude<Connection, 'live' | 'connecting'>): void {
    if (this.#isOver) return
    this.#stopRetry()
    this.#stopWatch()
    this.#stopWake()
    this.#become(state)
    this.#opened?.reject(new JoinError('failed'))
    this.#socket = undefined
  }
}

/** Sixteen hexadecimal digits that no other page has. */
function pageName(chance: () => number): string {
  return Array.from({ length: 16 }, () => Math.floor(chance() * 16).toString(16)).join('')
}
