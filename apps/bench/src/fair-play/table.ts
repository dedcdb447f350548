import type { FromServer } from '@samedeal/protocol'
import type { Command, PlayerId, RoomView } from '@samedeal/race'
import type { Card, Move } from '@samedeal/rules'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import type { Journal } from '@samedeal/server/journal'
import { noJournal } from '@samedeal/server/no-journal'
import { RaceKeeper } from '@samedeal/server/race-keeper'
import { simulatedServices } from '../simulated/simulated-services.ts'
import { Timeline } from '../simulated/timeline.ts'
import { PatientThinking } from './patient-thinking.ts'

/** How far simulated time goes on before thoughts are waited for, in milliseconds. */
const STEP_MS = 100

/** Whatever happens is safe in the same instant: nothing is announced later. */
const AT_ONCE: Journal = {
  ...noJournal,
  open: () => ({ append: () => 0, drop: () => undefined }),
}

/** A move that a player's board shows to be made, whoever made it. */
export type Told = (player: PlayerId, type: keyof FromServer, body: unknown) => void

/** One room with the server's own keeper on a simulated clock, its CPUs, stand-ins and table included. */
export class Table {
  readonly keeper: RaceKeeper
  readonly #timeline = new Timeline()
  readonly #thinking: PatientThinking
  readonly #numbers = new Map<PlayerId, number>()
  #view!: RoomView
  told: Told = () => undefined

  constructor(random: () => number, deck: readonly Card[] = EASY_DECK) {
    const timeline = this.#timeline
    this.#thinking = new PatientThinking(random)
    this.keeper = new RaceKeeper({
      code: 'FAIRPL',
      wire: {
        tell: (player, type, body) => this.told(player, type, body),
        tellAll: () => undefined,
        show: (view) => (this.#view = view),
        sendAway: () => undefined,
        close: () => undefined,
      },
      services: simulatedServices({
        timeline,
        deck,
        thinking: this.#thinking,
        journal: AT_ONCE,
        standIn: 20_000,
        report: (what, error) => {
          throw new Error(what, { cause: error })
        },
      }),
    })
  }

  /** What everybody may see. */
  get room(): RoomView {
    return this.#view
  }

  do(command: Command): void {
    this.keeper.do(command)
  }

  /** Somebody comes to the door; false when they are not let in. */
  join(player: PlayerId): boolean {
    if (this.keeper.joinRefusal({ player, isReturn: false }) !== undefined) return false
    this.do({ type: 'join', player, name: player })
    return true
  }

  /** The host starts a round, and it is GO. */
  async go(host: PlayerId): Promise<void> {
    this.do({ type: 'start', player: host })
    await this.wait(3_500)
  }

  /** Lets time pass, every thought answered on the way. */
  async wait(ms: number, seen: (ms: number) => void = () => undefined): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      await this.#timeline.runTo(this.#timeline.now + Math.min(left, STEP_MS))
      await this.#thinking.settled()
      seen(Math.min(left, STEP_MS))
    }
  }

  move(player: PlayerId, move: Move): void {
    this.do({ type: 'move', player, n: this.#next(player), move })
  }

  send(player: PlayerId): void {
    this.do({ type: 'send', player, n: this.#next(player) })
  }

  undo(player: PlayerId): void {
    this.do({ type: 'undo', player, n: this.#next(player) })
  }

  close(): Promise<void> {
    this.keeper.end()
    return this.#thinking.close()
  }

  #next(player: PlayerId): number {
    const n = (this.#numbers.get(player) ?? 0) + 1
    this.#numbers.set(player, n)
    return n
  }
}
