import type { FromServer } from '@samedeal/protocol'
import {
  type Connection,
  LiveSession,
  LOCK_MS,
  RoomSocket,
  type LinkListener,
} from '@samedeal/web/session'
import { GAMES, type Move } from '@samedeal/rules'
import { nodeSurroundings } from './node-surroundings.ts'

/** What a racer has gone through. */
export interface RacerStory {
  /** Moves that the server had called safe and did not know any more. */
  lost: number
  /** When the connection was last live again, by `performance.now()`. */
  liveAt: number
}

/** A place at a server's table. */
export interface RacerPlace {
  readonly address: string
  readonly code: string
  readonly name: string
  /** 32 hexadecimal digits. */
  readonly token: string
  /** Numbers from 0 up to 1. */
  readonly random: () => number
}

/** Moves and undos as they were made on the own board. */
type Made = Move | 'undo'

/**
 * A player with the browser's own session, who makes any legal move and knows exactly what they have done.
 */
export class Racer {
  readonly story: RacerStory = { lost: 0, liveAt: 0 }
  readonly made: Made[] = []
  readonly #random: () => number
  #session!: LiveSession
  #safe = 0

  private constructor(random: () => number) {
    this.#random = random
  }

  static async enter({ address, code, name, token, random }: RacerPlace): Promise<Racer> {
    const racer = new Racer(random)
    const surroundings = nodeSurroundings(address)
    racer.#session = await LiveSession.enter({
      code,
      inviteUrl: '',
      connect: (listener) =>
        new RoomSocket(surroundings, { code, name, token }, racer.#overhear(listener)),
    })
    return racer
  }

  get session(): LiveSession {
    return this.#session
  }

  /** Makes one legal move, or takes one back, if the own board lets it. */
  play(): void {
    const board = this.#session.board.peek()
    if (board === undefined || this.#session.silence() > LOCK_MS) return
    if (board.canUndo && this.#random() < 0.1) {
      this.#session.undo()
      this.made.push('undo')
      return
    }
    const { game, options } = this.#session.room.peek()
    const moves = GAMES.get(game)?.moves(board.position, options) ?? []
    const move = moves[Math.floor(this.#random() * moves.length)]
    if (move !== undefined && this.#session.attempt(move) === undefined) this.made.push(move)
  }

  /** Whether the server's record of this seat is exactly what was done here, each thing once. */
  async isRecorded(): Promise<boolean> {
    const { record } = await this.#session.record(this.#session.seat.peek())
    const recorded = record.moves.map((entry): Made => {
      if ('from' in entry) return { from: entry.from, to: entry.to, count: entry.count }
      return 'undo'
    })
    return JSON.stringify(recorded) === JSON.stringify(this.made)
  }

  /** Notes on the way to the session what the server says to be safe, and what it does not know after all. */
  #overhear(listener: LinkListener): LinkListener {
    return {
      joined: () => listener.joined(),
      room: (view) => listener.room(view),
      message: <Type extends keyof FromServer>(type: Type, body: FromServer[Type]) => {
        if (type === 'safe') this.#safe = (body as FromServer['safe'])[1]
        if (type === 'board') {
          this.story.lost += Math.max(0, this.#safe - (body as FromServer['board']).n)
        }
        listener.message(type, body)
      },
      connection: (state: Connection) => {
        if (state === 'live') this.story.liveAt = performance.now()
        listener.connection(state)
      },
      behind: () => listener.behind(),
    }
  }
}
