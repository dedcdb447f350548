import { batch, signal } from '@preact/signals'
import { moveFromWire, type FromServer, type Reaction, type RoomCreated } from '@samedeal/protocol'
import type { CpuLevel, Preset, RoomView } from '@samedeal/race'
import { USUAL_CPU_LEVEL } from '@samedeal/race/settings'
import type { GameRecord, Move, OptionValue, Reason } from '@samedeal/rules'
import { BehindNotice } from './behind-notice.ts'
import { ClockSync } from './clock-sync.ts'
import { checkDeal, type DealCheck } from './deal-check.ts'
import { UnsafeCommands, type DeviceKeep } from './unsafe-commands.ts'
import type { Link, LinkListener, LoneDeal } from './link.ts'
import { OwedWords } from './owed-words.ts'
import { OwnPlay } from './own-play.ts'
import { pageClock } from './page-clock.ts'
import { RecordRequests } from './record-requests.ts'
import type {
  Connection,
  RoomSession,
  SeatOffer,
  SeatReaction,
  SeatRecord,
  ServerRefusal,
} from './room-session.ts'
import { PressedStart } from './pressed-start.ts'
import { rulesOf } from './rules-of.ts'
import { SeenCommitments } from './seen-commitments.ts'
import type { Clock } from './surroundings.ts'
import { UNKNOWN_ROOM } from './unknown-room.ts'
import type { Keep } from './token.ts'

/** The room that a session plays in, and the way to it. */
export interface Entry extends RoomCreated {
  /** Whether the room is in this page, with nobody else in it. */
  readonly isPractice?: boolean
  readonly connect: (listener: LinkListener) => Link
  readonly clock?: Clock
  /** Where what has to outlive a reload is kept: by the tab, and by the device; nowhere if not given. */
  readonly keep?: { readonly tab: () => Keep; readonly device?: DeviceKeep }
}

/** A room as this browser lives it: what the room says, and the own board that runs ahead of it. */
export class LiveSession implements RoomSession {
  readonly code: string
  readonly inviteUrl: string
  readonly isPractice: boolean
  readonly room = signal<RoomView>(UNKNOWN_ROOM)
  readonly isRepeat = signal(false)
  readonly dealNumber = signal<number | undefined>(undefined)
  readonly seat = signal(0)
  readonly board: OwnPlay['board']
  readonly rank = signal(0)
  readonly connection = signal<Connection>('connecting')
  readonly unsaved = signal(false)
  readonly stopping = signal(false)
  readonly behind: BehindNotice['isSaid']
  readonly moveDeadline = signal(0)
  readonly hinted = signal<{ readonly move: Move | undefined } | undefined>(undefined)
  readonly unheardStart = signal(false)
  readonly handOver = signal<SeatOffer | undefined>(undefined)
  readonly refusal = signal<ServerRefusal | undefined>(undefined)
  readonly reaction = signal<SeatReaction | undefined>(undefined)
  readonly #records: RecordRequests
  readonly #clock: ClockSync
  readonly #link: Link
  readonly #owed: OwedWords
  readonly #behind: BehindNotice
  readonly #play: OwnPlay
  readonly #start: PressedStart
  readonly #seen: SeenCommitments

