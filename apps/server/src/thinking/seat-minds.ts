import { memoryOf, type CpuLevel, type LastMove, type TimedAction } from '@samedeal/bots'
import { SKILLS } from '@samedeal/bots/games'
import { gameOf, type Race, type Seat, type SeatGame, type Thinker } from '@samedeal/race'
import { view, type Move, type Position, type RecordEntry, type Undo } from '@samedeal/rules'
import type { Thinking } from './thinking.ts'
import type { SeatSight } from './thought.ts'

/** What the thinkers of one room need to know of one seat. */
interface Mind {
  readonly round: number
  /** The seat's entries that the memory knows. */
  readonly step: number
  /** Undefined where the game has no skills. */
  readonly memory: unknown
  /** The board at that step, as the player sees it. */
  readonly view: Position
  /** The move that led to it, where that is known. */
  readonly last: LastMove | undefined
  /** What is already decided, from that step on. */
  readonly decided: readonly TimedAction[]
  /** The moves of the last hint that are still to be made. */
  readonly hinted: readonly Move[]
}

type Racing = Seat & { readonly game: SeatGame }

/** The minds behind one room's seats: what each has seen, and what each has already decided to do. */
export class SeatMinds {
  readonly #thinking: Thinking
  readonly #minds = new Map<number, Mind>()

  constructor(thinking: Thinking) {
    this.#thinking = thinking
  }

  /**
   * What a level does next at a seat, at once if that takes no time to think of; undefined when it
   * stops for good. Only a CPU in its own seat takes moves back, where the house rules have undo.
   */
  next(
    race: Race,
    seat: Racing,
    { level, as }: { readonly level: CpuLevel; readonly as: Thinker },
  ): TimedAction | undefined | Promise<TimedAction | undefined> {
    const mind = this.#mindOf(race, seat)
    if (mind.decided[0] !== undefined) return mind.decided[0]
    const last = as === 'cpu' && race.rules.undo ? mind.last : undefined
    const actions = this.#thinking.actions({ ...sightOf(race, mind), last }, level)
    if (!(actions instanceof Promise)) return this.#decide(seat.seat, mind, actions)
    return actions.then((decided) => this.#decide(seat.seat, mind, decided))
  }

  /** The move of a hint for a seat; undefined when no move helps. */
  async hint(race: Race, seat: Racing): Promise<Move | undefined> {
    const mind = this.#mindOf(race, seat)
    if (mind.hinted[0] !== undefined) return mind.hinted[0]
    const hinted = await this.#thinking.hint(sightOf(race, mind))
    this.#keep(seat.seat, { ...mind, hinted })
    return hinted[0]
  }

  /** The seat's mind as of now: a step further when the decided move was made, else from the beginning. */
  #mindOf(race: Race, { seat, game }: Racing): Mind {
    const mind = this.#minds.get(seat)
    const step = game.entries.length
    const { round } = race
    if (mind?.round === round && mind.step === step) return mind
    const entry = game.entries.at(-1)
    const seen = view(game.position)
    if (mind?.round === round && mind.step + 1 === step && entry !== undefined) {
      if (!('send' in entry)) return this.#set(seat, oneStepOn(race.game, mind, { entry, seen }))
    }
    const skills = SKILLS.get(race.game)
    const memory = skills && memoryOf(game, { game: gameOf(race), options: race.options }, skills)
    const fresh = { last: undefined, decided: [], hinted: [] }
    return this.#set(seat, { round, step, memory, view: seen, ...fresh })
  }

  #set(seat: number, mind: Mind): Mind {
    this.#minds.set(seat, mind)
    return mind
  }

  #decide(seat: number, mind: Mind, decided: readonly TimedAction[]): TimedAction | undefined {
    this.#keep(seat, { ...mind, decided })
    return decided[0]
  }

  /** Keeps what was decided, unless the seat has gone on in the meantime. */
  #keep(seat: number, mind: Mind): void {
    const now = this.#minds.get(seat)
    if (now?.round === mind.round && now.step === mind.step) this.#minds.set(seat, mind)
  }
}

type SingleEntry = Exclude<RecordEntry, { readonly send: true }>

/** A mind after one more move or undo, which showed it another board. */
function oneStepOn(
  game: string,
  mind: Mind,
  { entry, seen }: { readonly entry: SingleEntry; readonly seen: Position },
): Mind {
  const move = 'from' in entry ? entry : undefined
  return {
    round: mind.round,
    step: mind.step + 1,
    memory: SKILLS.get(game)?.remember(mind.memory, seen, move),
    view: seen,
    last: move && { move, before: mind.view },
    decided: isSame(mind.decided[0]?.action, entry) ? mind.decided.slice(1) : [],
    hinted: isSame(mind.hinted[0], entry) ? mind.hinted.slice(1) : [],
  }
}

function isSame(one: Move | Undo | undefined, other: SingleEntry): boolean {
  if (one === undefined || 'undo' in one || 'undo' in other) {
    return one !== undefined && 'undo' in one && 'undo' in other
  }
  return one.from === other.from && one.to === other.to && one.count === other.count
}

function sightOf(race: Race, { memory, view: seen }: Mind): SeatSight {
  return { game: race.game, options: race.options, view: seen, memory }
}
