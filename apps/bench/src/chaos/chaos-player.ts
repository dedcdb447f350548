import type { PlayerId } from '@samedeal/race'
import type { Move, RecordEntry } from '@samedeal/rules'
import { playerOf } from '@samedeal/server/player-of'
import {
  ANSWER_MS,
  type BoardState,
  JoinError,
  LiveSession,
  LOCK_MS,
  RoomSocket,
  type Socket,
  type Surroundings,
  rulesOf,
  within,
} from '@samedeal/web/session'
import type { Timeline } from '../simulated/timeline.ts'
import { BadNetwork } from './bad-network.ts'
import type { Dice } from './dice.ts'
import type { ServerProcess } from './server-process.ts'
import { ShownBoards } from './shown-boards.ts'

/** Whoever finds no server tries again after so many milliseconds. */
const TRY_AGAIN_MS = 1_000

/** One load of the page; nothing happens in it any more once it is gone. */
interface Page {
  isGone: boolean
}

export interface PlayerParts {
  readonly timeline: Timeline
  readonly dice: Dice
  readonly name: string
  /** 32 hexadecimal digits. */
  readonly token: string
  readonly server: () => ServerProcess | undefined
  readonly fault: (what: string) => void
}

/** Somebody who plays a race over a bad network, with the real session, and sees what it shows. */
export class ChaosPlayer {
  readonly name: string
  /** Who the race knows them as. */
  readonly player: PlayerId
  readonly #token: string
  readonly network: BadNetwork
  /** Everything that was done on the board of this round, in order. */
  done: RecordEntry[] = []
  /** What the boards of this round have shown. */
  shown = new ShownBoards()
  /** Of the rounds before: how many commands were given and lost with the server, and whether any was refused. */
  readonly #before = { commands: 0, lost: 0, wasRefused: false }
  readonly #parts: PlayerParts
  readonly #wakes = new Set<() => void>()
  readonly #leaving = new Set<() => void>()
  /** What the device keeps from page to page. */
  readonly #kept = new Map<string, string>()
  #page: Page = { isGone: false }
  #session: LiveSession | undefined
  #isPlaying = true
  /** Plays to win where everything lies open; who is not tries whatever is allowed. */
  readonly #isKeen: boolean

  constructor(parts: PlayerParts) {
    this.#parts = parts
    this.name = parts.name
    this.player = playerOf(parts.token)
    this.#token = parts.token
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
    if (this.#session === undefined) throw new Error(`${this.name} is not in the room`)
    return this.#session
  }

  /** Whether the socket is up and everything was said. */
  get isLive(): boolean {
    return this.#session?.connection.peek() === 'live'
  }

  /** Opens the page and enters the room. Rejects with a JoinError when that fails. */
  async enter(): Promise<void> {
    const page: Page = { isGone: false }
    this.#page = page
    const surroundings = this.#surroundings(page)
    // As a page does; it also brings back the room of a server that was started again.
    if (!(await within(surroundings.clock, ANSWER_MS, this.network.find())))
      throw new JoinError('no-such-room')
    if (page.isGone) return
    const place = { code: 'CHAOSS', token: this.#token, name: this.name }
    const session = await LiveSession.enter({
      code: place.code,
      inviteUrl: '',
      clock: surroundings.clock,
      keep: {
        tab: () => this.#storage(),
        device: {
          storage: () => this.#storage(),
          onLeave: (write) => this.#leaving.add(() => !page.isGone && write()),
        },
      },
      connect: (listener) => new RoomSocket(surroundings, place, listener),
    })
    this.#session = session
    session.board.subscribe((board) => {
      if (page.isGone) return
      const wrong = this.shown.show(board, this.#parts.timeline.now)
      if (wrong !== undefined) this.#fault(wrong)
    })
    session.connection.subscribe((state) => {
      if (state !== 'live' && state !== 'connecting') this.#fault(`the connection is ${state}`)
    })
  }

  /** The page is loaded again, once or until there is a server: only what the device keeps is left of it. */
  reload(): void {
    for (const leave of this.#leaving) leave()
    this.#leaving.clear()
    this.#page.isGone = true
    this.#session = undefined
    this.#wakes.clear()
    this.network.drop()
    this.shown.reload()
    const entering = this.enter()
    const page = this.#page
    const tryAgain = (): void => void (page.isGone || this.reload())
    entering.catch(() => this.#parts.timeline.after(TRY_AGAIN_MS, tryAgain))
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

  /** Another round: what was done and shown in the one before is over. */
  beginAnew(): void {
    const { commands, lost, wasRefused } = this
    Object.assign(this.#before, { commands, lost, wasRefused })
    this.done = []
    this.shown = new ShownBoards()
    this.#isPlaying = true
  }

  /** Commands given, in all rounds. */
  get commands(): number {
    return this.#before.commands + this.done.length
  }

  /** Commands that were answered and then lost with the server, in all rounds. */
  get lost(): number {
    return this.#before.lost + this.shown.lost
  }

  /** Whether any command was refused, in any round. */
  get wasRefused(): boolean {
    return this.#before.wasRefused || this.shown.refusals > 0
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
    const after = this.session.board.peek()
    // What was before a reload only the server knows: until it says so, nothing can be taken back.
    const isBeyond = after?.moves === moves && !after.canUndo
    if (isBeyond) this.shown.unsettle()
    if (isBeyond || (after?.moves ?? 0) < moves) this.done.push({ undo: true })
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
    const { timeline, fault } = this.#parts
    fault(`${this.name} at ${Math.round(timeline.now)} ms: ${what}`)
  }

  #storage(): { getItem(key: string): string | null; setItem(key: string, value: string): void } {
    return {
      getItem: (key) => this.#kept.get(key) ?? null,
      setItem: (key, value) => void this.#kept.set(key, value),
    }
  }

  #surroundings(page: Page): Surroundings {
    const { timeline, dice } = this.#parts
    // Every device has been on for a time of its own.
    const bootedAt = dice.between(0, 1_000_000)
    return {
      clock: {
        now: () => timeline.now + bootedAt,
        after: (ms, ring) => timeline.after(ms, () => !page.isGone && ring()),
      },
      page: {
        isHidden: () => false,
        onWake: (wake) => {
          this.#wakes.add(wake)
          return () => this.#wakes.delete(wake)
        },
      },
      transport: {
        join: async (joining) => onlyOn(page, await this.network.join(joining)),
        find: () => this.network.find(),
      },
      chance: dice.next,
    }
  }
}

/** A socket, if the page that asked for it is still there; else nothing comes of it. */
function onlyOn(page: Page, socket: Socket): Socket | Promise<Socket> {
  if (!page.isGone) return socket
  socket.close()
  return new Promise(() => undefined)
}
