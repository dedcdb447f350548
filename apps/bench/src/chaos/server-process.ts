import type { FromServer } from '@samedeal/protocol'
import { JoinOptions } from '@samedeal/protocol/from-client'
import type { PlayerId, RoomView } from '@samedeal/race'
import type { Card } from '@samedeal/rules'
import { admittedJoin } from '@samedeal/server/admitted-join'
import { ConnectedRoom } from '@samedeal/server/connected-room'
import type { LeftRace } from '@samedeal/server/journal'
import { USUAL_LIMITS } from '@samedeal/server/limits'
import { MessageBudgets } from '@samedeal/server/message-budgets'
import type { Thinking } from '@samedeal/server/thinking'
import type { Joining } from '@samedeal/web/session'
import { simulatedServices } from '../simulated/simulated-services.ts'
import type { Timeline } from '../simulated/timeline.ts'
import { BadJournal, type Disk } from './bad-journal.ts'
import type { BadLine } from './bad-line.ts'
import type { Dice } from './dice.ts'
import { LineSocket } from './line-socket.ts'

/** All players come from one address, as at a party. */
const ADDRESS = '192.0.2.1'

/** What nothing in these races brings about. */
const NEVER_SAID: ReadonlySet<keyof FromServer> = new Set([
  'removed',
  'handed-over',
  'hand-over-code',
  'reaction',
])

export interface ProcessParts {
  readonly timeline: Timeline
  readonly dice: Dice
  readonly disk: Disk
  readonly deck: readonly Card[]
  readonly thinking: Thinking
  /** Told that a player's command was refused; the player may never hear of it. */
  readonly refused: (player: PlayerId, n: number) => void
  /** Told of what must never happen. */
  readonly fault: (what: string) => void
}

/** One life of the server, with one room on the simulated clock: lines take the place of Colyseus's sockets. */
export class ServerProcess {
  readonly journal: BadJournal
  readonly #parts: ProcessParts
  readonly #sockets = new Map<BadLine, LineSocket>()
  readonly #messages: MessageBudgets
  #room: ConnectedRoom | undefined
  #view: RoomView | undefined
  #isDead = false

  constructor(parts: ProcessParts) {
    this.#parts = parts
    this.#messages = new MessageBudgets({ now: () => parts.timeline.now, limits: USUAL_LIMITS })
    this.journal = new BadJournal(parts.timeline, parts.dice, parts.disk)
  }

  get hasRoom(): boolean {
    return this.#room !== undefined
  }

  /** Opens the room: a new one, or the one that an earlier process has left. */
  open(left?: LeftRace): void {
    const { timeline, deck, thinking, fault } = this.#parts
    const services = simulatedServices({
      timeline,
      deck,
      thinking,
      journal: this.journal,
      // Nobody is away for so long that a stand-in plays: its thoughts would not be simulated.
      standIn: 3_600_000,
      isRunning: () => !this.#isDead,
      report: (what, error) => fault(`${what}: ${String(error)}`),
    })
    const { socketsPerRoom } = USUAL_LIMITS
    this.#room = new ConnectedRoom({
      code: 'CHAOSS',
      left,
      services: { ...services, socketsPerRoom, messages: this.#messages },
      sockets: () => [...this.#sockets.values()].filter(({ isOpen }) => isOpen).length,
      show: (view) => {
        this.#view = view
        for (const socket of this.#sockets.values()) socket.show(view)
      },
      close: () => fault('the room has closed'),
    })
  }

  /** Brings the room back, if an earlier process has left it. */
  async find(): Promise<boolean> {
    if (this.hasRoom) return true
    const left = await this.journal.read()
    if (!this.hasRoom && left !== undefined) this.open(left)
    return this.hasRoom
  }

  /** Somebody's socket has come; false when it is one that its page has given up for a later one. */
  join(joining: Joining, line: BadLine): boolean {
    const room = this.#room
    if (room === undefined) return false
    const join = admittedJoin(JoinOptions.parse(joining), ADDRESS)
    const socket = new LineSocket(line, (type, body) => this.#overhear(join.player, type, body))
    this.#sockets.set(line, socket)
    line.serve({
      hears: (type, body) => {
        if (!this.#isDead) room.receive(socket, type, body)
      },
      gone: () => {
        socket.gone()
        if (!this.#isDead) room.leave(socket)
      },
    })
    const why = room.join(socket, join)
    if (why === undefined) return true
    if (why !== 'joined-since') this.#parts.fault(`${joining.name} may not join: ${why}`)
    return false
  }

  /** The browser at the other end of a line has answered the handshake. */
  ready(line: BadLine): void {
    if (!this.#isDead && this.#view !== undefined) this.#sockets.get(line)?.ready(this.#view)
  }

  /** Tells everybody, writes everything down, and goes. */
  stop(): void {
    this.#room?.stop()
    void this.journal.close()
    this.#die()
  }

  /** Is gone from one moment to the next. */
  kill(): void {
    this.journal.kill()
    this.#die()
  }

  #die(): void {
    this.#room?.end()
    this.#isDead = true
    const { dice } = this.#parts
    for (const line of this.#sockets.keys()) {
      const browserNotices = dice.isTrue(0.9) ? dice.between(1, 400) : undefined
      line.cut({ up: 0, down: dice.between(0, 200), browserNotices, serverNotices: undefined })
    }
  }

  #overhear<Type extends keyof FromServer>(
    player: PlayerId,
    type: Type,
    body: FromServer[Type],
  ): void {
    const { refused, fault } = this.#parts
    if (NEVER_SAID.has(type)) return fault(`nothing here brings about ${type}`)
    if (type !== 'refused') return undefined
    const { why, n } = body as FromServer['refused']
    if (why === 'malformed') return fault(`${player} has sent what cannot be read`)
    // Not answered: it goes out again.
    return why === 'too-fast' ? undefined : refused(player, n ?? 0)
  }
}
