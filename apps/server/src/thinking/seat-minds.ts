import { memoryOf, remember, type CpuLevel, type Memory, type TimedMove } from '@samedeal/bots'
import { gameOf, type Race, type Seat, type SeatGame } from '@samedeal/race'
import { view, type Move } from '@samedeal/rules'
import type { Thinking } from './thinking.ts'
import type { SeatSight } from './thought.ts'

/** What the thinkers of one room need to know of one seat. */
interface Mind {
  readonly round: number
  /** The seat's entries that the memory knows. */
  readonly step: number
  readonly memory: Memory
  /** The moves that are already decided, from that step on. */
  readonly decided: readonly TimedMove[]
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

  /** The next move of a seat at a level, at once if it takes no time; undefined when it stops for good. */
  next(
    race: Race,
    seat: Racing,
    level: CpuLevel,
  ): TimedMove | undefined | Promise<TimedMove | undefined> {
    const mind = this.#mindOf(race, seat)
    if (mind.decided[0] !== undefined) return mind.decided[0]
    const moves = this.#thinking.moves(sightOf(race, seat, mind.memory), level)
    if (!(moves instanceof Promise)) return this.#decide(seat.seat, mind, moves)
    return moves.then((decided) => this.#decide(seat.seat, mind, decided))
  }

  /** The move of a hint for a seat; undefined when no move helps. */
  async hint(race: Race, seat: Racing): Promise<Move | undefined> {
    const mind = this.#mindOf(race, seat)
    if (mind.hinted[0] !== undefined) return mind.hinted[0]
    const hinted = await this.#thinking.hint(sightOf(race, seat, mind.memory))
    this.#keep(seat.seat, { ...mind, hinted })
    return hinted[0]
  }

  /** The seat's mind as of now: a step further when the decided move was made, else from the beginning. */
  #mindOf(race: Race, { seat, game }: Racing): Mind {
    const mind = this.#minds.get(seat)
    const step = game.entries.length
    const { round } = race
    if (mind?.round === round && mind.step === step) return mind
    const last = game.entries.at(-1)
    if (mind?.round === round && mind.step + 1 === step && last !== undefined && 'from' in last) {
      const memory = remember(mind.memory, view(game.position), last)
      const isDecided = isSame(mind.decided[0]?.move, last)
      const isHinted = isSame(mind.hinted[0], last)
      const decided = isDecided ? mind.decided.slice(1) : []
      return this.#set(seat, {
        round,
        step,
        memory,
        decided,
        hinted: isHinted ? mind.hinted.slice(1) : [],
      })
    }
    const memory = memoryOf(game, { game: gameOf(race), options: race.options })
    return this.#set(seat, { round, step, memory, decided: [], hinted: [] })
  }

  #set(seat: number, mind: Mind): Mind {
    this.#minds.set(seat, mind)
    return mind
  }

  #decide(seat: number, mind: Mind, decided: readonly TimedMove[]): TimedMove | undefined {
    this.#keep(seat, { ...mind, decided })
    return decided[0]
  }

  /** Keeps what was decided, unless the seat has gone on in the meantime. */
  #keep(seat: number, mind: Mind): void {
    const now = this.#minds.get(seat)
    if (now?.round === mind.round && now.step === mind.step) this.#minds.set(seat, mind)
  }
}

function isSame(one: Move | undefined, other: Move): boolean {
  return one?.from === other.from && one.to === other.to && one.count === other.count
}

function sightOf(race: Race, { game }: Racing, memory: Memory): SeatSight {
  return { game: race.game, options: race.options, view: view(game.position), memory }
}
