import { hintToWire, type Reaction, type WireRules } from '@samedeal/protocol'
import { commandOf, isOfAnotherRound, type RaceMessage } from '@samedeal/protocol/command-of'
import { sayEvent, type PersonalEvent } from '@samedeal/protocol/say-event'
import {
  EDITION,
  gameOf,
  handle,
  handOverRefusal,
  joinRefusal,
  newRace,
  roomView,
} from '@samedeal/race'
import type { Command, PlayerId, Race, RaceEvent, Refused } from '@samedeal/race'
import { USUAL_GAME, type Game } from '@samedeal/rules'
import type { Alarm } from '../clock.ts'
import type { LeftRace, RoomJournal } from '../journal/journal.ts'
import type { Services } from '../services.ts'
import { SeatMinds } from '../thinking/seat-minds.ts'
import { hintFor, planFor, type Asked } from './cpu-players.ts'
import { dealCommand } from './deal-command.ts'
import { isNew } from './left-room.ts'
import { ReactionBudget } from './reaction-budget.ts'
import type { RoomWire } from './room-wire.ts'
import { SafeNews } from './safe-news.ts'

/** How long a room waits for the first person, in milliseconds. */
const FIRST_JOIN_MS = 60_000

type ThinkEvent = Extract<RaceEvent, { type: 'think' }>
type DealEvent = Extract<RaceEvent, { type: 'deal-wanted' }>

/** What a keeper needs of the process: nothing of its sockets and its other rooms. */
export interface KeeperServices extends Omit<
  Services,
  'codes' | 'living' | 'messages' | 'records' | 'socketsPerRoom' | 'turns'
> {
  readonly turns: Pick<Services['turns'], 'add'>
}

/** What a keeper needs from outside. */
export interface KeeperParts {
  readonly code: string
  readonly services: KeeperServices
  readonly wire: RoomWire
  /** The game that a new room begins with; the usual one if not given. */
  readonly game?: Game | undefined
  /** The race that an earlier process has left; undefined for a new room. */
  readonly left?: LeftRace | undefined
}

/**
 * Keeps one room's race: messages become commands, its events go out on the wire, its wake time becomes
 * an alarm. It knows no rule, and no socket.
 */
export class RaceKeeper {
  readonly #code: string
  readonly #services: KeeperServices
  readonly #wire: RoomWire
  readonly #alarm: Alarm
  readonly #minds: SeatMinds
  readonly #journal: RoomJournal
  readonly #news: SafeNews
  /** By how much the room's clock is behind the server's, in milliseconds: its outages. */
  readonly #behind: number
  readonly #reactions = new ReactionBudget(() => this.now())
  #race: Race
  #isSaving = true
  /** A thought or a deal that arrives afterwards must not set the alarm again. */
  #isEnded = false

