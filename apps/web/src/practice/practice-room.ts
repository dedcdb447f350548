import { hintToWire, type FromServer } from '@samedeal/protocol'
import { commandOf, type RaceMessage } from '@samedeal/protocol/command-of'
import { sayEvent } from '@samedeal/protocol/say-event'
import {
  EDITION,
  fold,
  gameOf,
  handle,
  newRace,
  roomView,
  type Command,
  type Deals,
  type Dealt,
  type Race,
  type RaceEvent,
  type SeatGame,
} from '@samedeal/race'
import type { LoneSkills } from '@samedeal/bots'
import { GAMES, USUAL_GAME, type Game, type Level } from '@samedeal/rules'
import type { PracticeClock } from './practice-clock.ts'
import type { PracticeDealer } from './practice-dealer.ts'
import { PracticeHints } from './practice-hints.ts'
import type { Beginning, KeptRace, PracticeJournal } from './practice-journal.ts'
import type { FromPractice, PracticeSetup } from './practice-message.ts'

/** The one player of the room. */
const PLAYER = 'player'

/** What a practice room needs from outside. */
export interface PracticeParts {
  /** What the clock shows when nothing is kept: no two races of a device begin at the same time. */
  readonly born: number
  readonly clock: PracticeClock
  readonly dealer: Pick<PracticeDealer, 'deal'>
  readonly journal: PracticeJournal
  /** What a game offers beside its rules. */
  readonly skills: (game: string) => Promise<LoneSkills | undefined>
  readonly tell: (message: FromPractice) => void
}

/**
 * A room of one player, where the browser plays the server's part: messages become commands of the same
 * race, its events become messages, its wake time an alarm. The clock stands while the page is out of
 * sight, and the race is kept on the device.
 */
export class PracticeRoom {
  readonly #parts: PracticeParts
  readonly #hints = new PracticeHints()
  #race: Race = newRace(USUAL_GAME)
  /** The number of the deal that the next race is of, and of the one that is on. */
  #wanted: number | undefined
  #dealNumber: number | undefined
  /** What the race that is about to start plays once more. */
  #again: Deals | undefined
  #isRepeat = false

  constructor(parts: PracticeParts) {
    this.#parts = parts
  }

  /** Takes up the kept race, `played` milliseconds after its GO at least; else waits for a start. */
  async open(setup: PracticeSetup, played: number): Promise<void> {
    const { born, clock, journal } = this.#parts
    const kept = restored(await journal.read())
    clock.forwardTo(kept?.at ?? born)
    if (kept !== undefined && played > 0) clock.forwardTo(kept.race.startAt + played)
    this.#race = kept?.race ?? begun({ ...setup, round: 0 }, clock.now())
    this.#isRepeat = kept?.isRepeat ?? false
    this.#wanted = setup.dealNumber
    this.#dealNumber = kept?.dealNumber
    if (kept === undefined) journal.clear()
    else this.#do({ type: 'resume', edition: EDITION })
    clock.run()
    this.#do({ type: 'join', player: PLAYER, name: setup.name })
  }

  /** What the page asks for, in the words in which it would ask the server. */
  receive(type: string, body: unknown): void {
    const { clock, tell } = this.#parts
    if (type === 'clock') {
      tell({ say: 'message', type, body: [Number(body), clock.now()] })
    } else if (type === 'leave') void this.#end()
    else {
      // The page is no stranger: what it sends fits.
      const message = { type, body } as RaceMessage
      this.#do(commandOf(this.#wireRules(), PLAYER, message))
    }
  }

  /**
   * Starts another race of the deal whose results are shown, with the same commitment. Its player knows the
   * cards, so that it is kept as a repetition.
   */
  repeat(): void {
    const { phase, deals } = this.#race
    if (phase !== 'results' || deals === undefined) return
    this.#again = deals
    this.#do({ type: 'start', player: PLAYER })
    this.#again = undefined
  }

  /** The next race is of the deal of this number, or of one that nobody has seen. */
  chooseDeal(number: number | undefined): void {
    this.#wanted = number
    this.#tellRoom()
  }

  /** Lets what is due happen. */
  tick(): void {
    this.#do({ type: 'tick' })
  }

