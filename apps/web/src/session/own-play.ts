import { signal } from '@preact/signals'
import { boardFromWire, movedFromWire, moveToWire, type FromServer } from '@samedeal/protocol'
import type { Refused, RoomView } from '@samedeal/race'
import type { Move, Position, Reason } from '@samedeal/rules'
import type { UnsafeCommands } from './unsafe-commands.ts'
import { Outbox } from './outbox.ts'
import { OwnBoard, type OwnCommand } from './own-board.ts'
import type { BoardState } from './room-session.ts'
import { rulesOf } from './rules-of.ts'
import type { Clock } from './surroundings.ts'

/** Refusals that leave a command's number open: it is sent again. */
const UNCOUNTED: ReadonlySet<Refused> = new Set(['too-fast', 'out-of-order'])

export interface OwnPlayParts {
  readonly clock: Clock
  readonly room: RoomView
  readonly unsafe: UnsafeCommands
  readonly send: (type: string, body: unknown) => void
}

/** The own board of the round that runs, and the way of its commands to the server and back. */
export class OwnPlay {
  readonly board = signal<BoardState | undefined>(undefined)
  readonly #send: OwnPlayParts['send']
  /** What the device keeps of the unsafe ones, for the page after this one. */
  readonly #keptUnsafe: UnsafeCommands
  readonly #outbox: Outbox
  #room: RoomView
  #own: OwnBoard | undefined
  /** Commands that were answered to an earlier page and are not safe yet. */
  #answeredEarlier: readonly OwnCommand[] = []
  /** The round that the own board belongs to. */
  #round = 0

  constructor({ clock, room, unsafe, send }: OwnPlayParts) {
    this.#room = room
    this.#keptUnsafe = unsafe
    this.#send = send
    this.#outbox = new Outbox(clock, (command) => this.#post(command))
  }

  attempt(move: Move): Reason | undefined {
    if (this.#own === undefined) return 'not-yet-known'
    const answer = this.#own.attempt(move)
    if (typeof answer === 'string') return answer
    this.#show()
    return undefined
  }

  undo(): void {
    if (this.#own?.undo() !== undefined) this.#show()
  }

  sendCards(): void {
    if (this.#own?.send() !== undefined) this.#show()
  }

  /** The server can be told, or cannot for now. */
  connected(isLive: boolean): void {
    if (isLive) this.#outbox.open(this.#own?.unanswered ?? [])
    else this.#outbox.shut()
  }

  /** The room has changed; true when this begins a new round, whose table is laid out before any face is known. */
  see(room: RoomView, seat: number): boolean {
    const before = this.#room
    this.#room = room
    if (room.phase === 'lobby') this.#clear()
    if (room.phase !== 'countdown') return false
    if (before.phase === 'countdown' && room.round === this.#round) return false
    this.layOut(seat)
    return true
  }

  /** Lays the table of the coming round out, unless it lies there already. */
  layOut(seat: number): void {
    this.#clear()
    this.#round = this.#room.round
    if (seat === 0) return
    this.#begin()
    this.#show()
  }

  load({ n, moves, board }: FromServer['board']): void {
    const { own, again } = this.#ownAt(n)
    own.load({ n, moves, position: boardFromWire(board) })
    own.redo(again)
    this.#show()
  }

  confirm(body: FromServer['moved']): void {
    const { n, revealed } = movedFromWire(body)
    this.#own?.confirm(n, revealed)
    this.#show()
  }

  /** A command was refused; gives it, unless it goes out again by itself: then `undefined`. */
  refuse({
    why,
    n,
  }: FromServer['refused']): { readonly command: OwnCommand | undefined } | undefined {
    if (UNCOUNTED.has(why)) {
      this.#outbox.again(() => this.#own?.unanswered ?? [])
      return undefined
    }
    const command = n === undefined ? undefined : this.#own?.refuse(n)
    this.#show()
    return { command }
  }

  /** Whether the board of the round, as far as it is known, can be this one. */
  canBe(position: Position): boolean {
    return this.#own === undefined || this.#round !== this.#room.round || this.#own.canBe(position)
  }

  /** What is said of an earlier round is of no use any more: its numbers have begun anew. */
  safe([round, n]: FromServer['safe']): void {
    if (round !== this.#round) return
    this.#own?.safe(n)
    this.#answeredEarlier = this.#answeredEarlier.filter((one) => one.n > n)
    this.#keepUnsafe()
  }

  /**
   * The own board for a server that is at command `n`, and what is to be done again on it. A page that has
   * just been loaded, or does not reach back to that command, begins a board anew.
   */
  #ownAt(n: number): { readonly own: OwnBoard; readonly again: readonly OwnCommand[] } {
    const isThere = this.#own !== undefined && this.#round === this.#room.round
    if (isThere && this.#own?.reaches(n) === true) return { own: this.#own, again: [] }
    const unsafe = isThere ? this.#unsafe : this.#keptUnsafe.of(this.#room.round)
    const own = this.#begin()
    this.#answeredEarlier = unsafe.filter((one) => one.n <= n)
    return { own, again: unsafe.filter((one) => one.n > n) }
  }

  /** Everything that the server may not have when it comes back, oldest first. */
  get #unsafe(): readonly OwnCommand[] {
    return [...this.#answeredEarlier, ...(this.#own?.unsafe ?? [])]
  }

  #begin(): OwnBoard {
    const { game, options } = rulesOf(this.#room)
    const own = new OwnBoard(game, options)
    this.#round = this.#room.round
    this.#own = own
    this.#answeredEarlier = []
    this.#outbox.beginAnew()
    return own
  }

  #clear(): void {
    this.#own = undefined
    this.#round = 0
    this.board.value = undefined
  }

  #show(): void {
    this.board.value = this.#own?.state
    this.#keepUnsafe()
    this.#outbox.flush(this.#own?.unanswered ?? [])
  }

  #keepUnsafe(): void {
    if (this.#own !== undefined) this.#keptUnsafe.keep(this.#round, this.#unsafe)
  }

  #post(command: OwnCommand): void {
    const { n, act } = command
    if (act !== 'move') return this.#send(act, [n, this.#round])
    const [, from, to, count] = moveToWire(rulesOf(this.#room), n, command.move)
    return this.#send('move', [n, from, to, count, this.#round])
  }
}
