import { batch, signal } from '@preact/signals'
import {
  boardFromWire,
  movedFromWire,
  moveFromWire,
  moveToWire,
  type FromServer,
  type RoomCreated,
  type WireRules,
} from '@samedeal/protocol'
import type { CpuLevel, Preset, Refused, RoomView } from '@samedeal/race'
import { USUAL_CPU_LEVEL, USUAL_RULES } from '@samedeal/race/settings'
import {
  GAMES,
  type Game,
  type GameRecord,
  type Move,
  type OptionValue,
  type Reason,
} from '@samedeal/rules'
import { RecordRequests } from './record-requests.ts'
import { ClockSync } from './clock-sync.ts'
import type { Link, LinkListener } from './link.ts'
import { OwnBoard, type Pending } from './own-board.ts'
import type { BoardState, Connection, RoomSession, ServerRefusal } from './room-session.ts'

/** The room that a session plays in, and the way to it. */
export interface Entry extends RoomCreated {
  /** Whether the room is in this page, with nobody else in it. */
  readonly isPractice?: boolean
  readonly connect: (listener: LinkListener) => Link
}

/** Refusals that leave a command's number open: it is sent again. */
const UNCOUNTED: ReadonlySet<Refused> = new Set(['too-fast', 'out-of-order'])
/** How long until then, in milliseconds. */
const RESEND_MS = 600

/** What is shown until the server has said what there is. */
const UNKNOWN_ROOM: RoomView = {
  phase: 'lobby',
  host: 0,
  game: 'klondike',
  options: {},
  rules: USUAL_RULES,
  round: 0,
  matchRound: 0,
  isMatchOver: false,
  startAt: 0,
  roster: [],
  spectators: 0,
  top: [],
  results: [],
}

/** A room as this browser lives it: what the room says, and the own board that runs ahead of it. */
export class LiveSession implements RoomSession {
  readonly code: string
  readonly inviteUrl: string
  readonly isPractice: boolean
  readonly room = signal<RoomView>(UNKNOWN_ROOM)
  readonly seat = signal(0)
  readonly board = signal<BoardState | undefined>(undefined)
  readonly rank = signal(0)
  readonly connection = signal<Connection>('connecting')
  readonly unsaved = signal(false)
  readonly stopping = signal(false)
  readonly moveDeadline = signal(0)
  readonly hinted = signal<{ readonly move: Move | undefined } | undefined>(undefined)
  readonly refusal = signal<ServerRefusal | undefined>(undefined)
  readonly #records = new RecordRequests()
  readonly #clock: ClockSync
  readonly #link: Link
  /** What is to be said when the connection is back. */
  readonly #owed = new Set<'quit' | 'leave'>()
  #resendTimer: ReturnType<typeof setTimeout> | undefined
  #own: OwnBoard | undefined
  /** The round that the own board belongs to. */
  #round = 0

