import { ErrorCode, Room, ServerError, type Client } from '@colyseus/core'
import {
  boardToWire,
  moveFromWire,
  movedToWire,
  moveToWire,
  type FromServer,
  type WireRules,
} from '@samedeal/protocol'
import { JoinOptions, readClientMessage, type ClientMessage } from '@samedeal/protocol/from-client'
import { RoomState, writeRoomState } from '@samedeal/protocol/room-state'
import {
  gameOf,
  handle,
  newRace,
  roomView,
  type Command,
  type PlayerId,
  type Race,
  type RaceEvent,
} from '@samedeal/race'
import type { Level } from '@samedeal/rules'
import type { Alarm } from '../clock.ts'
import type { Services } from '../services.ts'
import { SeatMinds } from '../thinking/seat-minds.ts'
import { hintFor, planFor } from './cpu-players.ts'
import { MessageBudget } from './message-budget.ts'

/** How long a room waits for the first person, in milliseconds. */
const FIRST_JOIN_MS = 60_000

/** Tells a socket that its player has come back on another one. Colyseus reserves codes up to 4010. */
const CLOSE_TAKEN = 4100

/** What the server's own route gives when it makes a room. */
export interface RaceRoomOptions {
  readonly code: string
  readonly services: Services
}

type RaceClient = Client<{
  userData: { readonly player: PlayerId; readonly budget: MessageBudget }
}>

/**
 * One room on the wire: messages become commands for the race, its events become messages, its wake
 * time becomes a timer. It knows no rule, and believes nothing that a client claims.
 */
export class RaceRoom extends Room<{ state: RoomState; client: RaceClient }> {
  override autoDispose = false
  override patchRate = null
  override maxClients = 200
  #services!: Services
  #race!: Race
  #alarm!: Alarm
  #minds!: SeatMinds
  /** A thought that arrives afterwards must not set the alarm again. */
  #isDisposed = false
  /** The one socket of each connected person. */
  readonly #sockets = new Map<PlayerId, RaceClient>()

