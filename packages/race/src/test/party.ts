import {
  GAMES,
  type Card,
  type Game,
  type Move,
  type OptionValue,
  type Level,
  type Undo,
  type CpuLevel,
} from '@samedeal/rules'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import type { Command } from '../command.ts'
import type { RaceEvent } from '../event.ts'
import type { Handling } from '../fold.ts'
import { handle } from '../handle.ts'
import {
  newRace,
  type Dealt,
  type PlayerId,
  type Race,
  type SeatGame,
  type Thinker,
} from '../race.ts'
import type { Result, RoomView } from '../room-view.ts'
import { roomView } from '../show-room.ts'

/** A room on a clock that the test moves: commands in, events out, alarms rung when they are due. */
export class Party {
  race: Race = newRace(GAMES.get('klondike') as Game)
  now = 1_000_000
  /** The events of the last command. */
  events: readonly RaceEvent[] = []
  /** Every event so far, with its time. */
  readonly log: { readonly at: number; readonly event: RaceEvent }[] = []
  /** Every command so far, as a journal has it. */
  readonly journal: Handling[] = []
  readonly deck: readonly Card[]
  #wakeAt: number | undefined
  readonly #numbers = new Map<PlayerId, number>()

  /** A room whose people have joined in the order given. */
  constructor(people: readonly PlayerId[] = [], deck: readonly Card[] = EASY_DECK) {
    this.deck = deck
    for (const player of people) this.join(player)
  }

  get room(): RoomView {
    return roomView(this.race)
  }

  do(command: Command): readonly RaceEvent[] {
    this.journal.push([this.now, command])
    const { race, events, wakeAt } = handle(this.race, command, this.now)
    this.race = race
    this.events = events
    this.#wakeAt = wakeAt
    for (const event of events) this.log.push({ at: this.now, event })
    return events
  }

  /** Lets time pass, ringing every alarm on the way at its own time. */
  wait(ms: number): void {
    const end = this.now + ms
    let rings = 0
    while (this.#wakeAt !== undefined && this.#wakeAt <= end) {
      if (++rings > 100_000) throw new Error('the alarm never stops ringing')
      this.now = Math.max(this.now, this.#wakeAt)
      this.do({ type: 'tick' })
    }
    this.now = end
  }

  join(player: PlayerId): readonly RaceEvent[] {
    return this.do({ type: 'join', player, name: player })
  }

  set(player: PlayerId, name: string, value: OptionValue): readonly RaceEvent[] {
    return this.do({ type: 'set-option', player, name, value })
  }

  /** The host starts a round, the deal arrives, and the clock goes on to GO. */
  go(host: PlayerId): void {
    this.start(host)
    this.wait(3_000)
  }

  /** The host starts a round, and the deal arrives at once. */
  start(host: PlayerId): void {
    this.#numbers.clear()
    const wanted = this.do({ type: 'start', player: host }).find(
      ({ type }) => type === 'deal-wanted',
    )
    const levels: readonly Level[] = wanted?.type === 'deal-wanted' ? wanted.levels : []
    const deals = Object.fromEntries(levels.map((level) => [level, dealtAs(level, this.deck)]))
    this.do({ type: 'deal', round: this.race.round, deals })
  }

  addCpu(host: PlayerId, level: CpuLevel = 'casual'): readonly RaceEvent[] {
    return this.do({ type: 'add-cpu', player: host, level })
  }

  /** The answer to the last question about a seat: what to do after so many milliseconds. */
  plan(
    name: string,
    action: Move | Undo | undefined,
    { after = 0, as = 'cpu' }: { readonly after?: number; readonly as?: Thinker } = {},
  ): readonly RaceEvent[] {
    const seat = this.seatOf(name)
    const step = this.gameOf(name).entries.length
    const at = this.now + after
    return this.do({ type: 'plan', round: this.race.round, seat, step, as, action, at })
  }

  /** A CPU plays the easy deal's winning line, a move a tenth of a second. */
  finishCpu(name: string): void {
    for (const move of EASY_LINE) {
      this.plan(name, move, { after: 100 })
      this.wait(100)
    }
  }

  send(player: PlayerId): readonly RaceEvent[] {
    return this.do({ type: 'send', player, n: this.#next(player) })
  }

  /** The line of the results with that name. */
  resultOf(name: string): Result {
    const result = this.room.results.find((one) => one.name === name)
    if (result === undefined) throw new Error(`${name} is not in the results`)
    return result
  }

  /** A person's next move, numbered as their browser would. */
  move(player: PlayerId, move: Move): readonly RaceEvent[] {
    return this.do({ type: 'move', player, n: this.#next(player), move })
  }

  undo(player: PlayerId): readonly RaceEvent[] {
    return this.do({ type: 'undo', player, n: this.#next(player) })
  }

  /** The first moves of the easy deal's winning line, all of them if not said. */
  play(player: PlayerId, moves = EASY_LINE.length): void {
    for (const move of EASY_LINE.slice(0, moves)) this.move(player, move)
  }

  /** The part in the round of the seat with that name. */
  gameOf(name: string): SeatGame {
    const game = this.race.seats.find((seat) => seat.name === name)?.game
    if (game === undefined) throw new Error(`${name} takes no part in the round`)
    return game
  }

  /** The seat number of the seat with that name. */
  seatOf(name: string): number {
    return this.race.seats.find((seat) => seat.name === name)?.seat ?? 0
  }

  #next(player: PlayerId): number {
    const n = (this.#numbers.get(player) ?? 0) + 1
    this.#numbers.set(player, n)
    return n
  }
}

/** A deal with a salt and a commitment that a test can tell from others. */
export function dealtAs(level: Level, deck: readonly Card[] = EASY_DECK): Dealt {
  return { deck, level, salt: `salt of ${level}`, commitment: `commitment to ${level}` }
}

/** The reasons among some events. */
export function refusals(events: readonly RaceEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'refused' ? [event.why] : []))
}
