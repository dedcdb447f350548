import { batch, signal } from '@preact/signals'
import {
  boardFromWire,
  movedFromWire,
  moveToWire,
  type FromServer,
  type RoomCreated,
} from '@samedeal/protocol'
import type { RoomView } from '@samedeal/race'
import { GAMES, type Game, type Move, type OptionValue, type Reason } from '@samedeal/rules'
import { ClockSync } from './clock-sync.ts'
import { OwnBoard, type Pending } from './own-board.ts'
import type { BoardState, Connection, RoomSession, ServerRefusal } from './room-session.ts'
import { RoomSocket, type Place } from './room-socket.ts'

/** Where a session plays and as whom. */
export interface Entry {
  readonly created: RoomCreated
  readonly place: Place
  /** The server's address, as in http://192.0.2.1:2567 */
  readonly origin: string
}

/** What is shown until the server has said what there is. */
const UNKNOWN_ROOM: RoomView = {
  phase: 'lobby',
  host: 0,
  game: 'klondike',
  options: {},
  round: 0,
  startAt: 0,
  roster: [],
  spectators: 0,
  top: [],
  results: [],
}

/** A room as this browser lives it: what the server says, and the own board that runs ahead of it. */
export class LiveSession implements RoomSession {
  readonly code: string
  readonly inviteUrl: string
  readonly room = signal<RoomView>(UNKNOWN_ROOM)
  readonly seat = signal(0)
  readonly board = signal<BoardState | undefined>(undefined)
  readonly rank = signal(0)
  readonly connection = signal<Connection>('connecting')
  readonly refusal = signal<ServerRefusal | undefined>(undefined)
  readonly #clock: ClockSync
  readonly #socket: RoomSocket
  #own: OwnBoard | undefined
  /** The round that the own board belongs to. */
  #round = 0

  private constructor({ created, place, origin }: Entry) {
    this.code = created.code
    this.inviteUrl = created.inviteUrl
    this.#socket = new RoomSocket(origin, place, {
      room: (view) => this.#see(view),
      message: (type, body) => this.#hear(type, body),
      connection: (state) => this.#connected(state),
    })
    this.#clock = new ClockSync((sent) => this.#socket.send('clock', sent))
  }

  /** Enters a room. Rejects with the socket's error when that fails. */
  static async enter(entry: Entry): Promise<LiveSession> {
    const session = new LiveSession(entry)
    await session.#socket.open()
    return session
  }

  now(): number {
    return this.#clock.now()
  }

  attempt(move: Move): Reason | undefined {
    if (this.#own === undefined) return 'not-yet-known'
    const answer = this.#own.attempt(move)
    if (typeof answer === 'string') return answer
    this.#play(answer)
    return undefined
  }

  undo(): void {
    const pending = this.#own?.undo()
    if (pending !== undefined) this.#play(pending)
  }

  quit(): void {
    this.#socket.send('quit')
  }

  start(): void {
    this.#socket.send('start')
  }

  toLobby(): void {
    this.#socket.send('to-lobby')
  }

  addCpu(): void {
    this.#socket.send('add-cpu')
  }

  removeSeat(seat: number): void {
    this.#socket.send('remove-seat', seat)
  }

  setOption(name: string, value: OptionValue): void {
    this.#socket.send('set-option', [name, value])
  }

  leave(): void {
    this.#socket.send('leave')
    this.#socket.close()
    this.#clock.stop()
  }

  #play(pending: Pending): void {
    this.#showOwn()
    this.#sendPending(pending)
  }

  #sendPending({ n, move }: Pending): void {
    if (move === undefined) return this.#socket.send('undo', n)
    const { options } = this.room.peek()
    return this.#socket.send('move', moveToWire({ game: this.#game(), options }, n, move))
  }

  #connected(state: Connection): void {
    this.connection.value = state
    if (state === 'live') this.#clock.start()
    else this.#clock.stop()
  }

  #see(view: RoomView): void {
    batch(() => {
      this.room.value = view
      if (view.phase === 'lobby') this.#clear()
      if (view.phase === 'countdown' && view.round !== this.#round) this.#prepare(view.round)
    })
  }

  /** Lays the table out for a new round, before any face is known. */
  #prepare(round: number): void {
    this.#round = round
    this.rank.value = 0
    if (this.seat.peek() === 0) return this.#clear()
    this.#own = new OwnBoard(this.#game(), this.room.peek().options)
    return this.#showOwn()
  }

  #clear(): void {
    this.#own = undefined
    this.board.value = undefined
    this.rank.value = 0
  }

  #hear<Type extends keyof FromServer>(type: Type, body: FromServer[Type]): void {
    const message = { type, body } as ServerMessage
    switch (message.type) {
      case 'seated':
        this.seat.value = message.body
        return
      case 'board':
        return this.#load(message.body)
      case 'moved': {
        const { n, revealed } = movedFromWire(message.body)
        this.#own?.confirm(n, revealed)
        return this.#showOwn()
      }
      case 'refused':
        return this.#refused(message.body)
      case 'rank':
        this.rank.value = message.body
        return
      case 'clock': {
        const [sent, server] = message.body
        return this.#clock.hear(sent, server)
      }
      case 'removed':
      case 'taken':
      // The socket ends by itself, and says so as its connection.
    }
  }

  #load({ n, moves, board }: FromServer['board']): void {
    const { round, options } = this.room.peek()
    if (this.#own === undefined || this.#round !== round) {
      this.#round = round
      this.#own = new OwnBoard(this.#game(), options)
    }
    this.#own.load({ n, moves, position: boardFromWire(board) })
    this.#showOwn()
    for (const pending of this.#own.pending) this.#sendPending(pending)
  }

  #refused({ why, n }: FromServer['refused']): void {
    const pending = n === undefined ? undefined : this.#own?.refuse(n)
    this.#showOwn()
    this.refusal.value = pending?.move === undefined ? { why } : { why, move: pending.move }
  }

  #showOwn(): void {
    this.board.value = this.#own?.state
  }

  #game(): Game {
    const game = GAMES.get(this.room.peek().game)
    if (game === undefined) throw new Error(`unknown game ${this.room.peek().game}`)
    return game
  }
}

type ServerMessage = {
  [Type in keyof FromServer]: { readonly type: Type; readonly body: FromServer[Type] }
}[keyof FromServer]