  private constructor({ code, inviteUrl, isPractice = false, connect }: Entry) {
    this.code = code
    this.inviteUrl = inviteUrl
    this.isPractice = isPractice
    this.#link = connect({
      joined: () => this.#arrive(),
      room: (view) => this.#see(view),
      message: (type, body) => this.#hear(type, body),
      connection: (state) => this.#connected(state),
    })
    this.#clock = new ClockSync((sent) => this.#link.send('clock', sent))
  }

  /** Enters a room. Rejects with the link's error when that fails. */
  static async enter(entry: Entry): Promise<LiveSession> {
    const session = new LiveSession(entry)
    await session.#link.open()
    return session
  }

  now(): number {
    return this.#clock.now()
  }

  silence(): number {
    return this.#link.silence
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

  send(): void {
    const pending = this.#own?.send()
    if (pending !== undefined) this.#play(pending)
  }

  hint(): void {
    this.#link.send('hint')
  }

  quit(): void {
    this.#owe('quit')
  }

  start(): void {
    this.#link.send('start')
  }

  toLobby(): void {
    this.#link.send('to-lobby')
  }

  addCpu(level: CpuLevel = USUAL_CPU_LEVEL): void {
    this.#link.send('add-cpu', level)
  }

  setCpuLevel(seat: number, level: CpuLevel): void {
    this.#link.send('set-cpu', [seat, level])
  }

  makeHost(seat: number): void {
    this.#link.send('make-host', seat)
  }

  usePreset(id: Preset['id']): void {
    this.#link.send('preset', id)
  }

  record(seat: number): Promise<GameRecord> {
    this.#link.send('record', seat)
    return this.#records.ask(seat)
  }

  removeSeat(seat: number): void {
    this.#link.send('remove-seat', seat)
  }

  setOption(name: string, value: OptionValue): void {
    this.#link.send('set-option', [name, value])
  }

  leave(): void {
    this.#owe('leave')
  }

  /** Says what must not be lost: at once, or as soon as the connection is back. */
  #owe(word: 'quit' | 'leave'): void {
    this.#owed.add(word)
    if (this.connection.peek() === 'live') this.#sayOwed()
  }

  #sayOwed(): void {
    for (const word of this.#owed) this.#link.send(word)
    if (this.#owed.has('leave')) this.#link.close()
    this.#owed.clear()
  }

  #play(pending: Pending): void {
    this.#showOwn()
    this.#sendPending(pending)
  }

  /** Sends a command, unless the server has not caught up yet: then all of them go when it has. */
  #sendPending(pending: Pending): void {
    if (this.connection.peek() !== 'live') return undefined
    const { n, act } = pending
    if (act !== 'move') return this.#link.send(act, n)
    return this.#link.send('move', moveToWire(this.#rules(), n, pending.move))
  }

  /** A socket has joined: what it is going to say is what holds. */
  #arrive(): void {
    batch(() => {
      this.unsaved.value = false
      this.stopping.value = false
    })
  }

  #connected(state: Connection): void {
    this.connection.value = state
    if (state !== 'live') return this.#clock.stop()
    this.#clock.start()
    this.#sayOwed()
    return this.#resend()
  }

  #resend(): void {
    for (const pending of this.#own?.pending ?? []) this.#sendPending(pending)
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
    this.moveDeadline.value = 0
    this.hinted.value = undefined
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
        return this.#sit(message.body)
      case 'board':
        return this.#load(message.body)
      case 'moved': {
        const { n, revealed } = movedFromWire(message.body)
        this.#own?.confirm(n, revealed)
        return this.#showOwn()
      }
      case 'refused':
        return this.#refused(message.body)
      case 'unsaved':
        this.unsaved.value = message.body
        return undefined
      case 'stopping':
        this.stopping.value = true
        return undefined
      case 'rank':
        this.rank.value = message.body
        return undefined
      case 'move-clock':
        this.moveDeadline.value = message.body
        return undefined
      case 'hint': {
        const [from = 0, to = 0, count = 0] = message.body ?? []
        const move = message.body && moveFromWire(this.#rules(), [0, from, to, count])
        this.hinted.value = { move: move ?? undefined }
        return undefined
      }
      case 'record':
        return this.#records.answer(message.body.seat, message.body.record)
      case 'clock': {
        const [sent, server] = message.body
        return this.#clock.hear(sent, server)
      }
      case 'safe':
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
  }

  #sit(seat: number): void {
    this.seat.value = seat
    const { phase, round } = this.room.peek()
    if (phase === 'countdown' && this.#own === undefined) this.#prepare(round)
  }

  #refused({ why, n }: FromServer['refused']): void {
    if (UNCOUNTED.has(why)) {
      clearTimeout(this.#resendTimer)
      this.#resendTimer = setTimeout(() => this.#resend(), RESEND_MS)
      return
    }
    const pending = n === undefined ? undefined : this.#own?.refuse(n)
    this.#showOwn()
    if (why === 'round-not-over' || why === 'no-such-seat') this.#records.refuse(why)
    this.refusal.value = pending?.act === 'move' ? { why, move: pending.move } : { why }
  }

  #showOwn(): void {
    this.board.value = this.#own?.state
  }

  #rules(): WireRules {
    return { game: this.#game(), options: this.room.peek().options }
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
