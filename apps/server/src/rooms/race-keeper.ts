import { boardToWire, movedToWire, moveToWire, type FromServer } from '@samedeal/protocol'
import type { WireRules } from '@samedeal/protocol'
import { commandOf, type RaceMessage } from '@samedeal/protocol/command-of'
import { gameOf, handle, newRace, roomView } from '@samedeal/race'
import type { Command, PlayerId, Race, RaceEvent } from '@samedeal/race'
import type { Level } from '@samedeal/rules'
import type { Alarm } from '../clock.ts'
import type { Services } from '../services.ts'
import { SeatMinds } from '../thinking/seat-minds.ts'
import { hintFor, planFor } from './cpu-players.ts'
import type { RoomWire } from './room-wire.ts'

/** How long a room waits for the first person, in milliseconds. */
const FIRST_JOIN_MS = 60_000

/** What a keeper needs from outside. */
export interface KeeperParts {
  readonly code: string
  readonly services: Services
  readonly wire: RoomWire
}

/**
 * Keeps one room's race: messages become commands, its events go out on the wire, its wake time becomes
 * an alarm. It knows no rule, and no socket.
 */
export class RaceKeeper {
  readonly #code: string
  readonly #services: Services
  readonly #wire: RoomWire
  readonly #alarm: Alarm
  readonly #minds: SeatMinds
  #race: Race
  /** A thought or a deal that arrives afterwards must not set the alarm again. */
  #isEnded = false

  constructor({ code, services, wire }: KeeperParts) {
    this.#code = code
    this.#services = services
    this.#wire = wire
    this.#race = newRace(services.game, services.timing)
    this.#minds = new SeatMinds(services.thinking)
    this.#alarm = services.clock.alarm(() => this.do({ type: 'tick' }))
    this.#alarm.set(services.clock.now() + FIRST_JOIN_MS)
    wire.show(roomView(this.#race))
  }

  /** The room's clock, in milliseconds. */
  now(): number {
    return this.#services.clock.now()
  }

  /** What a player's message asks for. */
  receive(player: PlayerId, message: RaceMessage): void {
    this.do(commandOf(this.#wireRules(), player, message))
  }

  /** Lets the race handle a command, and passes on what came of it. */
  do(command: Command): void {
    if (this.#isEnded || this.#race.isClosed) return
    const began = performance.now()
    try {
      const { race, events, wakeAt } = handle(this.#race, command, this.now())
      const hasNewOptions = race.options !== this.#race.options
      this.#race = race
      if (hasNewOptions) this.#services.dealer.prepare(race.options)
      this.#alarm.set(wakeAt)
      for (const event of events) this.#pass(event)
    } catch (error) {
      this.#services.report(`room ${this.#code}: ${command.type} failed`, error)
    }
    this.#services.timed(command.type, performance.now() - began)
  }

  /** Handles nothing any more. */
  end(): void {
    this.#isEnded = true
    this.#alarm.set(undefined)
  }

  #pass(event: RaceEvent): void {
    switch (event.type) {
      case 'moved':
        return this.#tellSeat(event.seat, 'moved', movedToWire(event.n, event.revealed))
      case 'board': {
        const { n, moves } = event
        return this.#tellSeat(event.seat, 'board', { n, moves, board: boardToWire(event.view) })
      }
      case 'rank':
        return this.#tellSeat(event.seat, 'rank', event.rank)
      case 'move-clock':
        return this.#tellSeat(event.seat, 'move-clock', event.deadline)
      case 'record': {
        const { player, seat, record } = event
        return this.#wire.tell(player, 'record', { seat, record })
      }
      case 'refused': {
        const { why, n } = event
        return this.#wire.tell(event.player, 'refused', n === undefined ? { why } : { why, n })
      }
      case 'seated':
        return this.#wire.tell(event.player, 'seated', event.seat)
      case 'removed':
        return this.#wire.sendAway(event.player)
      case 'room':
        return this.#wire.show(roomView(this.#race))
      case 'deal-wanted':
        void this.#deal(event.round, event.levels)
        return undefined
      case 'think':
        return this.#think(event)
      case 'hint-wanted':
        void this.#hint(event.player, event.seat)
        return undefined
      case 'close':
        return this.#wire.close()
    }
  }

  async #deal(round: number, levels: readonly Level[]): Promise<void> {
    const { options, rules } = this.#race
    const game = gameOf(this.#race)
    const order = { game, options, kind: rules.deal }
    try {
      const dealt = await Promise.all(
        levels.map((level) => this.#services.dealer.deal({ ...order, level })),
      )
      const deals = Object.fromEntries(
        dealt.map(({ deck, proof }, index) => {
          const asked = levels[index] ?? rules.difficulty
          return [asked, { deck, level: proof?.level ?? asked, proof }]
        }),
      )
      this.do({ type: 'deal', round, deals })
    } catch (error) {
      this.#services.report(`room ${this.#code}: no deal`, error)
      this.do({ type: 'deal-failed', round })
    }
  }

  /** Asks for a seat's next move. The room goes on meanwhile; the race passes over what comes too late. */
  #think(question: Extract<RaceEvent, { type: 'think' }>): void {
    const asked = { now: this.now(), pace: this.#services.pace }
    const plan = planFor(this.#minds, { race: this.#race, question, asked })
    if (plan instanceof Promise) void plan.then((late) => this.do(late))
    else if (plan !== undefined) this.do(plan)
  }

  async #hint(player: PlayerId, seat: number): Promise<void> {
    const move = await hintFor(this.#minds, this.#race, seat)
    const wire = move && moveToWire(this.#wireRules(), 0, move)
    this.#wire.tell(player, 'hint', wire ? [wire[1], wire[2], wire[3]] : null)
  }

  #wireRules(): WireRules {
    return { game: gameOf(this.#race), options: this.#race.options }
  }

  #tellSeat<Type extends keyof FromServer>(seat: number, type: Type, body: FromServer[Type]): void {
    const player = this.#race.seats.find((one) => one.seat === seat)?.player
    if (player !== undefined) this.#wire.tell(player, type, body)
  }
}