  override onCreate({ code, services }: RaceRoomOptions): void {
    this.roomId = code
    this.state = new RoomState()
    this.#services = services
    this.#race = newRace(services.game, services.timing)
    this.#minds = new SeatMinds(services.thinking)
    this.#alarm = services.clock.alarm(() => this.#do({ type: 'tick' }))
    this.#alarm.set(services.clock.now() + FIRST_JOIN_MS)
    writeRoomState(this.state, roomView(this.#race))
    this.onMessage('*', (client, type, body: unknown) => this.#receive(client, type, body))
  }

  override onJoin(client: RaceClient, options: unknown): void {
    const join = JoinOptions.safeParse(options)
    if (!join.success) {
      throw new ServerError(ErrorCode.AUTH_FAILED, 'Joining takes a token and a name.')
    }
    const { token: player, name, isScreen = false } = join.data
    const before = this.#sockets.get(player)
    this.#sockets.set(player, client)
    client.userData = { player, budget: new MessageBudget(this.#services.clock.now()) }
    if (before !== undefined) {
      tell(before, 'taken', true)
      before.leave(CLOSE_TAKEN)
    }
    this.#do({ type: 'join', player, name, isScreen })
  }

  override onLeave(client: RaceClient): void {
    const player = client.userData?.player
    if (player === undefined || this.#sockets.get(player) !== client) return
    this.#sockets.delete(player)
    this.#do({ type: 'drop', player })
  }

  override async onDispose(): Promise<void> {
    this.#isDisposed = true
    this.#alarm.set(undefined)
    await this.#services.codes.release(this.roomId)
  }

  /** Keeps a fault in one handler from ending the room. */
  override onUncaughtException(error: Error, method: string): void {
    this.#services.report(`room ${this.roomId}: ${method} failed`, error)
  }

  #receive(client: RaceClient, type: unknown, body: unknown): void {
    if (client.userData === undefined) return
    const { player, budget } = client.userData
    const { clock } = this.#services
    const message = readClientMessage(type, body)
    const taken = budget.take(clock.now())
    if (taken === 'passed-over') return
    if (message === undefined) return tell(client, 'refused', { why: 'malformed' })
    if (taken === 'refused')
      return tell(client, 'refused', { why: 'too-fast', ...numbered(message) })
    if (message.type === 'clock') return tell(client, 'clock', [message.body, clock.now()])
    if (message.type === 'leave') this.#sockets.delete(player)
    this.#do(this.#commandOf(player, message))
    if (message.type === 'leave') client.leave()
  }

  /** The race's command for a message. */
  #commandOf(player: PlayerId, message: Exclude<ClientMessage, { type: 'clock' }>): Command {
    switch (message.type) {
      case 'move': {
        const move = moveFromWire(this.#wireRules(), message.body)
        return { type: 'move', player, n: message.body[0], move }
      }
      case 'undo':
      case 'send':
        return { type: message.type, player, n: message.body }
      case 'remove-seat':
      case 'make-host':
      case 'record':
        return { type: message.type, player, seat: message.body }
      case 'add-cpu':
        return { type: 'add-cpu', player, level: message.body }
      case 'set-cpu': {
        const [seat, level] = message.body
        return { type: 'set-cpu', player, seat, level }
      }
      case 'set-option': {
        const [name, value] = message.body
        return { type: 'set-option', player, name, value }
      }
      case 'preset':
        return { type: 'preset', player, id: message.body }
      case 'quit':
      case 'start':
      case 'to-lobby':
      case 'hint':
      case 'leave':
        return { type: message.type, player }
    }
  }

  #do(command: Command): void {
    if (this.#isDisposed || this.#race.isClosed) return
    const began = performance.now()
    try {
      const { race, events, wakeAt } = handle(this.#race, command, this.#services.clock.now())
      const hasNewOptions = race.options !== this.#race.options
      this.#race = race
      if (hasNewOptions) this.#services.dealer.prepare(race.options)
      this.#alarm.set(wakeAt)
      for (const event of events) this.#pass(event)
    } catch (error) {
      this.#services.report(`room ${this.roomId}: ${command.type} failed`, error)
    }
    this.#services.timed(command.type, performance.now() - began)
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
        return this.#tellPlayer(player, 'record', { seat, record })
      }
      case 'refused': {
        const { why, n } = event
        return this.#tellPlayer(event.player, 'refused', n === undefined ? { why } : { why, n })
      }
      case 'seated':
        return this.#tellPlayer(event.player, 'seated', event.seat)
      case 'removed':
        return this.#sendAway(event.player)
      case 'room':
        writeRoomState(this.state, roomView(this.#race))
        this.broadcastPatch()
        return undefined
      case 'deal-wanted':
        void this.#deal(event.round, event.levels)
        return undefined
      case 'think':
        return this.#think(event)
      case 'hint-wanted':
        void this.#hint(event.player, event.seat)
        return undefined
      case 'close':
        void this.disconnect()
        return undefined
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
      this.#do({ type: 'deal', round, deals })
    } catch (error) {
      this.#services.report(`room ${this.roomId}: no deal`, error)
      this.#do({ type: 'deal-failed', round })
    }
  }

  /** Asks for a seat's next move. The room goes on meanwhile; the race passes over what comes too late. */
  #think(question: Extract<RaceEvent, { type: 'think' }>): void {
    const { clock, pace } = this.#services
    const asked = { now: clock.now(), pace }
    const plan = planFor(this.#minds, { race: this.#race, question, asked })
    if (plan instanceof Promise) void plan.then((late) => this.#do(late))
    else if (plan !== undefined) this.#do(plan)
  }

  async #hint(player: PlayerId, seat: number): Promise<void> {
    const move = await hintFor(this.#minds, this.#race, seat)
    const wire = move && moveToWire(this.#wireRules(), 0, move)
    this.#tellPlayer(player, 'hint', wire ? [wire[1], wire[2], wire[3]] : null)
  }

  #wireRules(): WireRules {
    return { game: gameOf(this.#race), options: this.#race.options }
  }

  #sendAway(player: PlayerId): void {
    const client = this.#sockets.get(player)
    this.#sockets.delete(player)
    if (client === undefined) return
    tell(client, 'removed', true)
    client.leave()
  }

  #tellSeat<Type extends keyof FromServer>(seat: number, type: Type, body: FromServer[Type]): void {
    const player = this.#race.seats.find((one) => one.seat === seat)?.player
    if (player !== undefined) this.#tellPlayer(player, type, body)
  }

  #tellPlayer<Type extends keyof FromServer>(
    player: PlayerId,
    type: Type,
    body: FromServer[Type],
  ): void {
    const client = this.#sockets.get(player)
    if (client !== undefined) tell(client, type, body)
  }
}

function tell<Type extends keyof FromServer>(
  client: RaceClient,
  type: Type,
  body: FromServer[Type],
): void {
  client.send(type, body)
}

/** The number of a message that has one. */
function numbered(message: ClientMessage): { readonly n?: number } {
  switch (message.type) {
    case 'move':
      return { n: message.body[0] }
    case 'undo':
    case 'send':
      return { n: message.body }
    default:
      return {}
  }
}
