import type { Move, RecordEntry } from '@samedeal/rules'
import {
  type BoardState,
  type Clock,
  LiveSession,
  RoomSocket,
  type Surroundings,
  rulesOf,
} from '@samedeal/web/session'
import { BadNetwork } from './bad-network.ts'
import type { Dice } from './dice.ts'
import type { ServerProcess } from './server-process.ts'
import { ShownBoards } from './shown-boards.ts'
import type { Timeline } from './timeline.ts'

/** After so many milliseconds without the server the board takes no more moves. */
const LOCK_MS = 3_000

export interface PlayerParts {
  readonly timeline: Timeline
  readonly dice: Dice
  readonly name: string
  readonly server: () => ServerProcess | undefined
  readonly fault: (what: string) => void
}

/** Somebody who plays a race over a bad network, with the real session, and sees what it shows. */
export class ChaosPlayer {
  readonly token: string
  readonly network: BadNetwork
  /** Everything that was done on the board, in order. */
  readonly done: RecordEntry[] = []
  readonly shown = new ShownBoards()
  readonly #parts: PlayerParts
  readonly #wakes = new Set<() => void>()
  #session: LiveSession | undefined
  #isPlaying = true
  /** Plays to win where everything lies open; who is not tries whatever is allowed. */
  readonly #isKeen: boolean

  constructor(parts: PlayerParts) {
    this.#parts = parts
    this.token = parts.name
    const { timeline, dice, server } = parts
    this.#isKeen = dice.isTrue(0.4)
    this.network = new BadNetwork({
      timeline,
      dice,
      server,
      around: (heard, hear) => this.shown.hear(heard, hear),
      sent: (n) => this.shown.send(n),
    })
  }

  get session(): LiveSession {
    if (this.#session === undefined) throw new Error(`${this.#parts.name} is not in the room`)
    return this.#session
  }

  /** Whether the socket is up and everything was said. */
  get isLive(): boolean {
    return this.#session?.connection.peek() === 'live'
  }

  async enter(): Promise<void> {
    const surroundings = this.#surroundings()
    const place = { code: 'CHAOSS', token: this.token, name: this.#parts.name }
    this.#session = await LiveSession.enter({
      code: place.code,
      inviteUrl: '',
      clock: surroundings.clock,
      connect: (listener) => new RoomSocket(surroundings, place, listener),
    })
    this.#session.board.subscribe((board) => {
      const wrong = this.shown.show(board, this.#parts.timeline.now)
      if (wrong !== undefined) this.#fault(wrong)
    })
    this.#session.connection.subscribe((state) => {
      if (state !== 'live' && state !== 'connecting') this.#fault(`the connection is ${state}`)
    })
  }

  /** The page is seen again, or the network is back. */
  wake(): void {
    for (const wake of this.#wakes) wake()
  }

  /** Plays on and on, now and then very fast, until told to stop. */
  play(): void {
    const { timeline, dice } = this.#parts
    if (!this.#isPlaying) return
    const taps = dice.isTrue(0.1) ? 10 : 1
    for (let tap = 0; tap < taps; tap++) timeline.after(tap * 40, () => this.#act())
    timeline.after(dice.between(150, 1_500), () => this.play())
  }

  stop(): void {
    this.#isPlaying = false
  }

  #act(): void {
    if (!this.#mayPlay()) return
    const { dice } = this.#parts
    const { room, board } = this.session
    const { undo, send } = room.peek().rules
    const state = board.peek()
    if (state === undefined) return
    this.shown.own(() => {
      if (dice.isTrue(undo ? 0.08 : 0.01)) this.#undo(state)
      else if (state.canSend && dice.isTrue(send ? 0.1 : 0.01)) this.#send()
      else this.#move(state)
    })
  }

  #mayPlay(): boolean {
    if (this.#session === undefined) return false
    const { room, seat, connection } = this.#session
    const own = room.peek().roster.find((one) => one.seat === seat.peek())
    const isLost = connection.peek() !== 'live' && this.#session.silence() >= LOCK_MS
    return room.peek().phase === 'racing' && own?.status === 'racing' && !isLost
  }

  #undo({ moves, canUndo }: BoardState): void {
    this.session.undo()
    if (!canUndo) return
    const left = this.session.board.peek()?.moves ?? 0
    if (left < moves) this.done.push({ undo: true })
    else this.#fault('an undo did nothing')
  }

  #send(): void {
    this.session.send()
    this.done.push({ send: true })
  }

  #move({ position }: BoardState): void {
    const { dice } = this.#parts
    const { game, options } = rulesOf(this.session.room.peek())
    const moves = game.moves(position, options)
    const home = moves.filter(({ to }) => to.startsWith('foundation'))
    const other = this.#isKeen
      ? moves.filter(({ from }) => from === 'stock' || from === 'waste')
      : moves
    const move =
      (dice.isTrue(this.#isKeen ? 1 : 0.5) ? dice.one(home) : undefined) ?? dice.one(other)
    if (move === undefined) return
    this.#attempt(move)
  }

  #attempt(move: Move): void {
    if (this.session.attempt(move) === undefined) this.done.push(move)
  }

  #fault(what: string): void {
    const { timeline, name, fault } = this.#parts
    fault(`${name} at ${Math.round(timeline.now)} ms: ${what}`)
  }

  #surroundings(): Surroundings {
    const { timeline, dice } = this.#parts
    // Every device has been on for a time of its own.
    const bootedAt = dice.between(0, 1_000_000)
    const clock: Clock = {
      now: () => timeline.now + bootedAt,
      after: (ms, ring) => timeline.after(ms, ring),
    }
    const page = {
      isHidden: () => false,
      onWake: (wake: () => void) => {
        this.#wakes.add(wake)
        return () => this.#wakes.delete(wake)
      },
    }
    return { clock, page, transport: this.network, chance: dice.next }
  }
}
