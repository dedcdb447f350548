import type { KlondikeOptions, Position } from '@samedeal/rules'
import { winningMoves } from './arrange.ts'
import { dealTables } from './deal-tables.ts'
import { DepthFirst } from './depth-first.ts'
import { cardSteps } from './line.ts'
import { randomNumbers } from '../random-numbers.ts'
import { VisitedSet } from './visited-set.ts'
import type { Budget, Verdict } from '../verdict.ts'
import { SearchSpace } from './search.ts'

export interface SolveRequest {
  /** Every card known; as dealt, or in the middle of a game. */
  readonly position: Position
  readonly options: KlondikeOptions
  readonly budget: Budget
  /** Another number, another order of chance in the search. */
  readonly seed?: number
  /** Starts with chance instead of the usual order, as for another line of the same game. */
  readonly shuffled?: boolean
}

/** The order in which a depth-first search tries the kinds of moves: see CHILD_KINDS. */
const ORDER = [0, 1, 2, 3, 4, 5, 6, 7]
/** The order that chance disturbs. */
const LOOSE_ORDER = [0, 0.5, 1, 1, 1.5, 1, 1, 2]
/** States that the ordered search takes up before chance gets a turn. */
const FIRST_LOOK = 60
/** States that the shortest of the shuffled searches takes up. */
const SHORT_LOOK = 300
/** By how much the turns grow: long ones find the deep wins, short ones many easy ones. */
const GROWTH = 1.1
/** States after which a win is unlikely, and all is left to the search that can prove a loss. */
const MIXED_LOOK = 250_000
/** States between two looks at the clock. */
const SLICE = 1000

/**
 * Finds out whether a position can be won under exactly these options. `win` comes with moves that
 * the rules have accepted to the last; `loss` only when every possibility was searched.
 */
export function solve(request: SolveRequest): Verdict {
  const { position, options } = request
  const space = new SearchSpace(dealTables(position), options)
  const attempt = new Attempt(space, request)
  const outcome = attempt.run()
  const { states } = attempt
  if (outcome === 'exhausted') return { verdict: 'loss', states }
  if (outcome === 'open' || attempt.winner === undefined) return { verdict: 'unknown', states }
  const steps = cardSteps(space, attempt.winner.path())
  const moves = winningMoves(position, steps, options)
  return { verdict: 'win', states, moves }
}

/** Gives several searches of one position their turns until one has the answer. */
class Attempt {
  states = 0
  winner: DepthFirst | undefined
  readonly #space: SearchSpace
  readonly #budget: Budget
  readonly #random: () => number
  readonly #end: number
  readonly #ordered: DepthFirst
  readonly #startsShuffled: boolean
  /** States that a depth-first search has searched to the end. */
  readonly #lost = new VisitedSet()
  #outcome: 'won' | 'exhausted' | 'open' = 'open'
  #isSpent = false
  #restarts = 0

  constructor(space: SearchSpace, { budget, seed = 1, shuffled = false }: SolveRequest) {
    this.#space = space
    this.#budget = budget
    this.#startsShuffled = shuffled
    this.#random = randomNumbers(seed)
    this.#end = budget.now === undefined ? 0 : budget.now() + (budget.ms ?? Infinity)
    this.#ordered = new DepthFirst(
      space,
      { kinds: ORDER, chance: 0, random: this.#random },
      this.#lost,
    )
  }

  run(): 'won' | 'exhausted' | 'open' {
    this.#turn(this.#startsShuffled ? this.#shuffled(1) : this.#ordered, FIRST_LOOK)
    for (let share = FIRST_LOOK; !this.#isDone() && this.states < MIXED_LOOK; share *= GROWTH) {
      this.#searchShuffled(1, share)
      this.#searchShuffled(2, share)
      this.#turn(this.#ordered, share)
    }
    while (!this.#isDone()) this.#turn(this.#ordered, SLICE * 16)
    return this.#outcome
  }

  /** Starts over again and again: after few states mostly, after many now and then. */
  #searchShuffled(chance: number, share: number): void {
    for (let left = share; left > 0 && !this.#isDone();) {
      const piece = Math.min(left, SHORT_LOOK * luby(++this.#restarts))
      this.#turn(this.#shuffled(chance), piece)
      left -= piece
    }
  }

  #shuffled(chance: number): DepthFirst {
    return new DepthFirst(
      this.#space,
      { kinds: LOOSE_ORDER, chance, random: this.#random },
      this.#lost,
    )
  }

  #isDone(): boolean {
    return this.#isSpent || this.#outcome !== 'open'
  }

  #turn(search: DepthFirst, share: number): void {
    const { states: most = Infinity, now } = this.#budget
    let left = Math.ceil(share)
    while (left > 0 && !this.#isDone()) {
      const slice = Math.min(left, SLICE, most - this.states)
      const before = search.states
      this.#outcome = search.run(slice)
      this.states += search.states - before
      left -= slice
      if (this.#outcome === 'won') this.winner = search
      else search.pause()
      if (this.states >= most) this.#isSpent = true
      if (now !== undefined && now() >= this.#end) this.#isSpent = true
    }
  }
}

/**
 * The sequence 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ..., from 1: restarting a search after such lengths is
 * never much slower than after the best ones (Luby, Sinclair and Zuckerman, 1993).
 */
export function luby(place: number): number {
  let power = 1
  while (power * 2 - 1 < place) power *= 2
  return power * 2 - 1 === place ? power : luby(place - power + 1)
}