  /** The clock stands, and how late it is is kept. */
  pause(): void {
    const { clock, journal } = this.#parts
    this.tick()
    clock.stand()
    if (this.#race.phase !== 'lobby') journal.add([clock.now(), { type: 'tick' }])
  }

  resume(): void {
    this.#parts.clock.run()
  }

  /** A race that is on waits to be gone on with; else nothing is kept. */
  async #end(): Promise<void> {
    const { journal, tell } = this.#parts
    this.pause()
    if (!isOn(this.#race)) journal.clear()
    await journal.settled()
    tell({ say: 'closed' })
  }

  #do(command: Command): void {
    const { clock, journal } = this.#parts
    const now = clock.now()
    const before = this.#race
    const { race, events, wakeAt } = handle(before, command, now)
    this.#race = race
    if (command.type === 'start' && race.round !== before.round) {
      const { game, options, rules, round } = before
      const isAgain = this.#again !== undefined
      if (!isAgain) this.#dealNumber = gameOf(before).numbered && this.#wanted
      this.#isRepeat = isAgain || this.#dealNumber !== undefined
      const isRepeat = this.#isRepeat
      const dealNumber = this.#dealNumber
      journal.begin({ name: nameIn(before), game, options, rules, round, isRepeat, dealNumber })
    }
    // What happens by itself happens again when the race is folded.
    const isNews = race !== before && command.type !== 'tick'
    if (race.phase !== 'lobby' && isNews) journal.add([now, command])
    if (race.phase === 'lobby' && before.phase !== 'lobby') journal.clear()
    clock.wake(wakeAt)
    for (const event of events) this.#pass(event)
  }

  #pass(event: RaceEvent): void {
    switch (event.type) {
      case 'moved':
      case 'board':
      case 'rank':
      case 'move-clock':
      case 'record':
      case 'refused':
      case 'seated':
        return sayEvent(event, (type, body) => this.#say(type, body))
      case 'room':
        return this.#tellRoom()
      case 'deal-wanted':
        return void this.#deal(event.round, event.levels)
      case 'hint-wanted':
        return void this.#hint(event.seat)
      case 'think':
      case 'removed':
      case 'handed-over':
      case 'close':
        // Nobody else plays here, no seat moves or is taken away, and the room ends with its page.
        return undefined
    }
  }

  async #deal(round: number, levels: readonly Level[]): Promise<void> {
    const again = this.#again
    try {
      this.#do({ type: 'deal', round, deals: again ?? (await this.#freshDeals(levels)) })
    } catch {
      this.#do({ type: 'deal-failed', round })
    }
  }

  async #freshDeals(levels: readonly Level[]): Promise<Deals> {
    const { options, rules } = this.#race
    const number = this.#dealNumber
    const order = { game: gameOf(this.#race), options, kind: rules.deal, number }
    const deals: Partial<Record<Level, Dealt>> = {}
    for (const level of levels) deals[level] = await this.#parts.dealer.deal({ ...order, level })
    return deals
  }

  /** The answer is of the moment when it is found: the skills may have to be fetched. */
  async #hint(seat: number): Promise<void> {
    const skills = await this.#parts.skills(this.#race.game).catch(() => undefined)
    const played = gameAt(this.#race, seat)
    const move = played && skills && this.#hints.move(this.#race, played, skills)
    this.#say('hint', hintToWire(this.#wireRules(), move))
  }

  #say<Type extends keyof FromServer>(type: Type, body: FromServer[Type]): void {
    this.#parts.tell({ say: 'message', type, body } as FromPractice)
  }

  #tellRoom(): void {
    const wanted = gameOf(this.#race).numbered && this.#wanted
    const isWaiting = this.#race.phase === 'lobby'
    this.#parts.tell({
      say: 'room',
      view: roomView(this.#race),
      isRepeat: this.#isRepeat,
      dealNumber: isWaiting ? wanted : this.#dealNumber,
    })
  }

  #wireRules() {
    return { game: gameOf(this.#race), options: this.#race.options }
  }
}

function isOn({ phase }: Race): boolean {
  return phase === 'countdown' || phase === 'racing'
}

function nameIn({ seats }: Race): string {
  return seats[0]?.name ?? ''
}

function gameAt({ seats }: Race, number: number): SeatGame | undefined {
  return seats.find(({ seat }) => seat === number)?.game
}

/** The room before a start, with its player seated. */
function begun({ name, game, options, rules, round }: Beginning, now: number): Race {
  const empty = { ...newRace(gameCalled(game)), options, rules, round, matchRound: round }
  return handle(empty, { type: 'join', player: PLAYER, name }, now).race
}

/** The game of a kept race or a choice: the usual one where none is named. Throws for one that is not offered. */
function gameCalled(id: string = USUAL_GAME.id): Game {
  const game = GAMES.get(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  return game
}

interface RestoredRace {
  readonly race: Race
  readonly at: number
  readonly isRepeat: boolean
  readonly dealNumber: number | undefined
}

/** A kept race as it stood last, and when that was; undefined when it cannot be told. */
function restored(kept: KeptRace | undefined): RestoredRace | undefined {
  if (kept === undefined) return undefined
  try {
    const { beginning, handlings } = kept
    const folding = fold(begun(beginning, handlings[0]?.[0] ?? 0), handlings)
    let step = folding.next()
    while (step.done !== true) step = folding.next()
    const race = step.value
    if (race.phase === 'lobby') return undefined
    const { isRepeat = false, dealNumber } = beginning
    return { race, at: handlings.at(-1)?.[0] ?? 0, isRepeat, dealNumber }
  } catch {
    return undefined
  }
}
