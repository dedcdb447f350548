import type { PackedState, SearchSpace } from '@samedeal/solver/states'
import { MoveWorth } from './move-worth.ts'

/** How far chance moves the worth of a move in a playout, either way together. */
const NOISE = 4

/**
 * One game of the search that is changed in place. Its moves are those of the solver, each of which
 * cannot be taken back; they are found and judged without a look at cards that lie face down.
 */
export class Playout {
  readonly space: SearchSpace
  readonly state: PackedState
  readonly worth: MoveWorth
  readonly #random: () => number

  constructor(space: SearchSpace, random: () => number) {
    this.space = space
    this.state = { ...space.start }
    this.worth = new MoveWorth(space, this.state)
    this.#random = random
  }

  /** Puts another state in place of the present one. */
  place(state: Readonly<PackedState>): void {
    this.state.columns = state.columns
    this.state.stock = state.stock
    this.state.waste = state.waste
    this.state.recycles = state.recycles
    this.state.home = state.home
  }

  /** Makes the forced moves and finds those that there are then. */
  look(): 'won' | 'stuck' | 'open' {
    const { space, state } = this
    space.settler.settle(state)
    if (space.isWon(state)) return 'won'
    space.paths.find(state.home)
    space.expansion.expand(state)
    return space.expansion.children.count === 0 ? 'stuck' : 'open'
  }

  /** Makes the move to a child. */
  move(child: number): void {
    const { children } = this.space.expansion
    this.state.columns = children.columns[child] as number
    this.state.stock = children.stock[child] as number
    this.state.waste = children.waste[child] as number
    this.state.recycles = children.recycles[child] as number
    this.state.home = children.home[child] as number
  }

  /** The move that looks best; `noise`: how far chance moves its worth. */
  best(noise: number): number {
    const { count } = this.space.expansion.children
    this.worth.look()
    let most = -Infinity
    let chosen = 0
    for (let child = 0; child < count; child++) {
      const seen = this.worth.of(child) + (noise > 0 ? noise * (this.#random() - 0.5) : 0)
      if (seen <= most) continue
      most = seen
      chosen = child
    }
    return chosen
  }

  /** Plays the state out; true when the game is won. */
  run(): boolean {
    for (;;) {
      const outcome = this.look()
      if (outcome !== 'open') return outcome === 'won'
      this.move(this.best(NOISE))
    }
  }

  /** Plays the state out up to so many times; true as soon as one game is won. */
  runSome(times: number): boolean {
    const start = { ...this.state }
    for (let time = 0; time < times; time++) {
      this.place(start)
      if (this.run()) return true
    }
    return false
  }
}
