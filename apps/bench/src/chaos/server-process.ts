import type { FromServer } from '@samedeal/protocol'
import { readClientMessage } from '@samedeal/protocol/from-client'
import type { PlayerId, RoomView } from '@samedeal/race'
import { klondike, type Card } from '@samedeal/rules'
import type { LeftRace } from '@samedeal/server/journal'
import { MessageBudgets } from '@samedeal/server/message-budgets'
import { USUAL_LIMITS } from '@samedeal/server/limits'
import { RaceKeeper } from '@samedeal/server/race-keeper'
import type { Thinking } from '@samedeal/server/thinking'
import type { Joining } from '@samedeal/web/session'
import { BadJournal, type Disk } from './bad-journal.ts'
import type { BadLine } from './bad-line.ts'
import type { Dice } from './dice.ts'
import type { Timeline } from './timeline.ts'

/** The server's clock at the beginning, in milliseconds. */
const START = 1_790_000_000_000

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

interface Here {
  readonly line: BadLine
  readonly page: Joining['page']
  /** The browser has answered the handshake: what is said goes out at once. */
  isReady: boolean
  readonly queue: (() => void)[]
}

/**
 * One life of the server, with one room: the room's keeper on the simulated clock, and in Colyseus's
 * place what a socket is to it.
 */
export class ServerProcess {
  readonly journal: BadJournal
  readonly #parts: ProcessParts
  readonly #here = new Map<PlayerId, Here>()
  readonly #lines = new Set<BadLine>()
  readonly #budgets: MessageBudgets
  #keeper: RaceKeeper | undefined
  #view: RoomView | undefined
  #isDead = false

  constructor(parts: ProcessParts) {
    this.#parts = parts
    const now = (): number => parts.timeline.now
    this.#budgets = new MessageBudgets({ now, limits: USUAL_LIMITS })
    this.journal = new BadJournal(parts.timeline, parts.dice, parts.disk)
  }

  get hasRoom(): boolean {
    return this.#keeper !== undefined
  }

  /** Opens the room: a new one, or the one that an earlier process has left. */
  open(left?: LeftRace): void {
    const { timeline, deck, thinking, fault } = this.#parts
    const clock = {
      now: () => START + Math.floor(timeline.now),
      alarm: (ring: () => void) => {
        let stop = (): void => undefined
        return {
          set: (at: number | undefined) => {
            stop()
            if (at === undefined) return
            stop = timeline.at(at - START, () => {
              if (!this.#isDead) ring()
            })
          },
        }
      },
    }
    this.#keeper = new RaceKeeper({
      code: 'CHAOSS',
      left,
      wire: this.#wire(),
      services: {
        clock,
        thinking,
        game: klondike,
        // Nobody is away for so long that a stand-in plays: its thoughts would not be simulated.
        timing: { countdown: 3_000, standIn: 3_600_000 },
        dealer: {
          deal: () => Promise.resolve({ deck, proof: undefined }),
          prepare: () => undefined,
          close: () => Promise.resolve(),
        },
        journal: this.journal,
        turns: { add: (work) => timeline.after(0, work) },
        pace: 1,
        timed: (_section, work) => work(),
        report: (what, error) => fault(`${what}: ${String(error)}`),
      },
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
  join({ token: player, name, page }: Joining, line: BadLine): boolean {
    const before = this.#here.get(player)
    const isBack = before?.page[0] === page[0]
    if (isBack && page[1] < before.page[1]) return false
    const here: Here = { line, page, isReady: false, queue: [] }
    this.#here.set(player, here)
    this.#lines.add(line)
    if (before !== undefined && !isBack) this.#say(before, (to) => to.tell('taken', true))
    before?.line.hangUp(!isBack)
    line.serve({
      hears: (type, body) => {
        if (this.#here.get(player) === here) this.#receive({ player, here }, { type, body })
      },
      gone: () => {
        if (this.#isDead || this.#here.get(player) !== here) return
        this.#here.delete(player)
        this.#keeper?.do({ type: 'drop', player })
      },
    })
    if (this.#keeper?.isSaving === false) this.#say(here, (to) => to.tell('unsaved', true))
    this.#keeper?.do({ type: 'join', player, name, isScreen: false })
    return true
  }

  /** The browser has answered the handshake: it gets the room, then everything that was said before. */
  ready(player: PlayerId, line: BadLine): void {
    const here = this.#here.get(player)
    if (this.#isDead || here?.line !== line || this.#view === undefined) return
    here.isReady = true
    line.show(this.#view)
    for (const say of here.queue) say()
  }

  /** Tells everybody, writes everything down, and goes. */
  stop(): void {
    this.#keeper?.end()
    for (const here of this.#here.values()) this.#say(here, (to) => to.tell('stopping', true))
    void this.journal.close()
    this.#die()
  }

  /** Is gone from one moment to the next. */
  kill(): void {
    this.journal.kill()
    this.#die()
  }

  #die(): void {
    this.#keeper?.end()
    this.#isDead = true
    const { dice } = this.#parts
    for (const line of this.#lines) {
      const browserNotices = dice.isTrue(0.9) ? dice.between(1, 400) : undefined
      line.cut({ up: 0, down: dice.between(0, 200), browserNotices, serverNotices: undefined })
    }
  }

  #receive(
    { player, here }: { readonly player: PlayerId; readonly here: Here },
    { type, body }: { readonly type: string; readonly body: unknown },
  ): void {
    if (this.#isDead) return
    const message = readClientMessage(type, body)
    const taken = this.#budgets.take({ player, address: '' }, message?.type)
    if (message === undefined) return this.#parts.fault(`malformed: ${type} ${String(body)}`)
    if (taken === 'passed-over') return undefined
    if (taken === 'refused') return this.#say(here, (to) => to.tell('refused', { why: 'too-fast' }))
    if (message.type === 'clock') {
      const now = this.#keeper?.now() ?? 0
      return this.#say(here, (to) => to.tell('clock', [message.body, now]))
    }
    if (message.type === 'react' || message.type === 'hand-over-code') {
      return this.#parts.fault(`nobody says ${message.type} here`)
    }
    return this.#keeper?.receive(player, message)
  }

  #say({ line, isReady, queue }: Here, say: (to: BadLine) => void): void {
    if (isReady) say(line)
    else queue.push(() => say(line))
  }

  #wire() {
    return {
      tell: <Type extends keyof FromServer>(
        player: PlayerId,
        type: Type,
        body: FromServer[Type],
      ): void => {
        const said = { type, body } as { type: 'refused'; body: FromServer['refused'] }
        if (said.type === 'refused') this.#parts.refused(player, said.body.n ?? 0)
        const here = this.#here.get(player)
        if (here !== undefined) this.#say(here, (to) => to.tell(type, body))
      },
      tellAll: <Type extends keyof FromServer>(type: Type, body: FromServer[Type]): void => {
        for (const here of this.#here.values()) this.#say(here, (to) => to.tell(type, body))
      },
      show: (view: RoomView): void => {
        this.#view = view
        for (const { line, isReady } of this.#here.values()) if (isReady) line.show(view)
      },
      sendAway: (): void => this.#parts.fault('somebody was sent away'),
      close: (): void => this.#parts.fault('the room has closed'),
    }
  }
}