  private constructor(entry: Entry) {
    const { code, inviteUrl, isPractice = false, connect, clock = pageClock } = entry
    this.code = code
    this.inviteUrl = inviteUrl
    this.isPractice = isPractice
    this.#behind = new BehindNotice(clock)
    this.behind = this.#behind.isSaid
    this.#link = connect({
      joined: () => this.#arrive(),
      room: (view, deal) => this.#see(view, deal),
      message: (type, body) => this.#hear(type, body),
      connection: (state) => this.#connected(state),
      behind: () => this.#behind.say(),
    })
    this.#owed = new OwedWords(this.#link)
    this.#start = new PressedStart(clock)
    this.#records = new RecordRequests(clock, (seat) => this.#link.send('record', seat))
    this.#clock = new ClockSync(clock, (sent) => this.#link.send('clock', sent))
    this.#play = new OwnPlay({
      clock,
      room: this.room.peek(),
      unsafe: new UnsafeCommands(code, clock, entry.keep?.device),
      send: (type, body) => this.#link.send(type, body),
    })
    this.board = this.#play.board
    this.#seen = new SeenCommitments(code, entry.keep?.tab)
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
    return this.#play.attempt(move)
  }

  undo(): void {
    this.#play.undo()
  }

  send(): void {
    this.#play.sendCards()
  }

  hint(): void {
    this.#link.send('hint')
  }

  offerSeat(): void {
    this.#link.send('hand-over-code')
  }

  quit(): void {
    this.#owed.quit(this.room.peek().round)
    this.#sayOwed()
  }

  start(): void {
    this.unheardStart.value = false
    this.#start.press(this.room.peek())
    this.#link.send('start')
  }

  repeat(): void {
    this.#link.repeat?.()
  }

  chooseDeal(number: number | undefined): void {
    this.#link.chooseDeal?.(number)
  }

  endRound(): void {
    this.#link.send('end-round')
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

  lock(isLocked: boolean): void {
    this.#link.send('lock', isLocked)
  }

  usePreset(id: Preset['id']): void {
    this.#link.send('preset', id)
  }

  record(seat: number): Promise<SeatRecord> {
    return this.#records.ask(seat)
  }

  checkDeal(seat: number, record: GameRecord): Promise<DealCheck> {
    const room = this.room.peek()
    const isOwn = seat === this.seat.peek()
    return checkDeal(record, {
      seen: this.#seen.of(room),
      level: room.results.find((result) => result.seat === seat)?.level,
      ...(isOwn && { canBeOwn: (position) => this.#play.canBe(position) }),
    })
  }

  react(reaction: Reaction): void {
    this.#link.send('react', reaction)
  }

  removeSeat(seat: number): void {
    this.#link.send('remove-seat', seat)
  }

  setGame(id: string): void {
    this.#link.send('set-game', id)
  }

  setOption(name: string, value: OptionValue): void {
    this.#link.send('set-option', [name, value])
  }

  leave(): void {
    this.#owed.leave()
    this.#sayOwed()
  }

  stepOut(): void {
    if (this.isPractice) this.leave()
    else this.#link.close()
  }

  /** Says what must not be lost: at once, or as soon as the connection is back. */
  #sayOwed(): void {
    if (this.connection.peek() === 'live') this.#owed.say()
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
    const isLive = state === 'live'
    if (isLive) {
      this.#clock.start()
      this.#repeat()
    } else this.#clock.stop()
    this.#play.connected(isLive)
  }

  /** Says again what may have been lost with the socket or with the server. */
  #repeat(): void {
    this.#owed.sayAgain(this.room.peek(), this.seat.peek())
    const start = this.#start.unanswered(this.seat.peek())
    if (start === 'again') this.#link.send('start')
    this.unheardStart.value = start === 'too-late'
    this.#records.askAgain()
    this.#behind.isBack()
  }

  #see(view: RoomView, deal?: LoneDeal): void {
    this.#seen.see(view)
    if (this.#start.see(view)) this.unheardStart.value = false
    batch(() => {
      this.room.value = view
      this.isRepeat.value = deal?.isRepeat ?? false
      this.dealNumber.value = deal?.dealNumber
      const isNew = this.#play.see(view, this.seat.peek())
      if (isNew || view.phase === 'lobby') this.rank.value = 0
      if (!isNew) return
      this.#owed.beginAnew()
      this.moveDeadline.value = 0
      this.hinted.value = undefined
    })
  }

  #hear<Type extends keyof FromServer>(type: Type, body: FromServer[Type]): void {
    const message = { type, body } as ServerMessage
    switch (message.type) {
      case 'seated':
        return this.#sit(message.body)
      case 'board':
        return this.#play.load(message.body)
      case 'moved':
        return this.#play.confirm(message.body)
      case 'safe':
        return this.#play.safe(message.body)
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
        const move = message.body && moveFromWire(rulesOf(this.room.peek()), [0, from, to, count])
        this.hinted.value = { move: move ?? undefined }
        return undefined
      }
      case 'record':
        return this.#records.answer(message.body)
      case 'reaction':
        this.reaction.value = message.body
        return undefined
      case 'clock': {
        const [sent, server] = message.body
        return this.#clock.hear(sent, server)
      }
      case 'hand-over-code':
        this.handOver.value = message.body
        return undefined
      case 'removed':
      case 'handed-over':
      case 'taken':
      // The socket ends by itself, and says so as its connection.
    }
  }

  #sit(seat: number): void {
    this.seat.value = seat
    const isWaiting = this.room.peek().phase === 'countdown' && this.board.peek() === undefined
    if (isWaiting) this.#play.layOut(seat)
  }

  #refused(body: FromServer['refused']): void {
    const isForRecord = body.why === 'too-fast' && body.n === undefined
    if (isForRecord && this.#records.slowDown()) return
    const refused = this.#play.refuse(body)
    if (refused === undefined) return
    const { why } = body
    const { command } = refused
    if (command === undefined) this.#start.answered()
    if (why === 'round-not-over' || why === 'no-such-seat') this.#records.refuse(why)
    this.refusal.value = command?.act === 'move' ? { why, move: command.move } : { why }
  }
}

type ServerMessage = {
  [Type in keyof FromServer]: { readonly type: Type; readonly body: FromServer[Type] }
}[keyof FromServer]