  constructor({ code, services, wire, game = USUAL_GAME, left }: KeeperParts) {
    const { clock, timing, thinking, journal } = services
    this.#code = code
    this.#services = services
    this.#wire = wire
    this.#race = left?.race ?? newRace(game, timing)
    this.#behind = left === undefined ? 0 : clock.now() - left.at
    this.#minds = new SeatMinds(thinking)
    this.#alarm = clock.alarm(() => this.do({ type: 'tick' }))
    this.#news = new SafeNews({
      clock,
      tellSafe: (player, safe) => wire.tell(player, 'safe', safe),
    })
    this.#journal = journal.open(
      { room: code, race: left === undefined ? this.#race : undefined, behind: this.#behind },
      { safe: (number) => this.#news.safe(number), saving: (isSaving) => this.#saves(isSaving) },
    )
    if (left === undefined || isNew(left.race)) this.#alarm.set(clock.now() + FIRST_JOIN_MS)
    else this.#resume()
    wire.show(roomView(this.#race))
  }

  /** The room's clock, in milliseconds. */
  now(): number {
    return this.#services.clock.now() - this.#behind
  }

  /** Whether what happens is written down, so that it outlives this process. */
  get isSaving(): boolean {
    return this.#isSaving
  }

  /** Why a player may not come in; undefined when they may. */
  joinRefusal(arrival: {
    readonly player: PlayerId
    readonly isReturn: boolean
  }): Refused | undefined {
    return joinRefusal(this.#race, arrival)
  }

  get phase(): Race['phase'] {
    return this.#race.phase
  }

  /** Whether a player has a seat. */
  hasSeat(player: PlayerId): boolean {
    return this.#race.seats.some((seat) => seat.player === player)
  }

  /** Moves a seat to another device; a reason when that cannot be. */
  handOver(player: PlayerId, to: PlayerId): Refused | undefined {
    const why = handOverRefusal(this.#race, { player, to })
    if (why === undefined) this.do({ type: 'hand-over', player, to })
    return why
  }

  /** What a player's message asks for. A command of a round that is over is passed over. */
  receive(player: PlayerId, message: RaceMessage): void {
    if (isOfAnotherRound(message, this.#race.round)) return
    this.do(commandOf(this.#wireRules(), player, message))
  }

  /** Lets the race handle a command, writes it down, and passes on what came of it. */
  do(command: Command): void {
    if (this.#isEnded || this.#race.isClosed) return
    this.#inSection(command.type, () => this.#handle(command))
  }

  /** Passes on what a player calls out. It is no part of the race, and is not written down. */
  react(player: PlayerId, reaction: Reaction): void {
    const { seats, spectators } = this.#race
    const seated = seats.find((one) => one.player === player)
    const watching = spectators.find((one) => one.player === player)
    const name = (seated ?? watching)?.name
    if (name === undefined) return
    if (watching?.isScreen === true) {
      return this.#wire.tell(player, 'refused', { why: 'big-screen' })
    }
    if (!this.#reactions.take(player)) {
      return this.#wire.tell(player, 'refused', { why: 'too-many-reactions' })
    }
    this.#wire.tellAll('reaction', { seat: seated?.seat ?? 0, name, reaction })
  }

  /** Handles nothing any more. */
  end(): void {
    this.#isEnded = true
    this.#alarm.set(undefined)
    this.#news.end()
  }

  #handle(command: Command): void {
    const before = this.#race
    const at = this.now()
    const { race, events, wakeAt } = handle(before, command, at)
    this.#race = race
    if (race !== before) this.#write(before, command, at)
    if (race.options !== before.options || race.game !== before.game) this.#prepare()
    this.#alarm.set(wakeAt === undefined ? undefined : wakeAt + this.#behind)
    for (const event of events) this.#pass(event)
  }

  /** Runs what holds the event loop; a fault in it is told to the operator, and the room lives on. */
  #inSection(section: string, work: () => void): void {
    this.#services.timed(section, () => {
      try {
        work()
      } catch (error) {
        this.#services.report(`room ${this.#code}: ${section} failed`, error)
      }
    })
  }

  #resume(): void {
    this.#prepare()
    this.do({ type: 'resume', edition: EDITION })
  }

  #prepare(): void {
    this.#services.dealer.prepare(gameOf(this.#race), this.#race.options)
  }

  /** Writes a command down; what it brought about is announced when that is safe, if it is of weight. */
  #write(before: Race, command: Command, at: number): void {
    const endsRound = before.phase === 'racing' && this.#race.phase === 'results'
    const number = this.#journal.append({ at, command, race: this.#race, endsRound })
    if ('player' in command && this.#isSaving) this.#expectSafe(number, command.player)
    if (this.#isSaving && (endsRound || finishes(this.#race) > finishes(before))) {
      this.#news.hold(number)
    }
  }

  /** The player is told when their last answered command is safe: after each, and after coming back. */
  #expectSafe(number: number, player: PlayerId): void {
    const n = this.#race.seats.find((seat) => seat.player === player)?.game?.n
    if (n !== undefined && this.#race.phase === 'racing') {
      this.#news.answered({ number, player, round: this.#race.round, n })
    }
  }

  #saves(isSaving: boolean): void {
    this.#isSaving = isSaving
    if (!isSaving) this.#news.release()
    this.#wire.tellAll('unsaved', !isSaving)
  }

  #pass(event: RaceEvent): void {
    switch (event.type) {
      case 'rank':
        return this.#news.announce(`rank of ${event.seat}`, () => this.#tell(event))
      case 'moved':
      case 'board':
      case 'move-clock':
      case 'record':
      case 'refused':
      case 'seated':
        return this.#tell(event)
      case 'removed':
        return this.#wire.sendAway(event.player, 'removed')
      case 'handed-over':
        return this.#wire.sendAway(event.player, 'handed-over')
      case 'room':
        return this.#news.announce('room', () => this.#wire.show(roomView(this.#race)))
      case 'deal-wanted':
        void this.#deal(event)
        return undefined
      case 'think':
        return this.#think(event)
      case 'hint-wanted':
        void this.#hint(event.player, event.seat)
        return undefined
      case 'close':
        this.#journal.drop()
        return this.#wire.close()
    }
  }

  async #deal(wanted: DealEvent): Promise<void> {
    const { dealer, report } = this.#services
    try {
      this.do(await dealCommand(dealer, this.#race, wanted))
    } catch (error) {
      report(`room ${this.#code}: no deal`, error)
      this.do({ type: 'deal-failed', round: wanted.round })
    }
  }

  /**
   * Asks for a seat's next move, in a turn of its own: at GO all CPU seats ask together. The room goes
   * on meanwhile; the race passes over what comes too late.
   */
  #think(question: ThinkEvent): void {
    const asked = { now: this.now(), pace: this.#services.pace }
    this.#services.turns.add(() => this.#answer(question, asked))
  }

  #answer(question: ThinkEvent, asked: Asked): void {
    if (this.#isEnded) return
    this.#inSection('think', () => {
      const plan = planFor(this.#minds, { race: this.#race, question, asked })
      if (plan instanceof Promise) void plan.then((late) => this.do(late))
      else if (plan !== undefined) this.do(plan)
    })
  }

  async #hint(player: PlayerId, seat: number): Promise<void> {
    const move = await hintFor(this.#minds, this.#race, seat)
    this.#wire.tell(player, 'hint', hintToWire(this.#wireRules(), move))
  }

  #wireRules(): WireRules {
    return { game: gameOf(this.#race), options: this.#race.options }
  }

  #tell(event: PersonalEvent): void {
    const player = 'player' in event ? event.player : this.#playerAt(event.seat)
    if (player !== undefined) {
      this.#news.tell(player)
      sayEvent(event, (type, body) => this.#wire.tell(player, type, body))
    }
  }

  #playerAt(number: number): PlayerId | undefined {
    return this.#race.seats.find(({ seat }) => seat === number)?.player
  }
}

/** How many seats have brought every card home. */
function finishes({ seats }: Race): number {
  return seats.filter(({ game }) => game?.finishedAt !== undefined).length
}
